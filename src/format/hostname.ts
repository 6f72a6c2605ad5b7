/**
 * hostname: RFC 1123, section 2.1, on the syntax of RFC 952: labels of letters, digits and inner hyphens, at most 63
 * characters a label and 253 a name, without a dot at the end. A label that begins with `xn--` must be an A-label
 * (RFC 5890, section 2.3.2.1), since JSON Schema counts Punycode names (RFC 5891, section 4.4) among host names.
 */
import { asciiSet, DIGITS, DOT, HYPHEN, LETTERS } from './ascii.js';
import { isALabel } from './idna/label.js';

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
    if (LETTER_OR_DIGIT[code] === 1) continue;
    if (code === DOT) {
      if (index === label || index - label > LONGEST_LABEL || text.charCodeAt(index - 1) === HYPHEN) return false;
      label = index + 1;
    } else if (code !== HYPHEN || index === label) {
      return false;
    }
  }
  return true;
}

/** Only a label with hyphens in its third and fourth place can claim to be an A-label, and few have any. */
function hasOnlyTrueALabels(name: string): boolean {
  for (let hyphens = name.indexOf('--'); hyphens >= 0; hyphens = name.indexOf('--', hyphens + 1)) {
    const label = hyphens - 2;
    if (label < 0 || (label > 0 && name.charCodeAt(label - 1) !== DOT)) continue;
    const dot = name.indexOf('.', hyphens);
    if (claimsToBeALabel(name, label) && !isALabel(name.slice(label, dot < 0 ? name.length : dot))) return false;
  }
  return true;
}

/** Whether `xn--` stands at this index, in any case. */
function claimsToBeALabel(text: string, index: number): boolean {
  return (text.charCodeAt(index) | 0x20) === 0x78 && (text.charCodeAt(index + 1) | 0x20) === 0x6e;
}
