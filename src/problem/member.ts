import { kindOf } from '../json/kind.js';
import type { FrozenJson } from '../json/frozen.js';
import type { Facts } from './cause.js';
import { nearest } from './near.js';
import { schemaText, type SchemaText } from './schema-text.js';
import { namesAllMembers } from './text.js';

/** The most members that are put in order of nearness; of a longer list the first ones are. */
const SORTED_MEMBERS = 1_000;

/**
 * The JSON texts of the members of an `enum`, made at the first refusal: those that the schema's `type` accepts, since
 * the others can never be right. Where it accepts none, all of them.
 *
 * @param kinds the kinds that the schema accepts, asked for at the first refusal
 */
export function memberTexts(members: readonly FrozenJson[], kinds: () => number): () => readonly SchemaText[] {
  let texts: readonly SchemaText[] | undefined;
  return () => {
    if (texts !== undefined) return texts;
    const possible = members.filter((member) => (kindOf(member) & kinds()) !== 0);
    texts = (possible.length === 0 ? members : possible).map((member) => schemaText(JSON.stringify(member)));
    return texts;
  };
}

/**
 * The facts of a value that is no member: the members in the schema's order, and the same facts for every value; where
 * an answer can't name them all, those nearest to a sent text come first.
 */
export function noMember(texts: () => readonly SchemaText[]): (sent: unknown) => Facts {
  let inOrder: Facts | undefined;
  let namesAll = false;
  return (sent) => {
    const members = texts();
    if (inOrder === undefined) {
      inOrder = { keyword: 'enum', members };
      namesAll = namesAllMembers(members);
    }
    if (typeof sent !== 'string' || namesAll) return inOrder;
    const sorted = nearest(sent, members.slice(0, SORTED_MEMBERS));
    return { keyword: 'enum', members: [...sorted, ...members.slice(SORTED_MEMBERS)] };
  };
}
