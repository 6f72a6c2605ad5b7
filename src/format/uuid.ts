/**
 * uuid: the text form of RFC 9562, section 4 (RFC 4122, section 3): 32 hexadecimal digits in groups of 8-4-4-4-12.
 * Any version and any variant: the form says nothing about them.
 */
import { HEX_DIGIT, HYPHEN } from './ascii.js';

const LENGTH = 36;

/** Whether a text is a UUID, in upper or lower case, without a prefix or braces. */
export function isUuid(text: string): boolean {
  if (text.length !== LENGTH) return false;
  for (let index = 0; index < LENGTH; index++) {
    const code = text.charCodeAt(index);
    if (HEX_DIGIT[code] === 1) {
      if (index === 8 || index === 13 || index === 18 || index === 23) return false;
    } else if (code !== HYPHEN || (index !== 8 && index !== 13 && index !== 18 && index !== 23)) {
      return false;
    }
  }
  return true;
}
