import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isInContext } from '../../../src/format/idna/context.js';
import { propertiesOf } from '../../../src/format/idna/property.js';

/** Whether every code point of a label stands in its context. */
function standsInContext(label: string): boolean {
  const points = Array.from(label, (character) => character.codePointAt(0)!);
  const properties = points.map(propertiesOf);
  return points.every((_, index) => isInContext(points, properties, index));
}

const rules: Readonly<Record<string, readonly [good: readonly string[], bad: readonly string[]]>> = {
  'A.1 non-joiner': [
    [
      '\u0915\u094d\u200c',
      '\u0628\u200c\u0628',
      '\u0628\u064e\u200c\u064e\u0627',
      '\ua872\u200c\u0628',
      '\u1820\u200c\u1820',
    ],
    [
      '\u200c',
      '\u0628\u200c',
      '\u200c\u0628',
      '\u0627\u200c\u0628',
      '\u0628\u200c\ua872',
      'a\u200cb',
      '\u064e\u200c\u0628',
    ],
  ],
  'A.2 joiner': [
    ['\u0915\u094d\u200d', '\u0dca\u200d\u0dba'],
    ['\u200d', '\u0915\u200d', '\u0628\u200d\u0628'],
  ],
  'A.3 middle dot': [
    ['l\u00b7l', 'l\u00b7l\u00b7l'],
    ['\u00b7', 'l\u00b7', '\u00b7l', 'l\u00b7a', 'a\u00b7l', 'l\u00b7\u00b7l'],
  ],
  'A.4 keraia': [
    ['\u0375\u03b1', '\u0375\u0375\u1f00'],
    ['\u0375', '\u03b1\u0375', '\u0375a', '\u0375\u0430'],
  ],
  'A.5 geresh': [
    ['\u05d0\u05f3', '\u05d0\u05f3\u05f3'],
    ['\u05f3', '\u05f3\u05d0', '\u0628\u05f3'],
  ],
  'A.6 gershayim': [
    ['\u05d0\u05f4', '\u05b0\u05f4'],
    ['\u05f4', 'a\u05f4'],
  ],
  'A.7 Katakana middle dot': [
    ['\u30fb\u3042', 'a\u30fb\u30a2', '\u4e00a\u30fb', '\u30fb\u{20000}'],
    ['\u30fb', 'a\u30fbb', '\u30fb\uac00'],
  ],
  'A.8 and A.9 digits': [
    ['\u0660\u0669', '\u06f0\u06f9', '\u06601'],
    ['\u0660\u06f0', '\u06f9a\u0669'],
  ],
};

for (const [rule, [good, bad]] of Object.entries(rules)) {
  test(`rule ${rule} tells its contexts apart`, () => {
    for (const label of good) assert.equal(standsInContext(label), true, label);
    for (const label of bad) assert.equal(standsInContext(label), false, label);
  });
}
