import pointer from 'json-pointer';

/** A JSON Pointer (RFC 6901, section 3) with one more reference token; the token is escaped. */
export function appendToken(base: string, token: string): string {
  return token.includes('~') || token.includes('/') ? base + pointer.compile([token]) : `${base}/${token}`;
}

/** The JSON Pointer of a list of reference tokens. */
export function pointerOf(tokens: readonly (string | number)[]): string {
  return pointer.compile(tokens.map(String));
}

/**
 * The reference tokens of a JSON Pointer (RFC 6901, sections 3 and 4), or undefined where the text is none: it neither
 * is empty nor begins with `/`, or a `~` is followed by anything but 0 or 1.
 */
export function tokensOf(text: string): string[] | undefined {
  if (text === '') return [];
  if (!text.startsWith('/')) return undefined;
  if (/~(?![01])/u.test(text)) return undefined;
  const tokens = text.slice(1).split('/');
  return text.includes('~') ? tokens.map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~')) : tokens;
}
