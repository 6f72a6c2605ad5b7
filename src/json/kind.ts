import { isBig, isWhole, type JsonNumber } from './number.js';
import { isPlain } from './own.js';

/**
 * The JSON types as bits, so that a set of types is one small integer. `number` is split in two because `integer`
 * is a type of its own in JSON Schema: {@link FRACTION} is a number that is not whole.
 */
export const NULL = 1;
export const BOOLEAN = 2;
export const INTEGER = 4;
export const FRACTION = 8;
export const NUMBER: number = INTEGER | FRACTION;
export const STRING = 16;
export const ARRAY = 32;
export const OBJECT = 64;
/** Every JSON type. */
export const ANY: number = NULL | BOOLEAN | NUMBER | STRING | ARRAY | OBJECT;
/** No JSON type: what {@link kindOf} answers for a value that JSON can't carry. */
export const NOT_JSON = 0;

/** The names that the keyword `type` knows (JSON Schema validation, section 6.1.1). */
export type TypeName = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

/** The bits of each name; `number` includes the integers. */
export const KINDS: Readonly<Record<TypeName, number>> = {
  null: NULL,
  boolean: BOOLEAN,
  integer: INTEGER,
  number: NUMBER,
  string: STRING,
  array: ARRAY,
  object: OBJECT,
};

/** Whether a text is one of the seven type names. */
export function isTypeName(name: unknown): name is TypeName {
  return typeof name === 'string' && Object.hasOwn(KINDS, name);
}

/**
 * The kind of any JavaScript value, shallow: nothing inside it is looked at.
 *
 * @returns one of the bits above, or {@link NOT_JSON} for undefined, functions, symbols, NaN, infinities and objects
 *   that are neither arrays, plain objects nor big numbers. A trap of a proxy may throw out of it.
 */
export function kindOf(value: unknown): number {
  // Asked one after the other, each is decided in place; a switch makes the name first.
  if (typeof value === 'string') return STRING;
  if (typeof value === 'number') {
    return Number.isInteger(value) ? INTEGER : Number.isFinite(value) ? FRACTION : NOT_JSON;
  }
  if (typeof value === 'boolean') return BOOLEAN;
  if (typeof value === 'bigint') return INTEGER;
  if (typeof value !== 'object') return NOT_JSON;
  if (value === null) return NULL;
  if (Array.isArray(value)) return ARRAY;
  if (isPlain(value)) return OBJECT;
  return isBig(value) ? (isWhole(value satisfies JsonNumber) ? INTEGER : FRACTION) : NOT_JSON;
}

/** The name to tell a caller for a kind: the most exact one (`integer` for a whole number). */
export function typeNameOf(kind: number): TypeName | undefined {
  switch (kind) {
    case NULL:
      return 'null';
    case BOOLEAN:
      return 'boolean';
    case INTEGER:
      return 'integer';
    case FRACTION:
      return 'number';
    case STRING:
      return 'string';
    case ARRAY:
      return 'array';
    case OBJECT:
      return 'object';
    default:
      return undefined;
  }
}
