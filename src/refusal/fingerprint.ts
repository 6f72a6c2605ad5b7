/** The offset basis and the prime of FNV-1a 64 (draft-eastlake-fnv, section 5), in halves of 32 bits. */
const BASIS_HIGH = 0xcbf29ce4;
const BASIS_LOW = 0x84222325;
/** The prime is 2^40 + 0x1b3: a product is one small multiplication and one shift. */
const PRIME_LOW = 0x1b3;
const WORD = 0x1_0000_0000;

/** Feeds the UTF-8 bytes of a text to a function; a lone surrogate as the three bytes of its own number. */
function eachByte(text: string, take: (byte: number) => void): void {
  for (let index = 0; index < text.length; index++) {
    const codePoint = text.codePointAt(index)!;
    if (codePoint > 0xffff) index++;
    if (codePoint < 0x80) {
      take(codePoint);
    } else if (codePoint < 0x800) {
      take(0xc0 | (codePoint >> 6));
      take(0x80 | (codePoint & 0x3f));
    } else {
      if (codePoint < 0x10000) {
        take(0xe0 | (codePoint >> 12));
      } else {
        take(0xf0 | (codePoint >> 18));
        take(0x80 | ((codePoint >> 12) & 0x3f));
      }
      take(0x80 | ((codePoint >> 6) & 0x3f));
      take(0x80 | (codePoint & 0x3f));
    }
  }
}

/**
 * FNV-1a 64 of texts, as 16 hexadecimal digits.
 *
 * @param texts each is followed by a byte that UTF-8 never uses, so that no two lists run into one.
 */
export function fnv1a(texts: readonly string[]): string {
  let high = BASIS_HIGH;
  let low = BASIS_LOW;
  const take = (byte: number): void => {
    low = (low ^ byte) >>> 0;
    const product = low * PRIME_LOW;
    const rest = product >>> 0;
    high = (Math.imul(high, PRIME_LOW) + (product - rest) / WORD + (low << 8)) >>> 0;
    low = rest;
  };
  for (const text of texts) {
    eachByte(text, take);
    take(0xff);
  }
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0');
}

/**
 * The fingerprint of a refusal: the same for the same mistake at the same place of the same schema, whatever the
 * values were. `facts` are a set: their order and repeats don't matter.
 */
export function fingerprint(error: string, tool: string, action: string, facts: readonly string[]): string {
  return fnv1a([error, tool, action, ...[...new Set(facts)].sort()]);
}
