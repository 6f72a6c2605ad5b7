/**
 * uri-template: the grammar of RFC 6570, section 2, all four levels, with the operators that section 2.2 reserves; the
 * apostrophe is a literal (erratum 6937).
 */
import { asciiSet, COLON, DIGITS, DOT, isDigit, isPercentEncodedAt, LETTERS, PERCENT, ZERO, isIn } from './ascii.js';
import { ucscharWidth } from './ucschar.js';

const OPEN = 0x7b;
const CLOSE = 0x7d;
const COMMA = 0x2c;
const ASTERISK = 0x2a;

const LITERAL: Uint8Array = asciiSet(LETTERS + DIGITS + "!#$&'()*+,-./:;=?@[]_~");
const OPERATOR: Uint8Array = asciiSet('+#./;?&=,!@|');
const VARIABLE: Uint8Array = asciiSet(LETTERS + DIGITS + '_');
const LONGEST_PREFIX_DIGITS = 4;

/** Whether a text is a URI Template, for example `/users/{id}{?fields*}`. */
export function isUriTemplate(text: string): boolean {
  let index = 0;
  while (index < text.length) {
    const code = text.charCodeAt(index);
    if (isIn(LITERAL, code)) {
      index++;
    } else if (code === OPEN) {
      index = expressionEnd(text, index + 1);
    } else if (code === PERCENT) {
      if (!isPercentEncodedAt(text, index)) return false;
      index += 3;
    } else {
      const width = ucscharWidth(text, index, true);
      if (width === 0) return false;
      index += width;
    }
  }
  return true;
}

/** The index after `[operator] varspec *("," varspec) "}"`; -1, where nothing goes on, if none stands there. */
function expressionEnd(text: string, start: number): number {
  let index = isIn(OPERATOR, text.charCodeAt(start)) ? start + 1 : start;
  for (;;) {
    index = modifierEnd(text, variableNameEnd(text, index));
    if (index < 0) return -1;
    const code = text.charCodeAt(index);
    if (code === CLOSE) return index + 1;
    if (code !== COMMA) return -1;
    index++;
  }
}

/** The index after `varchar *( ["."] varchar )`, or -1. */
function variableNameEnd(text: string, start: number): number {
  let index = start;
  for (;;) {
    const code = text.charCodeAt(index);
    if (isIn(VARIABLE, code)) index++;
    else if (code === PERCENT && isPercentEncodedAt(text, index)) index += 3;
    else return -1;
    const next = text.charCodeAt(index);
    if (next === DOT) index++;
    else if (!isIn(VARIABLE, next) && next !== PERCENT) return index;
  }
}

/** The index after an explode or prefix modifier, which may be absent; -1 for a wrong one, and for a start below 0. */
function modifierEnd(text: string, start: number): number {
  const code = text.charCodeAt(start);
  if (start < 0 || (code !== ASTERISK && code !== COLON)) return start;
  let index = start + 1;
  if (code === ASTERISK) return index;
  const isZeroFirst = text.charCodeAt(index) === ZERO;
  while (isDigit(text.charCodeAt(index))) index++;
  const digits = index - start - 1;
  return digits > 0 && digits <= LONGEST_PREFIX_DIGITS && !isZeroFirst ? index : -1;
}
