/**
 * hostname: RFC 1123, section 2.1, on the syntax of RFC 952: labels of letters, digits and inner hyphens, at most 63
 * characters a label and 253 a name, without a dot at the end. A label that begins with `xn--` must be an A-label
 * (RFC 5890, section 2.3.2.1), since JSON Schema counts Punycode names (RFC 5891, section 4.4) among host names.
 */
import { asciiSet, DIGITS, DOT, HYPHEN, LETTERS, isIn } from './ascii.js';
import { PREFIX, readLabel } from './idna/label.js';

export const LONGEST_NAME = 253;
const LONGEST_LABEL = 63;
const LETTER_OR_DIGIT: Uint8Array = asciiSet(LETTERS + DIGITS);

/** Whether a text is a host name, for example `www.example.com`. */
export function isHostname(text: string): boolean {
  return text.length <= LONGEST_NAME && isNameBetween(text, 0, text.length) && hasOnlyTrueALabels(text);
}

/** Whether `text[start..end)` is labels of letters, digits and inner hyphens with single dots between them. */
export function isNameBetween(text: string, start: number, end: number): boolean {
  let label = start;
  for (let index = start; index <= end; index++) {
    const code = index < end ? text.charCodeAt(index) : DOT;
    if (isIn(LETTER_OR_DIGIT, code)) continue;
    if (code === DOT) {
      if (index === label || index - label > LONGEST_LABEL || text.charCodeAt(index - 1) === HYPHEN) return false;
      label = index + 1;
    } else if (code !== HYPHEN || index === label) {
      return false;
    }
  }
  return true;
}

/** Few names hold two hyphens in a row, and no other can hold a label that claims to be an A-label. */
function hasOnlyTrueALabels(name: string): boolean {
  if (!name.includes('--')) return true;
  const labels = name.toLowerCase().split('.');
  return labels.every((label) => !label.startsWith(PREFIX) || readLabel(label) !== undefined);
}
