import { CLASS_ESCAPES, characterSet, LAST_CODE_POINT } from './character-set.js';
import type { CharacterSet } from './character-set.js';
import { PatternError } from './pattern-error.js';

/** Where the parser stands in a pattern. */
export interface Cursor {
  readonly source: string;
  offset: number;
  /** The property escapes seen, with their count: each must be known, and their number is limited. */
  readonly properties: Map<string, number>;
}

/** The most property escapes in one pattern: the native engine takes long to read them. */
const MAX_PROPERTY_ESCAPES = 128;

const CONTROL_ESCAPES: ReadonlyMap<string, number> = new Map([
  ['t', 0x09],
  ['n', 0x0a],
  ['v', 0x0b],
  ['f', 0x0c],
  ['r', 0x0d],
]);

/** SyntaxCharacter of ECMA-262 section 22.2.1, and `/`: what a backslash may make plain with the `u` flag. */
const SYNTAX_CHARACTERS = '^$\\.*+?()[]{}|/';

/** Steps over the code point at the cursor and returns it. */
export function takeCodePoint(cursor: Cursor): number {
  const codePoint = cursor.source.codePointAt(cursor.offset)!;
  cursor.offset += codePoint > 0xffff ? 2 : 1;
  return codePoint;
}

/** Reads hexadecimal digits, at least one and as many as `count` allows; -1 where there is none. */
function takeHexadecimal(cursor: Cursor, count: number): number {
  const start = cursor.offset;
  let value = 0;
  for (; cursor.offset - start < count; cursor.offset++) {
    const digit = '0123456789abcdef'.indexOf((cursor.source[cursor.offset] ?? '-').toLowerCase());
    if (digit < 0) break;
    // Stays a small integer for `\u{000…}` of any length.
    value = Math.min(value * 16 + digit, LAST_CODE_POINT + 1);
  }
  const whole = count === Infinity ? cursor.offset > start : cursor.offset - start === count;
  return whole ? value : -1;
}

/** Reads what follows `\u`; -1 where that is no RegExpUnicodeEscapeSequence. */
function takeUnicodeEscape(cursor: Cursor): number {
  const { source } = cursor;
  if (source[cursor.offset] === '{') {
    cursor.offset++;
    const value = takeHexadecimal(cursor, Infinity);
    return source[cursor.offset++] === '}' && value <= LAST_CODE_POINT ? value : -1;
  }
  const lead = takeHexadecimal(cursor, 4);
  if (lead >= 0xd800 && lead <= 0xdbff && source.startsWith('\\u', cursor.offset)) {
    const afterLead = cursor.offset;
    cursor.offset += 2;
    const trail = takeHexadecimal(cursor, 4);
    if (trail >= 0xdc00 && trail <= 0xdfff) return (lead - 0xd800) * 0x400 + (trail - 0xdc00) + 0x10000;
    cursor.offset = afterLead;
  }
  return lead;
}

function takePropertyEscape(cursor: Cursor, start: number): CharacterSet {
  const end = cursor.source.indexOf('}', cursor.offset);
  const escape = cursor.source.slice(start, end + 1);
  let total = 1;
  for (const count of cursor.properties.values()) total += count;
  if (total > MAX_PROPERTY_ESCAPES) {
    throw new PatternError(`a pattern may hold ${MAX_PROPERTY_ESCAPES} property escapes`, start);
  }
  try {
    if (!cursor.properties.has(escape)) new RegExp(escape, 'u');
  } catch {
    throw new PatternError('this property of code points is not known', start);
  }
  cursor.properties.set(escape, (cursor.properties.get(escape) ?? 0) + 1);
  cursor.offset = end + 1;
  return characterSet([], [escape]);
}

/**
 * Reads an escape that stands for a character or a set of them; the cursor is at its backslash.
 *
 * @throws PatternError when it is not one of the `u` grammar, or is a back-reference.
 */
export function takeEscape(cursor: Cursor, inClass: boolean): number | CharacterSet {
  const { source } = cursor;
  const start = cursor.offset;
  const letter = source[start + 1] ?? '';
  cursor.offset = start + 2;
  const ranges = CLASS_ESCAPES.get(letter);
  if (ranges) return characterSet(ranges);
  const control = CONTROL_ESCAPES.get(letter);
  if (control !== undefined) return control;
  if (letter !== '' && (SYNTAX_CHARACTERS.includes(letter) || (inClass && letter === '-'))) return letter.charCodeAt(0);
  if (inClass && letter === 'b') return 0x08;
  let value = -1;
  if (letter === 'p' || letter === 'P') return takePropertyEscape(cursor, start);
  if (letter === 'x') value = takeHexadecimal(cursor, 2);
  if (letter === 'u') value = takeUnicodeEscape(cursor);
  if (letter === 'c') {
    const name = (source.charCodeAt(cursor.offset++) | 0x20) - 0x60;
    if (name >= 1 && name <= 26) value = name;
  }
  if (letter >= '0' && letter <= '9' && letter !== '') {
    const next = source[cursor.offset] ?? '';
    if (letter === '0' && !(next >= '0' && next <= '9')) value = 0;
    else if (letter !== '0' && !inClass) fail("back-references can't be matched in linear time", start);
  }
  if (letter === 'k' && !inClass) fail("back-references can't be matched in linear time", start);
  if (value < 0) fail('this escape is not known; only a character of the syntax can be escaped', start);
  return value;
}

/**
 * Reads a character class; the cursor is behind its opening bracket.
 *
 * @throws PatternError when it is not closed, or holds a wrong range or escape.
 */
export function takeClass(cursor: Cursor): CharacterSet {
  const { source } = cursor;
  const start = cursor.offset - 1;
  const ranges: number[] = [];
  const properties: string[] = [];
  const negated = source[cursor.offset] === '^';
  if (negated) cursor.offset++;

  const takeAtom = (): number | CharacterSet => {
    if (cursor.offset >= source.length) fail('a character class is not closed', start);
    return source[cursor.offset] === '\\' ? takeEscape(cursor, true) : takeCodePoint(cursor);
  };

  while (source[cursor.offset] !== ']') {
    const atomStart = cursor.offset;
    const first = takeAtom();
    const isRange =
      source[cursor.offset] === '-' && cursor.offset + 1 < source.length && source[cursor.offset + 1] !== ']';
    if (!isRange) {
      if (typeof first === 'number') {
        ranges.push(first, first);
      } else {
        ranges.push(...first.ranges);
        properties.push(...first.properties);
      }
      continue;
    }
    cursor.offset++;
    const last = takeAtom();
    if (typeof first !== 'number' || typeof last !== 'number') {
      fail("a set of characters can't be the end of a range", atomStart);
    }
    if (first > last) fail('a range of characters is out of order', atomStart);
    ranges.push(first, last);
  }
  cursor.offset++;
  return characterSet(ranges, properties, negated);
}

/** @throws PatternError always. */
export function fail(reason: string, offset: number): never {
  throw new PatternError(reason, offset);
}
