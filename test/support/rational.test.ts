import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareRationals, isRationalMultiple, rationalOf } from './rational.js';

test('a fraction is read from every way to spell a number', () => {
  assert.deepEqual(rationalOf(-0.5), { numerator: -5n, denominator: 10n });
  assert.deepEqual(rationalOf('1.5e3'), { numerator: 1500n, denominator: 1n });
  assert.deepEqual(rationalOf(1e21), { numerator: 10n ** 21n, denominator: 1n });
  assert.deepEqual(rationalOf(25e-8), { numerator: 25n, denominator: 10n ** 8n });
});

test('fractions are ordered and divided exactly', () => {
  assert.equal(compareRationals(rationalOf('0.1'), rationalOf('0.10')), 0);
  assert.equal(compareRationals(rationalOf(-1), rationalOf('-0.99')), -1);
  assert.equal(isRationalMultiple(rationalOf('0.3'), rationalOf('0.1')), true);
  assert.equal(isRationalMultiple(rationalOf('0.35'), rationalOf('0.1')), false);
});
