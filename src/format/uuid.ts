/**
 * uuid: the text form of RFC 9562, section 4 (RFC 4122, section 3): 32 hexadecimal digits in groups of 8-4-4-4-12.
 * Any version and any variant: the form says nothing about them.
 */
import { HEX_DIGIT, HYPHEN, isIn } from './ascii.js';

const LENGTH = 36;

/** Whether a text is a UUID, in upper or lower case, without a prefix or braces. */
export function isUuid(text: string): boolean {
  return (
    text.length === LENGTH &&
    text.charCodeAt(8) === HYPHEN &&
    text.charCodeAt(13) === HYPHEN &&
    text.charCodeAt(18) === HYPHEN &&
    text.charCodeAt(23) === HYPHEN &&
    isHexBetween(text, 0, 8) &&
    isHexBetween(text, 9, 13) &&
    isHexBetween(text, 14, 18) &&
    isHexBetween(text, 19, 23) &&
    isHexBetween(text, 24, LENGTH)
  );
}

function isHexBetween(text: string, start: number, end: number): boolean {
  for (let index = start; index < end; index++) {
    if (!isIn(HEX_DIGIT, text.charCodeAt(index))) return false;
  }
  return true;
}
