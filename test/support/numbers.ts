import fc from 'fast-check';
import { Exact, type JsonNumber } from '../../src/json/number.js';

/** How many times a property is tried: the long run (SLOW=1) takes a million. */
export function runs(ordinary: number): number {
  return process.env.SLOW === '1' ? 1_000_000 : ordinary;
}

/** Finite doubles of every size. */
export const doubles: fc.Arbitrary<number> = fc.double({ noNaN: true, noDefaultInfinity: true });

/** Doubles as people write them: few digits, few places. */
export const shortDecimals: fc.Arbitrary<number> = fc
  .tuple(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.integer({ min: -8, max: 4 }))
  .map(([digits, power]) => Number(`${digits}e${power}`));

/** Texts of exact decimals of up to thirty digits. */
export const decimalTexts: fc.Arbitrary<string> = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.integer({ min: -40, max: 40 }))
  .map(([digits, power]) => `${digits}e${power}`);

/** Numbers in all three forms, many of them near each other. */
export const jsonNumbers: fc.Arbitrary<JsonNumber> = fc.oneof(
  doubles,
  shortDecimals,
  fc.integer(),
  fc.maxSafeInteger(),
  fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }),
  fc.bigInt({ min: 2n ** 53n - 9n, max: 2n ** 53n + 9n }),
  fc.integer({ min: 15, max: 30 }).map((power) => 10n ** BigInt(power)),
  fc.integer({ min: 15, max: 30 }).map((power) => Number(`1e${power}`)),
  decimalTexts.map((text) => new Exact(text)),
  shortDecimals.map((value) => new Exact(value)),
);
