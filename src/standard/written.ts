import type { Dialect } from '../dialect/dialect.js';
import { type FrozenJson, type FrozenObject, isList, isObject } from '../json/frozen.js';
import { setOwn } from '../json/own.js';
import { appendToken } from '../json/pointer.js';
import type { Keyword } from '../keyword/keyword.js';

/** A schema object that is being written. */
export type Written = Record<string, unknown>;

/** What a rule may use to write one keyword of a schema object. */
export interface Conversion {
  readonly from: Dialect;
  readonly to: Dialect;
  /** The schema object that is read. */
  readonly schema: FrozenObject;
  readonly written: Written;
  /** The place of the keyword. */
  readonly pointer: string;
  /** Converts a subschema. */
  readonly inside: (schema: FrozenJson, pointer: string) => unknown;
}

/** A copy that may be written to. */
export function copyJson(value: FrozenJson): unknown {
  if (isList(value)) return value.map(copyJson);
  if (!isObject(value)) return value;
  const copy: Written = {};
  for (const [name, member] of Object.entries(value)) setOwn(copy, name, copyJson(member));
  return copy;
}

/** An operand with the subschemas in it converted. */
export function convertOperand(
  operand: FrozenJson,
  { shelf }: Keyword,
  pointer: string,
  inside: Conversion['inside'],
): unknown {
  if (shelf === undefined) return copyJson(operand);
  if (isList(operand)) return operand.map((item, index) => inside(item, `${pointer}/${index}`));
  if (shelf !== 'map' || !isObject(operand)) return inside(operand, pointer);
  const map: Written = {};
  for (const [name, schema] of Object.entries(operand)) setOwn(map, name, inside(schema, appendToken(pointer, name)));
  return map;
}
