import assert from 'node:assert/strict';
import { test } from 'node:test';
import Big from 'big.js';
import fc from 'fast-check';
import {
  canonicalInteger,
  compareNumbers,
  decimalText,
  Exact,
  isBig,
  isKeptDecimal,
  isNumber,
  isWhole,
  numberIdentity,
} from '../../src/json/number.js';
import { jsonNumbers, runs } from '../support/numbers.js';
import { compareRationals, rationalOf } from '../support/rational.js';

const vast = new Exact('1e999999999');

test('finite numbers, bigints and Bigs of any constructor are numbers', () => {
  for (const value of [0, -0, 1.5, 5e-324, 10n ** 400n, vast, new Big('0'), new (Big())('1.5'), new Exact('-100')]) {
    assert.equal(isNumber(value), true);
  }
});

test('nothing else is a number', () => {
  for (const value of [
    NaN,
    Infinity,
    -Infinity,
    '1',
    null,
    undefined,
    true,
    {},
    [],
    Symbol('1'),
    Object(1) as object,
  ]) {
    assert.equal(isNumber(value), false);
  }
});

test('an object that only looks like a Big is none', () => {
  const like = (fields: object): object => Object.assign(Object.create(Big.prototype as object) as object, fields);
  assert.equal(isBig(like({ s: 1, e: 1, c: [1, 5] })), true);
  for (const fields of [
    {},
    { s: 0, e: 0, c: [1] },
    { s: 1, e: 0.5, c: [1] },
    { s: 1, e: 2 ** 60, c: [1] },
    { s: 1, e: 0, c: '1' },
    { s: 1, e: 0, c: [] },
    { s: 1, e: 1, c: [0] },
    { s: 1, e: 1, c: [0, 1] },
    { s: 1, e: 1, c: [1, 0] },
    { s: 1, e: 2, c: [1, 10, 1] },
    { s: 1, e: 2, c: [1, 'x', 1] },
    { s: 1, e: 2, c: Object.assign([1], { 2: 1 }) },
  ]) {
    assert.equal(isBig(like(fields)), false, JSON.stringify(fields));
  }
  assert.equal(isBig({ s: 1, e: 0, c: [1] }), false);
});

test('a number is whole by its value, not by its form', () => {
  for (const value of [0, -0, 2, 1e300, 5n, vast, new Exact('2.0'), new Exact('-0'), new Exact('120')]) {
    assert.equal(isWhole(value), true);
  }
  for (const value of [0.5, 5e-324, new Exact('120.5'), new Exact('1e-999999999')]) assert.equal(isWhole(value), false);
});

test('numbers of all forms are ordered by their exact values', () => {
  fc.assert(
    fc.property(jsonNumbers, jsonNumbers, (a, b) => {
      assert.equal(compareNumbers(a, b), compareRationals(rationalOf(a), rationalOf(b)));
      assert.equal(compareNumbers(a, a), 0);
    }),
    { seed: 12, numRuns: runs(20_000) },
  );
});

test('a double stands for its shortest text where it meets a bigint', () => {
  assert.equal(compareNumbers(1e23, 10n ** 23n), 0);
  assert.equal(compareNumbers(10n ** 23n, 1e23), 0);
  assert.equal(compareNumbers(2 ** 53, 2n ** 53n + 1n), -1);
  assert.equal(compareNumbers(0.1, new Exact('0.1')), 0);
  assert.equal(compareNumbers(0.1, new Exact('0.1000000000000000055511151231257827')), -1);
});

test('exponents of any size are compared without being written out', () => {
  const small = new Exact('1e-999999999');
  assert.equal(compareNumbers(vast, Number.MAX_VALUE), 1);
  assert.equal(compareNumbers(10n ** 500n, vast), -1);
  assert.equal(compareNumbers(vast, new Exact('1.0e999999999')), 0);
  assert.equal(compareNumbers(new Exact('-1e999999999'), -1), -1);
  assert.equal(compareNumbers(small, 0), 1);
  assert.equal(compareNumbers(small, 5e-324), -1);
});

test('the canonical integer is a number when safe, else a bigint', () => {
  assert.ok(Object.is(canonicalInteger(-0), 0));
  assert.ok(Object.is(canonicalInteger(new Exact('-0')), 0));
  assert.equal(canonicalInteger(2), 2);
  assert.equal(canonicalInteger(5n), 5);
  assert.equal(canonicalInteger(new Exact('1e3')), 1000);
  assert.equal(canonicalInteger(new Exact('-2.0')), -2);
  assert.equal(canonicalInteger(2n ** 53n - 1n), Number.MAX_SAFE_INTEGER);
  assert.equal(canonicalInteger(2n ** 53n), 2n ** 53n);
  assert.equal(canonicalInteger(new Exact('9007199254740993.0')), 9007199254740993n);
});

test('a number given as a double is never changed but for -0', () => {
  for (const value of [1e23, 2 ** 53, 1e308, 1.5]) assert.equal(canonicalInteger(value), value);
});

test('what is too long, or is not whole, stays as it is', () => {
  const longest = new Exact('1e999');
  assert.equal(canonicalInteger(longest), 10n ** 999n);
  for (const value of [new Exact('1e1000'), vast, new Exact('1.5'), 10n ** 2000n]) {
    assert.equal(canonicalInteger(value), value);
  }
  assert.equal(canonicalInteger(longest, 999), longest);
});

test('a whole Big short enough to be read as something else was kept for its spelling', () => {
  assert.equal(isKeptDecimal(new Exact('1.0')), true);
  assert.equal(isKeptDecimal(new Exact('1e999')), true);
  for (const value of [vast, new Exact('1e1000'), new Exact('1.5'), 1, 1n]) assert.equal(isKeptDecimal(value), false);
});

test('equal numbers, and no others, have the same identity', () => {
  fc.assert(
    fc.property(jsonNumbers, jsonNumbers, (a, b) => {
      assert.equal(new Set([numberIdentity(a), numberIdentity(b)]).size === 1, compareNumbers(a, b) === 0);
    }),
    { seed: 13, numRuns: 20_000 },
  );
  const ones = [1, 1n, new Exact('1'), new Exact('1.00')];
  assert.deepEqual(new Set(ones.map(numberIdentity)), new Set([1]));
  const same = [1e23, 10n ** 23n, new Exact('1e23')];
  assert.deepEqual(new Set(same.map(numberIdentity)), new Set([1e23]));
  assert.equal(new Set([0, -0, 0n, new Exact('-0')].map(numberIdentity)).size, 1);
  for (const value of [0.30000000000000004, 1.7976931348623157e308, 5e-324]) {
    assert.equal(numberIdentity(new Exact(value)), value);
  }
  assert.equal(numberIdentity(vast), numberIdentity(new Exact('10e999999998')));
  assert.notEqual(numberIdentity(new Exact('1e-400')), numberIdentity(0));
});

test('a number is spelled in the manner of JavaScript', () => {
  const spellings: readonly [Parameters<typeof decimalText>[0], string][] = [
    [100, '100'],
    [0.01, '0.01'],
    [1e30, '1e+30'],
    [-0, '0'],
    [12345678901234567890n, '12345678901234567890'],
    [-(10n ** 30n), '-1e+30'],
    [new Exact('-0'), '0'],
    [new Exact('1e20'), '100000000000000000000'],
    [new Exact('1e21'), '1e+21'],
    [new Exact('100.50'), '100.5'],
    [new Exact('0.000001'), '0.000001'],
    [new Exact('0.0000001'), '1e-7'],
    [new Exact('1.25e-400'), '1.25e-400'],
    [vast, '1e+999999999'],
  ];
  for (const [value, text] of spellings) assert.equal(decimalText(value), text);
});

test('the spelling of a number is bounded', () => {
  const text = decimalText(-BigInt('123456789'.repeat(200)));
  assert.equal(text, `-1.${'2345678912345678912345678912345678912345678912'.slice(0, 39)}…e+1799`);
  assert.ok(decimalText(new Exact(`-${'7'.repeat(900)}e-9007199254740000`)).length <= 66);
});
