import { nearest } from './near.js';
import type { SchemaText } from './schema-text.js';
import { namesAllMembers } from './text.js';

/**
 * The members of an `enum`, or the tags of a union, in the order to tell them: as the schema has them where a problem
 * can name them all, else the nearest to what was sent first. What was sent decides the order alone and is not told.
 *
 * @param members JSON texts.
 * @param sent the text that was sent, or undefined where nothing like a text was.
 */
export function orderMembers(members: readonly SchemaText[], sent: string | undefined): readonly SchemaText[] {
  if (sent === undefined || namesAllMembers(members)) return members;
  return nearest(sent, members);
}
