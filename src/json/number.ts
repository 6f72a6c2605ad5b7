import { compareDecimals, decimalOf, lowestExponent, sameDecimal, wholeOf } from './decimal.js';
import { type Big, Exact } from './exact.js';
import type { Decimal, JsonNumber } from './decimal.js';

export type { JsonNumber } from './decimal.js';
export { Exact } from './exact.js';

/** How many digits a number may have when written out before it is left as it is (contract: `limits.digits`). */
export const MAX_DIGITS = 1000;

/** How many significant digits {@link decimalText} spells before it cuts. */
const MAX_TEXT_DIGITS = 40;

/**
 * Whether an object is a Big that can be read: an instance of this process's big.js whose sign, exponent and digits
 * are what big.js itself would have made. An object that merely inherits from its prototype, or a Big whose exponent
 * is too large to be counted exactly, is none.
 */
export function isBig(value: object): value is Big {
  if (!(value instanceof Exact)) return false;
  const { s: sign, e: exponent, c: digits } = value as Partial<Big>;
  if ((sign !== 1 && sign !== -1) || !Number.isSafeInteger(exponent) || !Array.isArray(digits)) return false;
  const last = digits.length - 1;
  if (last === 0 && digits[0] === 0) return exponent === 0;
  if (last < 0 || digits[0] === 0 || digits[last] === 0) return false;
  for (const digit of digits) if (!isDigit(digit)) return false;
  return true;
}

/** Whether any JavaScript value is a JSON number: a finite number, a bigint, or a Big. */
export function isNumber(value: unknown): value is JsonNumber {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value);
    case 'bigint':
      return true;
    case 'object':
      return value !== null && isBig(value);
    default:
      return false;
  }
}

/** Whether a number is mathematically whole: 2.0 and 1e999999999 are. Takes the same time for every exponent. */
export function isWhole(value: JsonNumber): boolean {
  if (typeof value === 'number') return Number.isInteger(value);
  // The last digit stands for 10^(e - length + 1).
  return typeof value === 'bigint' || value.c[0] === 0 || value.e >= value.c.length - 1;
}

/**
 * The order of two numbers by their exact decimal values; a double stands for its shortest decimal text. Exponents
 * are compared first, so 1e999999999 costs no more than 1.
 */
export function compareNumbers(a: JsonNumber, b: JsonNumber): -1 | 0 | 1 {
  // Shortest texts are ordered as the doubles are. A double between the safe integers lies between the same whole
  // numbers as its text, so the language's own exact comparison with a bigint holds; beyond them it would compare
  // with the binary value (1e23 is not 10n ** 23n).
  if (typeof a === 'number' && (typeof b === 'number' || (typeof b === 'bigint' && isNarrow(a)))) return order(a, b);
  if (typeof a === 'bigint' && (typeof b === 'bigint' || (typeof b === 'number' && isNarrow(b)))) return order(a, b);
  return compareDecimals(decimalOf(a), decimalOf(b));
}

/**
 * The integer that a whole number stands for, in the form a handler is given: `number` when it is a safe integer,
 * else `bigint`. A `number` is never changed but for -0, which becomes 0. What has more than `digits` digits when
 * written out stays as it is, and so does what is not whole.
 *
 * @param digits the limit, in digits before the point
 */
export function canonicalInteger(value: JsonNumber, digits: number = MAX_DIGITS): JsonNumber {
  if (typeof value === 'number') return value === 0 ? 0 : value;
  if (typeof value === 'bigint') return narrowed(value);
  if (!isWhole(value) || value.e >= digits) return value;
  const decimal = decimalOf(value);
  return decimal.digits === '' ? 0 : narrowed(wholeOf(decimal, lowestExponent(decimal)));
}

/**
 * Whether a Big holds a whole number short enough that reading it would have made a `number` or a `bigint` of it:
 * it is a Big only because the reader was asked to keep the spelling `1.0` (`wholeDecimals: 'keep'`). Draft-04 does
 * not count such a number as an integer.
 */
export function isKeptDecimal(value: JsonNumber, digits: number = MAX_DIGITS): boolean {
  return typeof value === 'object' && isWhole(value) && value.e < digits;
}

/**
 * What a number is told apart by: two numbers are equal if and only if their identities are the same by
 * SameValueZero, as in a Set. It is the double where one has exactly that decimal text, else a text of the digits.
 * (Never a bigint: V8 hashes those by their lowest 64 bits alone, so that a set of them can be made slow.)
 */
export function numberIdentity(value: JsonNumber): number | string {
  if (typeof value === 'number') return value;
  const decimal = decimalOf(value);
  const near = nearestDouble(decimal);
  if (near !== undefined) return near;
  return `${decimal.negative ? '-' : ''}${decimal.digits}e${decimal.magnitude}`;
}

/** The double whose shortest text has exactly this decimal value, if there is one. Zero is 0. */
export function nearestDouble(decimal: Decimal): number | undefined {
  if (decimal.digits === '') return 0;
  // No shortest text has more than 17 digits, and no double but zero lies outside these magnitudes.
  if (decimal.digits.length > 17 || decimal.magnitude > 308 || decimal.magnitude < -324) return undefined;
  const near = Number(
    `${decimal.negative ? '-' : ''}${decimal.digits}e${decimal.magnitude - decimal.digits.length + 1}`,
  );
  return Number.isFinite(near) && near !== 0 && sameDecimal(decimalOf(near), decimal) ? near : undefined;
}

/**
 * A number as text, in the manner of JavaScript's own (`100`, `0.01`, `1e+30`), of at most 66 characters: digits
 * beyond the fortieth are cut with `…`.
 */
export function decimalText(value: JsonNumber): string {
  if (typeof value === 'number') return String(value);
  const { negative, digits, magnitude } = decimalOf(value);
  const sign = negative ? '-' : '';
  if (digits === '') return '0';
  if (digits.length <= MAX_TEXT_DIGITS && magnitude < 21 && magnitude > -7) return sign + plainText(digits, magnitude);
  const cut = digits.length > MAX_TEXT_DIGITS;
  const shown = cut ? `${digits.slice(0, MAX_TEXT_DIGITS)}…` : digits;
  const mantissa = shown.length > 1 ? `${shown.charAt(0)}.${shown.slice(1)}` : shown;
  return `${sign}${mantissa}e${magnitude < 0 ? '' : '+'}${magnitude}`;
}

function plainText(digits: string, magnitude: number): string {
  if (magnitude < 0) return `0.${'0'.repeat(-magnitude - 1)}${digits}`;
  const whole = digits.slice(0, magnitude + 1).padEnd(magnitude + 1, '0');
  const fraction = digits.slice(magnitude + 1);
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

function narrowed(value: bigint): number | bigint {
  const near = Number(value);
  return Number.isSafeInteger(near) ? near : value;
}

function isNarrow(value: number): boolean {
  return value <= Number.MAX_SAFE_INTEGER && value >= Number.MIN_SAFE_INTEGER;
}

function order(a: number | bigint, b: number | bigint): -1 | 0 | 1 {
  return a < b ? -1 : a > b ? 1 : 0;
}

function isDigit(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 9;
}
