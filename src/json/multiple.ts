import { decimalOf, lowestExponent, wholeOf } from './decimal.js';
import type { Decimal } from './decimal.js';
import { MAX_DIGITS, type JsonNumber } from './number.js';

/** Whether a value is a multiple; undefined where that could not be checked. */
export type MultipleTest = (value: JsonNumber) => boolean | undefined;

/** Powers of ten up to here are doubles, and dividing by one is rounded once. */
const MAX_EXACT_POWER = 22;

/** Decimals of up to 15 digits and doubles tell each other apart (IEEE 754 binary64). */
const MAX_SAFE_DIGITS = 999_999_999_999_999;

/**
 * Whether a number is a whole multiple of another by their exact decimal values, a double standing for its shortest
 * decimal text: 0.3 is a multiple of 0.1 (JSON Schema validation, section 6.2.1).
 *
 * @param divisor not zero; its sign does not matter
 * @param digits how many decimal digits value and divisor may span together, from the highest place of either to the
 *   lowest
 * @returns undefined where they span more; zero is a multiple of everything
 */
export function isMultiple(value: JsonNumber, divisor: JsonNumber, digits: number = MAX_DIGITS): boolean | undefined {
  return isExactMultiple(value, decimalOf(divisor), digits);
}

/** {@link isMultiple} with the divisor prepared once: safe integers and short decimals are decided by doubles alone. */
export function multipleOf(divisor: JsonNumber, digits: number = MAX_DIGITS): MultipleTest {
  const decimal = decimalOf(divisor);
  const exact: MultipleTest = (value) => isExactMultiple(value, decimal, digits);
  if (typeof divisor !== 'number') return exact;
  if (Number.isSafeInteger(divisor)) return wholeTest(divisor, exact);
  const places = -lowestExponent(decimal);
  if (places <= 0 || places > MAX_EXACT_POWER) return exact;
  const units = Number(wholeOf(decimal, 0));
  return Math.abs(units) <= MAX_SAFE_DIGITS ? shortTest(units, 10 ** places, exact) : exact;
}

function wholeTest(divisor: number, exact: MultipleTest): MultipleTest {
  return (value) => (Number.isSafeInteger(value) ? (value as number) % divisor === 0 : exact(value));
}

/**
 * The test for the divisor `units / scale`, `scale` being a power of ten. If a value's shortest text lies on the
 * grid of `1 / scale` and has at most 15 digits there, then rounding `value * scale` finds its place on the grid (the
 * error is below one half), and dividing back gives the value again. If dividing back gives another double, the text
 * does not lie on the grid: two decimals of at most 15 digits never share a double.
 */
function shortTest(units: number, scale: number, exact: MultipleTest): MultipleTest {
  return (value) => {
    if (typeof value !== 'number') return exact(value);
    const place = Math.round(value * scale);
    if (place > MAX_SAFE_DIGITS || place < -MAX_SAFE_DIGITS) return exact(value);
    return place / scale === value && place % units === 0;
  };
}

function isExactMultiple(value: JsonNumber, divisor: Decimal, digits: number): boolean | undefined {
  if (typeof value === 'bigint' && isLongerThan(value, digits)) return undefined;
  const decimal = decimalOf(value);
  if (decimal.digits === '') return true;
  const lowest = Math.min(lowestExponent(decimal), lowestExponent(divisor));
  if (Math.max(decimal.magnitude, divisor.magnitude) - lowest >= digits) return undefined;
  if (decimal.magnitude < divisor.magnitude) return false;
  const dividend = wholeOf(decimal, lowestExponent(decimal) - lowest);
  return dividend % wholeOf(divisor, lowestExponent(divisor) - lowest) === 0n;
}

/** Whether a bigint surely has more digits, told without the cost of its decimal text; a few digits more pass. */
function isLongerThan(value: bigint, digits: number): boolean {
  // One decimal digit takes less than 3.33 bits.
  return BigInt.asIntN(Math.ceil(digits * 3.33) + 64, value) !== value;
}
