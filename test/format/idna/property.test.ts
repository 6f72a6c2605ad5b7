import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as property from '../../../src/format/idna/property.js';

const { propertiesOf } = property;

test('every bit is there beside the permission, and nothing else is', () => {
  const seen = new Set<number>();
  for (let point = 0; point <= 0x10ffff; point++) seen.add(propertiesOf(point));
  assert.ok(seen.delete(0));
  for (const bits of seen) assert.ok((bits & property.PERMITTED) !== 0, String(bits));
  const all = [...seen].reduce((sum, bits) => sum | bits, 0);
  assert.equal(all, 2 * property.KANA_OR_HAN - 1);
});

test('well-known code points have their classes', () => {
  const {
    LEFT_TO_RIGHT: L,
    RIGHT_TO_LEFT: R,
    NONSPACING_MARK: NSM,
    MARK,
    TRANSPARENT: T,
    VIRAMA,
    PERMITTED,
  } = property;
  const expected: Readonly<Record<string, number>> = {
    a: L,
    '1': property.EUROPEAN_NUMBER,
    '\u0661': property.ARABIC_NUMBER,
    '\u03b1': L | property.GREEK,
    '\u05d0': R | property.HEBREW,
    '\u3042': L | property.KANA_OR_HAN,
    '\u0627': R | property.JOINS_WHAT_PRECEDES,
    '\u0628': R | property.JOINS_WHAT_PRECEDES | property.JOINS_WHAT_FOLLOWS,
    '\ua872': L | property.JOINS_WHAT_FOLLOWS,
    '\u0300': NSM | MARK | T,
    '\u094d': NSM | MARK | T | VIRAMA,
    '\u0903': L | MARK,
    '\u3099': NSM | MARK | T,
    '\u05b0': NSM | MARK | T | property.HEBREW,
    '\u200c': 0,
    '-': 0,
  };
  for (const [character, bits] of Object.entries(expected)) {
    assert.equal(propertiesOf(character.codePointAt(0)!), bits | PERMITTED, character);
  }
});

test('what RFC 5892 lists as exceptions is answered as listed', () => {
  for (const character of '\u00df\u03c2\u06fd\u06fe\u0f0b\u3007\u00b7\u0375\u05f3\u05f4\u30fb') {
    assert.notEqual(propertiesOf(character.codePointAt(0)!), 0, character);
  }
  for (const character of '\u0640\u07fa\u302e\u302f\u3031\u3035\u303bA_\u00dc\ufb01\u2603\u0378\ud800') {
    assert.equal(propertiesOf(character.codePointAt(0)!), 0, character);
  }
});
