/** Code units that more than one format looks for. */
export const PERCENT = 0x25;
export const PLUS = 0x2b;
export const HYPHEN = 0x2d;
export const DOT = 0x2e;
export const SLASH = 0x2f;
export const ZERO = 0x30;
export const COLON = 0x3a;

/** Digits and letters, as the RFCs' DIGIT, HEXDIG and ALPHA name them. */
export const DIGITS = '0123456789';
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A set of ASCII characters, for {@link isIn}. */
export function asciiSet(characters: string): Uint8Array {
  const set = new Uint8Array(128);
  for (let index = 0; index < characters.length; index++) set[characters.charCodeAt(index)] = 1;
  return set;
}

/**
 * Whether a code unit is in a set; false past ASCII, and for the NaN of `charCodeAt` past the end. The array is never
 * read outside its bounds: engines make such reads, and all others from the same place, slow.
 */
export function isIn(set: Uint8Array, code: number): boolean {
  return code < 128 && set[code] === 1;
}

export const HEX_DIGIT: Uint8Array = asciiSet(DIGITS + 'ABCDEFabcdef');

/** Whether a code unit is one of `0`–`9`; false for NaN. */
export function isDigit(code: number): boolean {
  return code >= ZERO && code <= 0x39;
}

/** Whether a percent sign at this index begins a triplet (RFC 3986, section 2.1: pct-encoded). */
export function isPercentEncodedAt(text: string, index: number): boolean {
  return isIn(HEX_DIGIT, text.charCodeAt(index + 1)) && isIn(HEX_DIGIT, text.charCodeAt(index + 2));
}
