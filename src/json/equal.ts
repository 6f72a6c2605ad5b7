import { compareNumbers, isNumber } from './number.js';
import { has, isPlain, type JsonObject } from './own.js';

/** How many levels of arrays and objects equality follows before it gives up: what is nested deeper equals nothing. */
export const MAX_EQUAL_DEPTH = 256;

/**
 * JSON equality (JSON Schema core, section 4.2.2): numbers by their decimal value whatever holds them (1, 1.0, 1n;
 * -0 is 0), texts by their code units, arrays in order, objects whatever the order of their own enumerable
 * properties, of which an undefined one is absent. What JSON can't carry equals nothing, itself included.
 *
 * Walks no further than both values go together; below 256 levels nothing is equal. A trap of a proxy, or a getter,
 * may throw out of it.
 */
export function isEqual(a: unknown, b: unknown): boolean {
  return isEqualWithin(a, b, MAX_EQUAL_DEPTH);
}

function isEqualWithin(a: unknown, b: unknown, depth: number): boolean {
  if (typeof a === 'string' || typeof a === 'boolean' || a === null) return a === b;
  if (typeof a === 'number' && typeof b === 'number') return a === b && Number.isFinite(a);
  if (isNumber(a)) return isNumber(b) && compareNumbers(a, b) === 0;
  if (typeof a !== 'object' || typeof b !== 'object' || b === null || depth === 0) return false;
  if (Array.isArray(a)) return Array.isArray(b) && areItemsEqual(a, b, depth - 1);
  return isPlain(a) && isPlain(b) && arePropertiesEqual(a, b, depth - 1);
}

function areItemsEqual(a: readonly unknown[], b: readonly unknown[], depth: number): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index += 1) {
    if (!isEqualWithin(a[index], b[index], depth)) return false;
  }
  return true;
}

function arePropertiesEqual(a: JsonObject, b: JsonObject, depth: number): boolean {
  let surplus = 0;
  for (const name of Object.keys(b)) if (b[name] !== undefined) surplus += 1;
  for (const name of Object.keys(a)) {
    if (a[name] === undefined) continue;
    if (!has(b, name) || !isEqualWithin(a[name], b[name], depth)) return false;
    surplus -= 1;
  }
  return surplus === 0;
}
