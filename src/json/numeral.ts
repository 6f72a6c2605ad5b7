import { lowestExponent, withoutTrailingZeros, wholeOf, type Decimal } from './decimal.js';
import { Exact, nearestDouble, type JsonNumber } from './number.js';
import { refuse } from './syntax-error.js';

/** How numerals are read. */
export interface NumeralPolicy {
  /**
   * How many digits a numeral may spell before its exponent; and how many a whole number may have when written out
   * before it stays a Big.
   */
  readonly digits: number;
  /** Whether a whole number that is spelled with a point (`1.0`) stays a Big. */
  readonly keepWholeDecimals: boolean;
}

/** What the numerals of one text share. */
export interface NumeralBudget {
  /** Digits that exponents may still add when whole numbers are written out. */
  writtenOut: number;
}

/**
 * What a budget begins with. `1e999` is five units of text and a thousand digits of bigint: a text full of them would
 * take seventy times its own size.
 */
export const MAX_WRITTEN_OUT = 1_000_000;

/** A number, and the offset behind its numeral. */
export interface ReadNumber {
  readonly value: JsonNumber;
  readonly end: number;
}

const MINUS = 45;
const PLUS = 43;
const POINT = 46;
const ZERO = 48;

/** Every decimal of so many digits is told apart by doubles, and its digits are a whole number that is exact in one. */
const SAFE_DIGITS = 15;

/** An exponent beyond this can't be counted exactly together with the digits before it. */
const MAX_EXPONENT = 1e15;

/**
 * Reads the numeral at an offset (RFC 8259, section 6), losing nothing: a `number` where that double's shortest text
 * has the same decimal value; else a bigint if it is whole and not too long; else a Big. `-0` is the double -0.
 *
 * @throws JsonSyntaxError where no numeral stands, or one beyond the limits
 */
export function readNumeral(text: string, start: number, policy: NumeralPolicy, budget: NumeralBudget): ReadNumber {
  const negative = text.charCodeAt(start) === MINUS;
  const first = negative ? start + 1 : start;
  let at = first;
  let units = 0;
  let unit = text.charCodeAt(at);
  if (!isDigit(unit)) refuse(negative ? 'digit-expected' : 'value-expected', text, at);
  for (; isDigit(unit); unit = text.charCodeAt(++at)) units = units * 10 + unit - ZERO;
  if (at > first + 1 && text.charCodeAt(first) === ZERO) refuse('leading-zero', text, first);
  const point = at;
  if (unit === POINT) {
    unit = text.charCodeAt(++at);
    if (!isDigit(unit)) refuse('digit-expected', text, at);
    for (; isDigit(unit); unit = text.charCodeAt(++at)) units = units * 10 + unit - ZERO;
  }
  const isDecimal = at > point;
  if (at - first - (isDecimal ? 1 : 0) > policy.digits) refuse('too-many-digits', text, start);
  if (at - first <= SAFE_DIGITS && (unit | 32) !== 101 && !(isDecimal && policy.keepWholeDecimals)) {
    // One exact whole number divided by another: rounded once, hence the nearest double.
    const value = isDecimal ? units / 10 ** (at - point - 1) : units;
    return { value: negative ? -value : value, end: at };
  }
  const end = (unit | 32) === 101 ? endOfExponent(text, at) : at;
  const spelled = text.slice(start, end);
  const isKept = isDecimal && policy.keepWholeDecimals;
  // What another program wrote as a double is nearly always spelled like this.
  if (!isKept && String(Number(spelled)) === spelled) return { value: Number(spelled), end };
  const exponent = end > at ? Number(text.slice(at + 1, end)) : 0;
  const decimal = decimalOfParts(negative, text.slice(first, point), text.slice(point + 1, at), exponent);
  if (decimal.digits !== '' && Math.abs(exponent) > MAX_EXPONENT) refuse('exponent-too-large', text, start);
  const value = numberOf(decimal, negative, isKept, policy.digits);
  if (typeof value === 'bigint') budget.writtenOut -= Math.max(0, decimal.magnitude - (at - first));
  if (budget.writtenOut < 0) refuse('too-many-digits', text, start);
  return { value, end };
}

function endOfExponent(text: string, mark: number): number {
  const sign = text.charCodeAt(mark + 1);
  let at = sign === PLUS || sign === MINUS ? mark + 2 : mark + 1;
  if (!isDigit(text.charCodeAt(at))) refuse('digit-expected', text, at);
  while (isDigit(text.charCodeAt(at))) at += 1;
  return at;
}

function numberOf(decimal: Decimal, negative: boolean, isKept: boolean, digits: number): JsonNumber {
  const isWhole = lowestExponent(decimal) >= 0;
  if (!(isKept && isWhole)) {
    if (decimal.digits === '') return negative ? -0 : 0;
    const double = nearestDouble(decimal);
    if (double !== undefined) return double;
    if (isWhole && decimal.magnitude < digits) return wholeOf(decimal, lowestExponent(decimal));
  }
  return new Exact(`${negative ? '-' : ''}${decimal.digits || '0'}e${lowestExponent(decimal)}`);
}

function decimalOfParts(negative: boolean, integer: string, fraction: string, exponent: number): Decimal {
  const all = integer + fraction;
  let first = 0;
  while (all.charCodeAt(first) === ZERO) first += 1;
  const digits = withoutTrailingZeros(all.slice(first));
  if (digits === '') return { negative: false, digits, magnitude: 0 };
  return { negative, digits, magnitude: integer.length - 1 - first + exponent };
}

function isDigit(unit: number): boolean {
  return unit >= ZERO && unit <= 57;
}
