import { refuse } from './syntax-error.js';

const QUOTE = 34;
const BACKSLASH = 92;
const LETTER_U = 117;

/**
 * Where the string that begins at `start`, behind its opening quote, has its closing quote (RFC 8259, section 7). The
 * offset is negative if an escape stands before it. Every unit and every escape up to there was found right.
 */
export function closingQuote(text: string, start: number): number {
  let sign = 1;
  for (let at = start; ; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) return sign * at;
    if (unit === BACKSLASH) {
      sign = -1;
      at = lastOfEscape(text, at);
    } else if (!(unit >= 32)) {
      refuse(at < text.length ? 'control-character' : 'quote-expected', text, at);
    }
  }
}

/** The string between two offsets, its escapes replaced. Both quotes stand around it, and all in it is right. */
export function unescaped(text: string, start: number, end: number): string {
  return JSON.parse(text.slice(start - 1, end + 1)) as string;
}

function lastOfEscape(text: string, start: number): number {
  const unit = text.charCodeAt(start + 1);
  if (unit !== LETTER_U) {
    if (!isShortEscape(unit)) refuseEscape(text, start, start + 1);
    return start + 1;
  }
  for (let at = start + 2; at < start + 6; at += 1) {
    if (!isHexDigit(text.charCodeAt(at))) refuseEscape(text, start, at);
  }
  return start + 5;
}

/** An escape is refused as a whole, but for one that the text's end cuts off: there, all was right so far. */
function refuseEscape(text: string, start: number, wrong: number): never {
  if (wrong < text.length) refuse('bad-escape', text, start);
  refuse('quote-expected', text, text.length);
}

/** One of `" / \ b f n r t`. */
function isShortEscape(unit: number): boolean {
  switch (unit) {
    case QUOTE:
    case 47:
    case BACKSLASH:
    case 98:
    case 102:
    case 110:
    case 114:
    case 116:
      return true;
    default:
      return false;
  }
}

function isHexDigit(unit: number): boolean {
  return (unit >= 48 && unit <= 57) || (unit >= 65 && unit <= 70) || (unit >= 97 && unit <= 102);
}
