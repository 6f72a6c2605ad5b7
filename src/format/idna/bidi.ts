/** The Bidi rule of RFC 5893, section 2, for labels whose code points are all permitted ones. */
import { ARABIC_NUMBER, EUROPEAN_NUMBER, LEFT_TO_RIGHT, NONSPACING_MARK, RIGHT_TO_LEFT } from './property.js';

/** Whether a label, given as the bits of its code points, holds a code point of class R, AL or AN. */
export function isRightToLeft(properties: readonly number[]): boolean {
  return properties.some((bits) => (bits & (RIGHT_TO_LEFT | ARABIC_NUMBER)) !== 0);
}

/** Whether a label meets the six conditions. An empty one does not. */
export function obeysBidiRule(properties: readonly number[]): boolean {
  const first = properties[0] ?? 0;
  if ((first & (LEFT_TO_RIGHT | RIGHT_TO_LEFT)) === 0) return false;
  let all = 0;
  let last = 0;
  for (const bits of properties) {
    all |= bits;
    if ((bits & NONSPACING_MARK) === 0) last = bits;
  }
  // No permitted code point is of class B, S, WS or an embedding, so what is left to refuse is the other direction.
  if ((first & LEFT_TO_RIGHT) !== 0) {
    return (all & (RIGHT_TO_LEFT | ARABIC_NUMBER)) === 0 && (last & (LEFT_TO_RIGHT | EUROPEAN_NUMBER)) !== 0;
  }
  const mixesNumbers = (all & ARABIC_NUMBER) !== 0 && (all & EUROPEAN_NUMBER) !== 0;
  return (
    (all & LEFT_TO_RIGHT) === 0 && !mixesNumbers && (last & (RIGHT_TO_LEFT | EUROPEAN_NUMBER | ARABIC_NUMBER)) !== 0
  );
}
