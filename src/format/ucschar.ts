/** Characters past ASCII that IRIs and URI Templates take: ucschar and iprivate of RFC 3987, section 2.2. */

/**
 * The code units of the ucschar at this index; 0 where there is none. Private characters count where `withPrivate` is
 * true. A lone surrogate never counts.
 */
export function ucscharWidth(text: string, index: number, withPrivate: boolean): 0 | 1 | 2 {
  const point = text.codePointAt(index) ?? 0;
  if (point < 0xa0) return 0;
  if (point < 0xd800) return 1;
  if (point < 0xe000) return 0;
  if (point < 0xf900) return withPrivate ? 1 : 0;
  if (point < 0x10000) return point <= 0xffef && (point < 0xfdd0 || point > 0xfdef) ? 1 : 0;
  if ((point & 0xffff) >= 0xfffe) return 0;
  if (point >= 0xf0000) return withPrivate ? 2 : 0;
  return point >= 0xe0000 && point < 0xe1000 ? 0 : 2;
}
