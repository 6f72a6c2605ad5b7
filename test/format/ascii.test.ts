import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asciiSet, HEX_DIGIT, isDigit, isIn, isPercentEncodedAt } from '../../src/format/ascii.js';

test('a set holds its characters and nothing else, not even past ASCII or past the end', () => {
  const set = asciiSet('az~');
  const members = Array.from({ length: 0x10000 }, (_, code) => code).filter((code) => isIn(set, code));
  assert.deepEqual(String.fromCharCode(...members), 'az~');
  assert.equal(isIn(set, Number.NaN), false);
});

test('digits are the ten of ASCII', () => {
  const digits = Array.from({ length: 0x10000 }, (_, code) => code).filter(isDigit);
  assert.equal(String.fromCharCode(...digits), '0123456789');
  assert.equal(isDigit(Number.NaN), false);
  assert.equal(
    Array.from('0123456789abcdefABCDEFgG/:@`').filter((one) => isIn(HEX_DIGIT, one.charCodeAt(0))).length,
    22,
  );
});

test('a triplet has two hexadecimal digits after its percent sign', () => {
  for (const text of ['%41', '%fF', '%00']) assert.equal(isPercentEncodedAt(text, 0), true, text);
  for (const text of ['%', '%4', '%4g', '%g4', '%%41']) assert.equal(isPercentEncodedAt(text, 0), false, text);
});
