/**
 * idn-hostname: names of U-labels, A-labels and plain labels as IDNA2008 defines them (RFC 5890 to RFC 5893), with the
 * four label separators of RFC 3490, section 3.1. Lengths are those of the name's ASCII form: 63 characters a label,
 * 253 a name. In a name with a right-to-left label every label obeys the Bidi rule (RFC 5893, section 2).
 */
import { isNameBetween, LONGEST_NAME } from './hostname.js';
import { type Label, readLabel } from './idna/label.js';

/** In code units: every code point of a U-label costs its ASCII form at least one character. */
const LONGEST_UNICODE_FORM = 2 * LONGEST_NAME;

/** Whether a text is an internationalized host name, for example `bücher.example`. */
export function isIdnHostname(text: string): boolean {
  if (text.length > LONGEST_UNICODE_FORM) return false;
  let asciiLength = -1;
  let hasRightToLeft = false;
  let breaksBidiRule = false;
  for (let start = 0; start <= text.length;) {
    const end = labelEnd(text, start);
    const label = readHostLabel(text.slice(start, end));
    if (label === undefined) return false;
    asciiLength += label.asciiLength + 1;
    hasRightToLeft ||= label.isRightToLeft;
    breaksBidiRule ||= !label.obeysBidiRule;
    start = end + 1;
  }
  return asciiLength <= LONGEST_NAME && !(hasRightToLeft && breaksBidiRule);
}

function readHostLabel(text: string): Label | undefined {
  const label = readLabel(text);
  return label === undefined || (label.isAscii && !isNameBetween(text, 0, text.length)) ? undefined : label;
}

/** The index of the separator that ends the label, or the text's length. */
function labelEnd(text: string, start: number): number {
  let index = start;
  while (index < text.length && !isSeparator(text.charCodeAt(index))) index++;
  return index;
}

/** Full stop, ideographic full stop, fullwidth full stop, halfwidth ideographic full stop. */
function isSeparator(code: number): boolean {
  return code === 0x2e || code === 0x3002 || code === 0xff0e || code === 0xff61;
}
