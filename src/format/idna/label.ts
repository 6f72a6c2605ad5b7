/**
 * Labels of internationalized names (RFC 5890, section 2.3): U-labels as RFC 5891, section 4.2 validates them for
 * registration, and A-labels, which must be the Punycode of a U-label and of no other text (section 5.4).
 */
import { isRightToLeft, obeysBidiRule } from './bidi.js';
import { isInContext } from './context.js';
import { MARK, PERMITTED, propertiesOf } from './property.js';
import { decodePunycode, encodePunycode } from './punycode.js';

/** What an A-label begins with, in any case. */
export const PREFIX = 'xn--';
const LONGEST_LABEL = 63;

/** One label of a name. */
export interface Label {
  /** Its ASCII form in lower case: the A-label of a U-label. */
  readonly ascii: string;
  /** The bits of property.ts for each code point of its Unicode form. */
  readonly properties: readonly number[];
}

/**
 * Reads one label of a name: a U-label, an A-label, or one in ASCII that claims to be none. Of the last kind only
 * hyphens in the third and fourth place are refused: whether a host may be called so remains to be checked.
 *
 * @returns undefined where it is no label that IDNA2008 knows.
 */
export function readLabel(text: string): Label | undefined {
  if (!isAscii(text)) return readULabel(text);
  const ascii = text.toLowerCase();
  if (!hasReservedHyphens(ascii)) return { ascii, properties: pointsOf(ascii).map(propertiesOf) };
  const points = decodePunycode(ascii.slice(PREFIX.length));
  const label = points && readULabel(String.fromCodePoint(...points));
  // Another prefix, and what is too long, differ from the A-label too.
  return label?.ascii === ascii ? label : undefined;
}

/** Reads a U-label; undefined where the text is none. */
export function readULabel(text: string): Label | undefined {
  // A label this long can't have an A-label of 63 characters; it is not worth looking at.
  if (text.length > 2 * LONGEST_LABEL || isAscii(text) || text.normalize('NFC') !== text) return undefined;
  if (text.startsWith('-') || text.endsWith('-') || hasReservedHyphens(text)) return undefined;
  const points = pointsOf(text);
  const properties = points.map(propertiesOf);
  if ((properties[0]! & MARK) !== 0 || (isRightToLeft(properties) && !obeysBidiRule(properties))) return undefined;
  for (let index = 0; index < points.length; index++) {
    if ((properties[index]! & PERMITTED) === 0 || !isInContext(points, properties, index)) return undefined;
  }
  const ascii = PREFIX + encodePunycode(points);
  return ascii.length > LONGEST_LABEL ? undefined : { ascii, properties };
}

/** Hyphens in the third and fourth place are kept for prefixes such as `xn--` (RFC 5891, section 4.2.3.1). */
function hasReservedHyphens(text: string): boolean {
  return text.startsWith('--', 2);
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (text.charCodeAt(index) > 0x7f) return false;
  }
  return true;
}

function pointsOf(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0)!);
}
