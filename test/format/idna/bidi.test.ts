import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRightToLeft, obeysBidiRule } from '../../../src/format/idna/bidi.js';
import { propertiesOf } from '../../../src/format/idna/property.js';

function propertiesOfText(text: string): number[] {
  return Array.from(text, (character) => propertiesOf(character.codePointAt(0)!));
}

test('each of the six conditions of RFC 5893 refuses a label of its own', () => {
  const broken: Readonly<Record<string, string>> = {
    '1\u05d0': 'begins with neither L, R nor AL',
    '\u0661\u0628': 'begins with an Arabic number',
    '\u05d0a\u05d0': 'L inside a right-to-left label',
    '\u05d0-': 'a right-to-left label that ends with a separator',
    '\u06281\u0661': 'both kinds of numbers',
    'a\u05d0': 'R inside a left-to-right label',
    'a\u0661': 'AN inside a left-to-right label',
    'a-': 'a left-to-right label that ends with a separator',
  };
  for (const [label, reason] of Object.entries(broken)) {
    assert.equal(obeysBidiRule(propertiesOfText(label)), false, reason);
  }
});

test('labels that keep the rule may end in numbers and in nonspacing marks', () => {
  for (const label of [
    'a',
    'a1',
    'a-1',
    'a\u0300',
    'a1\u0300',
    '\u05d0',
    '\u05d01',
    '\u0628\u0661',
    '\u05d0\u05b0\u05b0',
    '\u05d0-\u05d0',
  ]) {
    assert.equal(obeysBidiRule(propertiesOfText(label)), true, label);
  }
});

test('a letter or a number of right-to-left writing makes a label right-to-left; a European digit does not', () => {
  for (const label of ['\u05d0', 'a\u0628', 'a\u0661'])
    assert.equal(isRightToLeft(propertiesOfText(label)), true, label);
  for (const label of ['a1', '\u06f1', '\u4e00', ''])
    assert.equal(isRightToLeft(propertiesOfText(label)), false, label);
  assert.equal(obeysBidiRule([]), false);
});
