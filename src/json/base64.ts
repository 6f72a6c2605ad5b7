/** The value of a character of the base64 alphabet (RFC 4648, section 4), or -1. */
function sextet(code: number): number {
  if (code >= 0x41 && code <= 0x5a) return code - 0x41;
  if (code >= 0x61 && code <= 0x7a) return code - 0x61 + 26;
  if (code >= 0x30 && code <= 0x39) return code - 0x30 + 52;
  return code === 0x2b ? 62 : code === 0x2f ? 63 : -1;
}

/**
 * The bytes of a base64 text (RFC 4648, section 4, with its padding), or undefined where it is none. White space and
 * line breaks are no part of the alphabet (section 3.1), and the bits that padding leaves over must be zero (3.5).
 */
export function decodeBase64(text: string): Uint8Array | undefined {
  if (text.length % 4 !== 0) return undefined;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  let bits = 0;
  let held = 0;
  let length = 0;
  for (let index = 0; index < text.length - padding; index++) {
    const value = sextet(text.charCodeAt(index));
    if (value < 0) return undefined;
    held = (held << 6) | value;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[length++] = held >> bits;
    held &= (1 << bits) - 1;
  }
  return held === 0 ? bytes : undefined;
}
