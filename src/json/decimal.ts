import type { Big } from './exact.js';

/** A JSON number as a program holds it: exact where a double would have lost digits (`Big` is big.js's decimal). */
export type JsonNumber = number | bigint | Big;

/**
 * A decimal value, normalised: `0.digits × 10^(magnitude + 1)`, so that the first digit stands for `10^magnitude`.
 * `digits` neither begins nor ends with a zero; it is empty for zero alone, whose magnitude is 0 and which is not
 * negative. Two decimals are the same value if and only if their three fields are the same.
 */
export interface Decimal {
  readonly negative: boolean;
  readonly digits: string;
  readonly magnitude: number;
}

const ZERO: Decimal = { negative: false, digits: '', magnitude: 0 };

/**
 * The decimal value of a number. A double stands for its shortest decimal text (ECMA-262, Number::toString): 0.1 is
 * one tenth. Never writes out an exponent, so the work is linear in the digits that the number holds.
 *
 * @param value a finite number, a bigint, or a sound Big (`isBig`)
 */
export function decimalOf(value: JsonNumber): Decimal {
  if (typeof value === 'number') return value === 0 ? ZERO : fromExponential(value.toExponential());
  if (typeof value === 'bigint') return value === 0n ? ZERO : fromWhole(value.toString());
  return value.c[0] === 0 ? ZERO : { negative: value.s < 0, digits: value.c.join(''), magnitude: value.e };
}

/** The exponent of the last digit: the value is a whole multiple of `10^` this, and of no higher power of ten. */
export function lowestExponent(decimal: Decimal): number {
  return decimal.digits === '' ? 0 : decimal.magnitude - decimal.digits.length + 1;
}

/** Whether two decimals are one value. */
export function sameDecimal(a: Decimal, b: Decimal): boolean {
  return a.magnitude === b.magnitude && a.negative === b.negative && a.digits === b.digits;
}

/** The order of two decimals. Magnitudes are compared before digits: nothing is ever written out. */
export function compareDecimals(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const sign = signOf(a);
  if (sign !== signOf(b)) return sign < signOf(b) ? -1 : 1;
  if (a.magnitude !== b.magnitude) return a.magnitude < b.magnitude === sign > 0 ? -1 : 1;
  // Digits without leading zeros, aligned at the first one, are ordered as text.
  if (a.digits === b.digits) return 0;
  return a.digits < b.digits === sign > 0 ? -1 : 1;
}

/** The digits as a whole number, times `10^shift`; with the sign. */
export function wholeOf(decimal: Decimal, shift: number): bigint {
  const digits = BigInt(decimal.digits + '0'.repeat(shift));
  return decimal.negative ? -digits : digits;
}

/** The digits of a text without the zeros at its end. */
export function withoutTrailingZeros(digits: string): string {
  let end = digits.length;
  while (end > 0 && digits.charCodeAt(end - 1) === 48) end -= 1;
  return end === digits.length ? digits : digits.slice(0, end);
}

function signOf(decimal: Decimal): -1 | 0 | 1 {
  return decimal.digits === '' ? 0 : decimal.negative ? -1 : 1;
}

/** Reads what `toExponential()` writes of a double that is not zero: `-1.25e-7`, with no more digits than needed. */
function fromExponential(text: string): Decimal {
  const negative = text.charCodeAt(0) === 45;
  const first = negative ? 1 : 0;
  const mark = text.indexOf('e');
  // With more than one digit a point stands after the first.
  const rest = mark > first + 1 ? text.slice(first + 2, mark) : '';
  return { negative, digits: text.charAt(first) + rest, magnitude: Number(text.slice(mark + 1)) };
}

function fromWhole(text: string): Decimal {
  const negative = text.charCodeAt(0) === 45;
  const digits = negative ? text.slice(1) : text;
  return { negative, digits: withoutTrailingZeros(digits), magnitude: digits.length - 1 };
}
