/**
 * The length of a text in Unicode code points, as JSON Schema counts it (validation, section 6.3.1). A lone
 * surrogate counts as one.
 */
export function codePointLength(text: string): number {
  return text.length - pairs(text, text.length);
}

/**
 * Whether a text has at least so many code points. The UTF-16 length decides nearly always: a text has at most as
 * many code points as units, and at least half as many.
 */
export function isAtLeast(text: string, count: number): boolean {
  if (text.length < count) return false;
  if (text.length >= 2 * count) return true;
  return text.length - pairs(text, text.length - count) >= count;
}

/** Whether a text has at most so many code points. */
export function isAtMost(text: string, count: number): boolean {
  if (text.length <= count) return true;
  if (text.length > 2 * count) return false;
  return text.length - pairs(text, text.length - count) <= count;
}

/** The surrogate pairs of a text, counted until there are more than `enough` of them. */
function pairs(text: string, enough: number): number {
  let count = 0;
  for (let index = 1; index < text.length && count <= enough; index += 1) {
    if (isLow(text.charCodeAt(index)) && isHigh(text.charCodeAt(index - 1))) {
      count += 1;
      // The unit after a pair can only begin another.
      index += 1;
    }
  }
  return count;
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
