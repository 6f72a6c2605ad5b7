import { ELLIPSIS } from './bounds.js';

/**
 * Whether a code point can hide or reorder the text around it: control characters (C0, DEL, C1), bidirectional
 * controls, invisible format characters, line and paragraph separators, tag characters, and lone surrogates.
 */
export function isHidden(codePoint: number): boolean {
  if (codePoint < 0x20) return true;
  if (codePoint < 0x7f) return false;
  if (codePoint <= 0x9f) return true;
  return (
    codePoint === 0xad ||
    codePoint === 0x61c ||
    codePoint === 0x180e ||
    (codePoint >= 0x200b && codePoint <= 0x200f) ||
    (codePoint >= 0x2028 && codePoint <= 0x202e) ||
    (codePoint >= 0x2060 && codePoint <= 0x206f) ||
    (codePoint >= 0xd800 && codePoint <= 0xdfff) ||
    codePoint === 0xfeff ||
    (codePoint >= 0xfff9 && codePoint <= 0xfffb) ||
    (codePoint >= 0xe0000 && codePoint <= 0xe0fff)
  );
}

/** One UTF-16 unit as JSON spells it, `\u001b`. */
function escapeUnit(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`;
}

/** Whether a text is printable ASCII alone, as nearly all are: nothing in it is hidden, and units are characters. */
function isPlain(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit < 0x20 || unit > 0x7e) return false;
  }
  return true;
}

/** Spells every hidden character of a text as JSON would escape it; a text without one comes back as it is. */
export function escapeHidden(text: string): string {
  if (isPlain(text)) return text;
  let escaped = '';
  let from = 0;
  for (let index = 0; index < text.length;) {
    const codePoint = text.codePointAt(index)!;
    const next = index + (codePoint > 0xffff ? 2 : 1);
    if (isHidden(codePoint)) {
      escaped += text.slice(from, index);
      for (let unit = index; unit < next; unit++) escaped += escapeUnit(text.charCodeAt(unit));
      from = next;
    }
    index = next;
  }
  return from === 0 ? text : escaped + text.slice(from);
}

/** The code points that a text takes with its hidden characters escaped; reads no further than `limit` of them. */
export function spelledLength(text: string, limit: number): number {
  let length = 0;
  for (let index = 0; index < text.length && length <= limit;) {
    const codePoint = text.codePointAt(index)!;
    const units = codePoint > 0xffff ? 2 : 1;
    length += isHidden(codePoint) ? 6 * units : 1;
    index += units;
  }
  return length;
}

/**
 * The bound of every text, whatever it is made of: hidden characters are escaped, and what would be longer than
 * `limit` code points then is cut, between characters of the unescaped text, and ends in "…". Reads no more of a text
 * than it keeps.
 */
export function boundText(text: string, limit: number): string {
  if (text.length <= limit && isPlain(text)) return text;
  let length = 0;
  let kept = 0;
  for (let index = 0; index < text.length;) {
    const codePoint = text.codePointAt(index)!;
    const units = codePoint > 0xffff ? 2 : 1;
    length += isHidden(codePoint) ? 6 * units : 1;
    if (length > limit) return escapeHidden(text.slice(0, kept)) + ELLIPSIS;
    index += units;
    if (length < limit) kept = index;
  }
  return escapeHidden(text);
}
