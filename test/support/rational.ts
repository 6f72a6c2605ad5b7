import type { JsonNumber } from '../../src/json/number.js';

/** A number as an exact fraction, made from its text alone: a second opinion beside the library's decimals. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The fraction of any text that JavaScript, big.js or JSON writes of a number. */
export function rationalOf(value: JsonNumber | string): Rational {
  const [mantissa = '', exponent = '0'] = String(value).toLowerCase().split('e');
  const [integer = '', fraction = ''] = mantissa.split('.');
  const power = Number(exponent) - fraction.length;
  const numerator = BigInt(integer + fraction);
  // A sign before zeros ("-0.5") is lost on no digit: BigInt reads "-05" as -5.
  return power >= 0
    ? { numerator: numerator * 10n ** BigInt(power), denominator: 1n }
    : { numerator, denominator: 10n ** BigInt(-power) };
}

/** The order of two fractions. */
export function compareRationals(a: Rational, b: Rational): -1 | 0 | 1 {
  const left = a.numerator * b.denominator;
  const right = b.numerator * a.denominator;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Whether one fraction is a whole multiple of another. */
export function isRationalMultiple(value: Rational, divisor: Rational): boolean {
  return (value.numerator * divisor.denominator) % (divisor.numerator * value.denominator) === 0n;
}
