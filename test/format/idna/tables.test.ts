import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as property from '../../../src/format/idna/property.js';
import { CLASSES, RUNS } from '../../../src/format/idna/tables.js';

const skip = process.versions.unicode === '17.0' ? false : `this engine knows Unicode ${process.versions.unicode}`;

/** RFC 5892, section 2.6. */
const permitted = /^[\u00df\u03c2\u06fd\u06fe\u0f0b\u3007\u00b7\u0375\u05f3\u05f4\u30fb\u0660-\u0669\u06f0-\u06f9]$/u;
const refused = /^[\u0640\u07fa\u302e\u302f\u3031-\u3035\u303b]$/u;
const lettersAndDigits = /^[\p{Ll}\p{Lu}\p{Lo}\p{Nd}\p{Lm}\p{Mn}\p{Mc}]$/u;
const unstableOrIgnorable =
  /^[\p{Changes_When_NFKC_Casefolded}\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Noncharacter_Code_Point}]$/u;
const ignorableBlocks = /^[\u20d0-\u20ff\u{1d100}-\u{1d24f}]$/u;
const oldHangulJamo = /^[\u1100-\u11ff\ua960-\ua97c\ud7b0-\ud7c6\ud7cb-\ud7fb]$/u;

/** The derived property by the engine's own knowledge: whether it is PVALID, CONTEXTJ or CONTEXTO. */
function isPermitted(character: string): boolean {
  if (permitted.test(character)) return true;
  if (refused.test(character)) return false;
  if (/^[-\u200c\u200d]$/u.test(character)) return true;
  if (unstableOrIgnorable.test(character) || ignorableBlocks.test(character) || oldHangulJamo.test(character))
    return false;
  return lettersAndDigits.test(character);
}

/** Canonical ordering tells the combining class: U+3099 has class 8, U+05B0 class 10, and a virama class 9. */
function isVirama(character: string): boolean {
  return (
    character !== '\u3099' &&
    character !== '\u05b0' &&
    `${character}\u3099`.normalize('NFD') === `\u3099${character}` &&
    `\u05b0${character}`.normalize('NFD') === `${character}\u05b0`
  );
}

test('the engine derives the same properties where it knows the same Unicode', { skip }, () => {
  for (let point = 0; point <= 0x10ffff; point++) {
    const character = String.fromCodePoint(point);
    const bits = property.propertiesOf(point);
    const expected = !isPermitted(character)
      ? 0
      : property.PERMITTED |
        (/^\p{M}$/u.test(character) ? property.MARK : 0) |
        (isVirama(character) ? property.VIRAMA : 0) |
        (/^\p{Script=Greek}$/u.test(character) ? property.GREEK : 0) |
        (/^\p{Script=Hebrew}$/u.test(character) ? property.HEBREW : 0) |
        (/^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]$/u.test(character) ? property.KANA_OR_HAN : 0);
    const known =
      property.PERMITTED | property.MARK | property.VIRAMA | property.GREEK | property.HEBREW | property.KANA_OR_HAN;
    if ((bits & known) !== expected) assert.fail(`U+${point.toString(16)}: ${bits & known}, not ${expected}`);
  }
});

test('the runs cover Unicode once and name no class that is not there', () => {
  let points = 0;
  let runs = '';
  for (const [run, letter = '', length] of RUNS.matchAll(/([a-z])([\dA-Z]*)/gu)) {
    runs += run;
    points += Number.parseInt(length || '1', 36);
    assert.ok(CLASSES[property.LETTERS.indexOf(letter)] !== undefined, run);
  }
  assert.equal(runs, RUNS);
  assert.equal(points, 0x110000);
});
