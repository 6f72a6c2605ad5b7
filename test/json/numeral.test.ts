import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isBig, type JsonNumber } from '../../src/json/number.js';
import { MAX_WRITTEN_OUT, readNumeral, type NumeralBudget, type NumeralPolicy } from '../../src/json/numeral.js';
import { decimalTexts, doubles, runs } from '../support/numbers.js';
import { compareRationals, rationalOf } from '../support/rational.js';

const ordinary: NumeralPolicy = { digits: 1_000, keepWholeDecimals: false };
const keeping: NumeralPolicy = { ...ordinary, keepWholeDecimals: true };

function budget(): NumeralBudget {
  return { writtenOut: MAX_WRITTEN_OUT };
}

function read(text: string, policy = ordinary): JsonNumber {
  const { value, end } = readNumeral(text, 0, policy, budget());
  assert.equal(end, text.length);
  return value;
}

function formOf(value: JsonNumber): string {
  return typeof value === 'object'
    ? `Big ${value.toString()}`
    : typeof value === 'bigint'
      ? `${value}n`
      : String(value);
}

test('a numeral is the number, the bigint or the Big that loses nothing', () => {
  for (const [text, form] of [
    ['19.99', '19.99'],
    ['2.0', '2'],
    ['0.10', '0.1'],
    ['1E+3', '1000'],
    ['1e-7', '1e-7'],
    ['1e23', '1e+23'],
    ['9007199254740993', '9007199254740993n'],
    ['9007199254740993.0', '9007199254740993n'],
    ['-90071992547409.930e2', '-9007199254740993n'],
    ['9007199254740992', '9007199254740992'],
    ['1e400', `1${'0'.repeat(400)}n`],
    ['1e999', `1${'0'.repeat(999)}n`],
    ['1e1000', 'Big 1e+1000'],
    ['-1.5e999999999', 'Big -1.5e+999999999'],
    ['1e-400', 'Big 1e-400'],
    ['0.1000000000000000055511151231257827', 'Big 0.1000000000000000055511151231257827'],
    ['3.14159265358979323846', 'Big 3.14159265358979323846'],
    ['0.30000000000000004', '0.30000000000000004'],
    ['5e-324', '5e-324'],
    ['4e-324', 'Big 4e-324'],
    ['1.7976931348623157e308', '1.7976931348623157e+308'],
    ['0e999999999999999999999', '0'],
    ['0.000', '0'],
    ['1e-0000000000000000000000007', '1e-7'],
  ] as const) {
    assert.equal(formOf(read(text)), form, text);
  }
});

test('minus zero stays minus zero', () => {
  for (const text of ['-0', '-0.0', '-0e5', `-0.${'0'.repeat(20)}`]) assert.ok(Object.is(read(text), -0), text);
});

test('what a double writes is read as that double', () => {
  fc.assert(
    fc.property(doubles, (value) => {
      // Neither text writes the sign of -0.
      assert.equal(read(String(value)), value + 0);
      assert.equal(read(value.toExponential()), value + 0);
    }),
    { seed: 33, numRuns: runs(20_000) },
  );
});

test('every numeral keeps its value, in the simplest form that can hold it', () => {
  fc.assert(
    fc.property(decimalTexts, (text) => {
      const value = read(text);
      const expected = rationalOf(text);
      assert.equal(compareRationals(rationalOf(value), expected), 0);
      const near = Number(text);
      const isDouble = Number.isFinite(near) && compareRationals(rationalOf(near), expected) === 0;
      assert.equal(typeof value === 'number', isDouble);
      if (!isDouble) assert.equal(typeof value === 'bigint', expected.numerator % expected.denominator === 0n);
    }),
    { seed: 34, numRuns: runs(20_000) },
  );
});

test('a whole number spelled with a point is kept where that is asked for', () => {
  for (const [text, form] of [
    ['1.0', 'Big 1'],
    ['-0.0', 'Big 0'],
    ['2.50e1', 'Big 25'],
    ['9007199254740993.0', 'Big 9007199254740993'],
    ['1', '1'],
    ['1e3', '1000'],
    ['1e308', '1e+308'],
    ['1.5', '1.5'],
    ['-0', '0'],
  ] as const) {
    assert.equal(formOf(read(text, keeping)), form, text);
  }
});

test('a Big is one that the library itself can read', () => {
  for (const text of ['1e1000', '-0.0', '100.00', '1e-400', '00012.50'.slice(3)]) {
    const value = read(text, keeping);
    assert.equal(typeof value === 'object' && !isBig(value), false, text);
  }
});

test('digits beyond the limit are refused at the numeral', () => {
  const refusal = { reason: 'too-many-digits', column: 1 };
  const five: NumeralPolicy = { ...ordinary, digits: 5 };
  for (const text of ['12345', '-12345', '123.45', '1.2345e300', '0.0001'])
    assert.equal(typeof read(text, five), 'number');
  for (const text of ['123456', '-123456', '1.23456', '0.00001', '1.00000e5']) {
    assert.throws(() => read(text, five), refusal, text);
  }
  assert.equal(read('7'.repeat(1_000)), BigInt('7'.repeat(1_000)));
  assert.throws(() => read('7'.repeat(1_001)), refusal);
  assert.throws(() => read(`0.${'7'.repeat(1_000)}`), refusal);
});

test('an exponent that can not be counted is refused at the numeral', () => {
  const refusal = { reason: 'exponent-too-large', column: 1 };
  assert.equal(formOf(read('1e999999999999999')), 'Big 1e+999999999999999');
  for (const text of ['1e9999999999999999', '-1.5e-9999999999999999', `1e${'9'.repeat(5_000)}`]) {
    assert.throws(() => read(text), refusal);
  }
});

test('the digits that exponents add are counted over all numerals of a text', () => {
  const shared = { writtenOut: 2_500 };
  for (let count = 0; count < 2; count += 1) readNumeral('1e999', 0, ordinary, shared);
  readNumeral('9'.repeat(1_000), 0, ordinary, shared);
  assert.throws(() => readNumeral('[1e999', 1, ordinary, shared), { reason: 'too-many-digits', column: 2 });
});

test('what is no numeral is refused at the first unit that can not be right', () => {
  for (const [text, reason, column] of [
    ['', 'value-expected', 1],
    ['+1', 'value-expected', 1],
    ['.5', 'value-expected', 1],
    ['-', 'digit-expected', 2],
    ['-a', 'digit-expected', 2],
    ['1.', 'digit-expected', 3],
    ['1.e5', 'digit-expected', 3],
    ['1e', 'digit-expected', 3],
    ['1e+', 'digit-expected', 4],
    ['1E-x', 'digit-expected', 4],
    ['01', 'leading-zero', 1],
    ['-012', 'leading-zero', 2],
    ['00', 'leading-zero', 1],
    ['١', 'value-expected', 1],
  ] as const) {
    assert.throws(() => read(text), { reason, column }, text);
  }
});
