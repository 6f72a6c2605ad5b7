/**
 * Labels of internationalized names (RFC 5890, section 2.3): U-labels as RFC 5891, section 4.2 validates them for
 * registration, and A-labels, which must be the Punycode of a U-label and of no other text (section 5.4).
 */
import { isRightToLeft, obeysBidiRule } from './bidi.js';
import { isInContext } from './context.js';
import { MARK, PERMITTED, propertiesOf } from './property.js';
import { decodePunycode, encodePunycode } from './punycode.js';

const PREFIX = 'xn--';
const LONGEST_LABEL = 63;
const HYPHEN = 0x2d;

/** What a name needs to know of one of its labels. */
export interface Label {
  readonly isAscii: boolean;
  /** The length of its ASCII form, which is its A-label where it is a U-label. */
  readonly asciiLength: number;
  readonly isRightToLeft: boolean;
  readonly obeysBidiRule: boolean;
}

/**
 * Reads one label of a name. One in ASCII that is no A-label is taken as it is, unless its third and fourth character
 * are hyphens: whether it is a host's label remains to be checked.
 *
 * @returns undefined where it is no label that IDNA2008 knows.
 */
export function readLabel(text: string): Label | undefined {
  if (!isAscii(text)) return readULabel(text);
  const lowerCase = text.toLowerCase();
  if (lowerCase.startsWith(PREFIX)) return readALabel(lowerCase);
  return hasReservedHyphens(text) ? undefined : describe(pointsOf(lowerCase).map(propertiesOf), text.length, true);
}

/** Whether an ASCII text that begins with `xn--`, in any case, is an A-label. */
export function isALabel(text: string): boolean {
  return readALabel(text.toLowerCase()) !== undefined;
}

/** Whether a text is a U-label. */
export function isULabel(text: string): boolean {
  return readULabel(text) !== undefined;
}

function readALabel(lowerCase: string): Label | undefined {
  if (lowerCase.length > LONGEST_LABEL) return undefined;
  const encoded = lowerCase.slice(PREFIX.length);
  const points = decodePunycode(encoded);
  if (points === undefined) return undefined;
  const unicode = readULabel(String.fromCodePoint(...points));
  return unicode !== undefined && encodePunycode(points) === encoded ? { ...unicode, isAscii: true } : undefined;
}

function readULabel(text: string): Label | undefined {
  // A label this long can't have an A-label of 63 characters; it is not worth looking at.
  if (text.length > 2 * LONGEST_LABEL || isAscii(text)) return undefined;
  if (text.startsWith('-') || text.endsWith('-') || hasReservedHyphens(text)) return undefined;
  const points = pointsOf(text);
  const properties = points.map(propertiesOf);
  if ((properties[0]! & MARK) !== 0) return undefined;
  for (let index = 0; index < points.length; index++) {
    if ((properties[index]! & PERMITTED) === 0 || !isInContext(points, properties, index)) return undefined;
  }
  if (text.normalize('NFC') !== text) return undefined;
  const label = describe(properties, PREFIX.length + encodePunycode(points).length, false);
  return label.asciiLength > LONGEST_LABEL || (label.isRightToLeft && !label.obeysBidiRule) ? undefined : label;
}

function describe(properties: readonly number[], asciiLength: number, ascii: boolean): Label {
  return {
    isAscii: ascii,
    asciiLength,
    isRightToLeft: isRightToLeft(properties),
    obeysBidiRule: obeysBidiRule(properties),
  };
}

/** Hyphens in the third and fourth place are kept for prefixes such as `xn--` (RFC 5891, section 4.2.3.1). */
function hasReservedHyphens(text: string): boolean {
  return text.charCodeAt(2) === HYPHEN && text.charCodeAt(3) === HYPHEN;
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
