import { codePointLength } from '../json/length.js';

/** The longest name of a tool or an action, in code points. */
export const LONGEST_NAME = 128;

/** Whether a text may name a tool or an action: 1 to 128 code points, no control characters (C0, DEL, C1). */
export function isName(name: unknown): name is string {
  if (typeof name !== 'string' || name === '') return false;
  // A code point takes at most two units, so a longer text needs no counting.
  if (name.length > 2 * LONGEST_NAME || codePointLength(name) > LONGEST_NAME) return false;
  for (let index = 0; index < name.length; index++) {
    const unit = name.charCodeAt(index);
    if (unit < 0x20 || (unit >= 0x7f && unit <= 0x9f)) return false;
  }
  return true;
}

/** Whether a text goes over more than one line: it holds LF, VT, FF, CR, NEL or a Unicode line or paragraph separator. */
export function hasLineBreak(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if ((unit >= 0x0a && unit <= 0x0d) || unit === 0x85 || unit === 0x2028 || unit === 0x2029) return true;
  }
  return false;
}
