import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  compareDecimals,
  decimalOf,
  lowestExponent,
  sameDecimal,
  wholeOf,
  withoutTrailingZeros,
} from '../../src/json/decimal.js';
import { Exact } from '../../src/json/number.js';
import { jsonNumbers } from '../support/numbers.js';
import { rationalOf } from '../support/rational.js';

test('a double is the decimal of its shortest text', () => {
  assert.deepEqual(decimalOf(0.1), { negative: false, digits: '1', magnitude: -1 });
  assert.deepEqual(decimalOf(-1250), { negative: true, digits: '125', magnitude: 3 });
  assert.deepEqual(decimalOf(5e-324), { negative: false, digits: '5', magnitude: -324 });
});

test('zero has one decimal, whatever its sign and form', () => {
  const zero = { negative: false, digits: '', magnitude: 0 };
  for (const value of [0, -0, 0n, new Exact('-0'), new Exact('0.00')]) assert.deepEqual(decimalOf(value), zero);
});

test('no exponent is ever written out', () => {
  assert.deepEqual(decimalOf(new Exact('-12e999999999')), { negative: true, digits: '12', magnitude: 1_000_000_000 });
});

test('digits and lowest exponent give the value back', () => {
  fc.assert(
    fc.property(jsonNumbers, (value) => {
      const decimal = decimalOf(value);
      assert.doesNotMatch(decimal.digits, /^0|0$/u);
      const { numerator, denominator } = rationalOf(`${wholeOf(decimal, 0)}e${lowestExponent(decimal)}`);
      const expected = rationalOf(value);
      assert.equal(numerator * expected.denominator, expected.numerator * denominator);
    }),
    { seed: 11, numRuns: 2_000 },
  );
});

test('decimals are the same exactly when neither comes first', () => {
  const decimals = [-3e300, -21, -20, -2.5, -2, -0.5, 0, 1e-9, 0.5, 0.51, 2, 20, 21, 3e300].map(decimalOf);
  for (const [index, decimal] of decimals.entries()) {
    for (const [other, against] of decimals.entries()) {
      assert.equal(compareDecimals(decimal, against), Math.sign(index - other));
      assert.equal(sameDecimal(decimal, against), index === other);
    }
  }
});

test('only the zeros at the end are taken off', () => {
  assert.equal(withoutTrailingZeros('10500'), '105');
  assert.equal(withoutTrailingZeros('000'), '');
  assert.equal(withoutTrailingZeros('007'), '007');
});
