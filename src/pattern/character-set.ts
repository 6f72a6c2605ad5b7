/** The highest code point. */
export const LAST_CODE_POINT = 0x10ffff;

/**
 * A set of code points. It holds what lies in `ranges` or has one of the `properties`; when `negated`, all else.
 * Only a set with properties is negated: without them the complement is written out, so that two sets compare by range.
 */
export interface CharacterSet {
  /** First and last code points by turns, in order, without overlap or adjacency. */
  readonly ranges: readonly number[];
  /** Property escapes as written, such as `\p{L}`. */
  readonly properties: readonly string[];
  readonly negated: boolean;
}

/** Sorts ranges (first and last by turns) and joins those that overlap or touch. */
function joined(ranges: readonly number[]): number[] {
  const pairs: [number, number][] = [];
  for (let index = 0; index < ranges.length; index += 2) pairs.push([ranges[index]!, ranges[index + 1]!]);
  pairs.sort((left, right) => left[0] - right[0]);
  const result: number[] = [];
  for (const [first, last] of pairs) {
    const end = result.length - 1;
    if (end > 0 && first <= result[end]! + 1) result[end] = Math.max(result[end]!, last);
    else result.push(first, last);
  }
  return result;
}

/** The code points outside sorted, joined ranges. */
export function complement(ranges: readonly number[]): number[] {
  const result: number[] = [];
  let from = 0;
  for (let index = 0; index < ranges.length; index += 2) {
    if (ranges[index]! > from) result.push(from, ranges[index]! - 1);
    from = ranges[index + 1]! + 1;
  }
  if (from <= LAST_CODE_POINT) result.push(from, LAST_CODE_POINT);
  return result;
}

/** Makes a set of ranges in any order and property escapes. */
export function characterSet(
  ranges: readonly number[],
  properties: readonly string[] = [],
  negated = false,
): CharacterSet {
  const sorted = joined(ranges);
  if (properties.length > 0) return { ranges: sorted, properties: [...new Set(properties)], negated };
  return { ranges: negated ? complement(sorted) : sorted, properties, negated: false };
}

/** A text that is the same for two sets with the same content. */
export function keyOf(set: CharacterSet): string {
  return `${set.negated ? '^' : ''}${set.properties.join('')} ${set.ranges.join()}`;
}

/** Whether sorted ranges hold a code point. */
export function inRanges(ranges: readonly number[], codePoint: number): boolean {
  // Invariant: every boundary before `low` is <= codePoint, every one from `high` on is beyond it.
  let low = 0;
  let high = ranges.length >> 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ranges[middle * 2]! <= codePoint) low = middle + 1;
    else high = middle;
  }
  return low > 0 && codePoint <= ranges[low * 2 - 1]!;
}

/** Whether no code point is in both sets. Sets with properties count as overlapping with every other. */
export function areDisjoint(left: CharacterSet, right: CharacterSet): boolean {
  if (left.properties.length + right.properties.length > 0) return false;
  for (let index = 0; index < left.ranges.length; index += 2) {
    for (let other = 0; other < right.ranges.length; other += 2) {
      if (left.ranges[index]! <= right.ranges[other + 1]! && right.ranges[other]! <= left.ranges[index + 1]!) {
        return false;
      }
    }
  }
  return true;
}

const DIGIT = [0x30, 0x39];
/** The ranges of `\w` (ECMA-262 WordCharacters, without the `i` flag). */
export const WORD: readonly number[] = [0x30, 0x39, 0x41, 0x5a, 0x5f, 0x5f, 0x61, 0x7a];
/** WhiteSpace and LineTerminator of ECMA-262 section 12. */
const SPACE = [
  0x09, 0x0d, 0x20, 0x20, 0xa0, 0xa0, 0x1680, 0x1680, 0x2000, 0x200a, 0x2028, 0x2029, 0x202f, 0x202f, 0x205f, 0x205f,
  0x3000, 0x3000, 0xfeff, 0xfeff,
];

/** The ranges behind the CharacterClassEscapes without a brace: `d`, `D`, `s`, `S`, `w` and `W`. */
export const CLASS_ESCAPES: ReadonlyMap<string, readonly number[]> = new Map([
  ['d', DIGIT],
  ['D', complement(DIGIT)],
  ['s', SPACE],
  ['S', complement(SPACE)],
  ['w', WORD],
  ['W', complement(WORD)],
]);

/** What `.` stands for without the `s` flag: all but the line terminators. */
export const DOT: readonly number[] = complement([0x0a, 0x0a, 0x0d, 0x0d, 0x2028, 0x2029]);
