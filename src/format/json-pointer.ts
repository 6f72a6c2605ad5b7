/**
 * json-pointer: the JSON string form of RFC 6901, section 3 (not the URI fragment form of section 6).
 * relative-json-pointer: draft-bhutton-relative-json-pointer-00, section 3, with its index manipulation (`0-1/name`),
 * which may also stand before `#` as in the draft's own examples.
 */
import { HYPHEN, isDigit, PLUS, SLASH, ZERO } from './ascii.js';

/** Whether a text is a JSON Pointer, for example `/items/0`, or the empty text. */
export function isJsonPointer(text: string): boolean {
  return isJsonPointerFrom(text, 0);
}

/** Whether a text is a Relative JSON Pointer, for example `1/name`. */
export function isRelativeJsonPointer(text: string): boolean {
  let index = wholeNumberEnd(text, 0);
  const sign = text.charCodeAt(index);
  if (sign === PLUS || sign === HYPHEN) index = wholeNumberEnd(text, index + 1);
  if (text.charCodeAt(index) === 0x23) return index + 1 === text.length;
  return isJsonPointerFrom(text, index);
}

function isJsonPointerFrom(text: string, start: number): boolean {
  if (start === text.length) return true;
  if (text.charCodeAt(start) !== SLASH) return false;
  for (let tilde = text.indexOf('~', start); tilde >= 0; tilde = text.indexOf('~', tilde + 2)) {
    const escaped = text.charCodeAt(tilde + 1);
    if (escaped !== 0x30 && escaped !== 0x31) return false;
  }
  return true;
}

/** The index after a non-negative integer without leading zeros; -1, where nothing goes on, if none stands there. */
function wholeNumberEnd(text: string, start: number): number {
  let index = start;
  while (isDigit(text.charCodeAt(index))) index++;
  if (index === start || (index > start + 1 && text.charCodeAt(start) === ZERO)) return -1;
  return index;
}
