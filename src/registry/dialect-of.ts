import type { Dialect } from '../dialect/dialect.js';
import { dialectByUri } from '../dialect/table.js';
import type { JsonSchema } from '../json/frozen.js';
import { isPlain, type JsonObject, own } from '../json/own.js';

/**
 * The dialect whose keywords decide how far closing goes in a schema: the one its `$schema` names, or the one that
 * its custom metaschema among the documents is written in; else the surrounding one. Whether `$schema` is known at all
 * is for the compiler to say.
 */
export function dialectOf(
  schema: JsonObject,
  around: Dialect,
  documents: Readonly<Record<string, JsonSchema>> = {},
): Dialect {
  const named = own(schema, '$schema');
  if (typeof named !== 'string') return around;
  const known = dialectByUri(named);
  if (known !== undefined) return known;
  const metaschema = own(documents, named);
  const base = isObjectSchema(metaschema) ? own(metaschema, '$schema') : undefined;
  return (typeof base === 'string' ? dialectByUri(base) : undefined) ?? around;
}

/** Whether a value is a schema that can hold keywords. */
export function isObjectSchema(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && isPlain(value);
}
