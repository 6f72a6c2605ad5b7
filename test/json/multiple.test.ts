import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isMultiple, multipleOf } from '../../src/json/multiple.js';
import { Exact, type JsonNumber } from '../../src/json/number.js';
import { runAdversarial } from '../support/adversarial.js';
import { doubles, jsonNumbers, runs, shortDecimals } from '../support/numbers.js';
import { isRationalMultiple, rationalOf } from '../support/rational.js';
import { skipWithoutCases } from '../support/shared-data.js';

function assertAgrees(value: JsonNumber, divisor: JsonNumber): void {
  const expected = isRationalMultiple(rationalOf(value), rationalOf(divisor));
  assert.equal(isMultiple(value, divisor), expected, `${String(value)} of ${String(divisor)}`);
  assert.equal(multipleOf(divisor)(value), expected, `${String(value)} of the prepared ${String(divisor)}`);
}

/** Products are multiples nearly always; a value beside one nearly never is. */
const products: fc.Arbitrary<[JsonNumber, JsonNumber]> = fc
  .tuple(shortDecimals, fc.integer({ min: -100_000, max: 100_000 }))
  .map(([divisor, factor]) => [Number((divisor * factor).toPrecision(15)), divisor]);

test('multiples agree with exact rational arithmetic', () => {
  const pairs = fc.oneof(
    products,
    fc.tuple(shortDecimals, shortDecimals),
    fc.tuple(doubles, shortDecimals),
    fc.tuple(doubles, fc.maxSafeInteger()),
    fc.tuple(jsonNumbers, jsonNumbers),
  );
  fc.assert(
    fc.property(pairs, ([value, divisor]) => {
      fc.pre(Number(divisor) !== 0);
      assertAgrees(value, divisor);
    }),
    { seed: 14, numRuns: runs(50_000) },
  );
});

test('decimals that doubles only approximate are divided exactly', () => {
  for (const [value, divisor, expected] of [
    [0.3, 0.1, true],
    [19.99, 0.01, true],
    [39999999.12, 0.01, true],
    [1.000000001, 0.01, false],
    [1.115, 0.01, false],
    [5001.77, 1.01, false],
    [12391239123, 1e-8, true],
    [1e308, 0.5, true],
    [1e308, 0.123456789, false],
    [1e22, 7, false],
    [1e23, 3, false],
    [5e-324, 1e-323, false],
    [1.5e-323, 5e-324, true],
    [1e-20, 2.5, false],
    [999999999999999.9, 0.1, true],
    [99999999999999.99, 0.01, true],
    [2 ** 53 + 2, 4, false],
    [-7.5, 2.5, true],
    [7.5, -2.5, true],
    [-0, 0.01, true],
  ] as const) {
    assert.equal(isMultiple(value, divisor), expected, `${String(value)} of ${String(divisor)}`);
    assertAgrees(value, divisor);
  }
});

test('numbers beyond the doubles are divided exactly', () => {
  assertAgrees(9007199254740993n, 2);
  assertAgrees(9007199254740993n, 3);
  assertAgrees(new Exact('19.990000000000000000001'), 0.01);
  assertAgrees(new Exact('19.99'), new Exact('0.01'));
  assertAgrees(10n ** 600n, 7n);
});

test('what spans more digits than the limit could not be checked', () => {
  const vast = new Exact('1e999999999');
  for (const [value, divisor] of [
    [vast, 2],
    [2, vast],
    [10n ** 1000n, 1],
    [-(10n ** 5000n), 1],
    [1, new Exact('1e-1000')],
    [new Exact('1e-1000'), 1],
    [new Exact('1e600'), new Exact('1e-400')],
  ] as const) {
    assert.equal(isMultiple(value, divisor), undefined);
    assert.equal(multipleOf(divisor)(value), undefined);
  }
});

test('the limit counts from the highest place of either to the lowest', () => {
  assert.equal(isMultiple(new Exact('1e999'), 1), true);
  assert.equal(isMultiple(10n ** 999n, 3), false);
  assert.equal(isMultiple(new Exact('1e599'), new Exact('1e-400')), true);
  assert.equal(isMultiple(12345, 5, 5), true);
  assert.equal(isMultiple(12345, 5, 4), undefined);
  assert.equal(isMultiple(new Exact('3e999999999'), new Exact('1e999999998')), true);
  assert.equal(isMultiple(new Exact('3e999999999'), new Exact('4e999999998')), false);
  assert.equal(isMultiple(new Exact('1e999999999'), new Exact('1e1000000000')), false);
});

test('zero is a multiple of everything', () => {
  for (const zero of [0, -0, 0n, new Exact('0')]) {
    for (const divisor of [3, 0.01, new Exact('1e999999999'), new Exact('1e-999999999')]) {
      assert.equal(isMultiple(zero, divisor), true);
      assert.equal(multipleOf(divisor)(zero), true);
    }
  }
});

test('the hostile cases of multipleOf are decided', { skip: skipWithoutCases() }, () => {
  const count = runAdversarial(['multipleOf'], ({ multipleOf: divisor }, data) => {
    return typeof data === 'number' && !Number.isFinite(data)
      ? false
      : isMultiple(data as JsonNumber, divisor as number);
  });
  assert.ok(count >= 30, `${count} cases`);
});
