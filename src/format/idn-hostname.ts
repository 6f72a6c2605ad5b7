/**
 * idn-hostname: names of U-labels, A-labels and plain labels as IDNA2008 defines them (RFC 5890 to RFC 5893), with the
 * four label separators of RFC 3490, section 3.1. Lengths are those of the name's ASCII form: 63 characters a label,
 * 253 a name. In a name with a right-to-left label every label obeys the Bidi rule (RFC 5893, section 2).
 */
import { isNameBetween, LONGEST_NAME } from './hostname.js';
import { isRightToLeft, obeysBidiRule } from './idna/bidi.js';
import { type Label, readLabel } from './idna/label.js';

/** In code units: every code point of a U-label, two units at the most, costs its ASCII form a character or more. */
const LONGEST_UNICODE_FORM = 2 * LONGEST_NAME;
/** Full stop, ideographic full stop, fullwidth full stop, halfwidth ideographic full stop. */
const SEPARATOR = /[.\u3002\uff0e\uff61]/u;

/** Whether a text is an internationalized host name, for example `bücher.example`. */
export function isIdnHostname(text: string): boolean {
  if (text.length > LONGEST_UNICODE_FORM) return false;
  const labels: Label[] = [];
  for (const part of text.split(SEPARATOR)) {
    const label = readLabel(part);
    if (label === undefined) return false;
    labels.push(label);
  }
  const name = labels.map(({ ascii }) => ascii).join('.');
  if (name.length > LONGEST_NAME || !isNameBetween(name, 0, name.length)) return false;
  return (
    labels.every(({ properties }) => obeysBidiRule(properties)) ||
    !labels.some(({ properties }) => isRightToLeft(properties))
  );
}
