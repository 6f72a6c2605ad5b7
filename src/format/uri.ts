/**
 * uri and uri-reference: URI and URI-reference of RFC 3986, appendix A; ASCII only, everything else percent-encoded.
 * iri and iri-reference: IRI and IRI-reference of RFC 3987, section 2.2, without the characters for bidirectional
 * formatting that section 4.1 forbids. No scheme's own rules, and no zone in an IPv6 host.
 */
import { asciiSet, COLON, DIGITS, HEX_DIGIT, isDigit, isPercentEncodedAt, LETTERS, PERCENT, SLASH } from './ascii.js';
import { isIpv6Between } from './ip.js';
import { ucscharWidth } from './ucschar.js';

const QUESTION_MARK = 0x3f;
const NUMBER_SIGN = 0x23;

const UNRESERVED_AND_SUB_DELIMS = LETTERS + DIGITS + "-._~!$&'()*+,;=";
const LETTER: Uint8Array = asciiSet(LETTERS);
const SCHEME: Uint8Array = asciiSet(LETTERS + DIGITS + '+-.');
const REG_NAME: Uint8Array = asciiSet(UNRESERVED_AND_SUB_DELIMS);
const USERINFO: Uint8Array = asciiSet(UNRESERVED_AND_SUB_DELIMS + ':');
const FIRST_SEGMENT: Uint8Array = asciiSet(UNRESERVED_AND_SUB_DELIMS + '@');
const PATH: Uint8Array = asciiSet(UNRESERVED_AND_SUB_DELIMS + ':@/');
const QUERY: Uint8Array = asciiSet(UNRESERVED_AND_SUB_DELIMS + ':@/?');

/** Which characters past ASCII a part may hold. */
type PastAscii = 'none' | 'ucschar' | 'ucschar and private';

/** Whether a text is an absolute or fragment-bearing URI: it must have a scheme. */
export function isUri(text: string): boolean {
  const scheme = schemeEnd(text);
  return scheme > 0 && isHierarchyFrom(text, scheme, false);
}

/** Whether a text is a URI or a relative reference, which may be empty. */
export function isUriReference(text: string): boolean {
  return isReference(text, false);
}

/** Whether a text is an IRI: it must have a scheme. */
export function isIri(text: string): boolean {
  const scheme = schemeEnd(text);
  return scheme > 0 && isHierarchyFrom(text, scheme, true);
}

/** Whether a text is an IRI or a relative reference, which may be empty. */
export function isIriReference(text: string): boolean {
  return isReference(text, true);
}

function isReference(text: string, international: boolean): boolean {
  const scheme = schemeEnd(text);
  if (scheme > 0) return isHierarchyFrom(text, scheme, international);
  // A colon in the first segment of a relative path would make what stands before it a scheme.
  const segment = scan(text, 0, FIRST_SEGMENT, international ? 'ucschar' : 'none');
  return text.charCodeAt(segment) !== COLON && isHierarchyFrom(text, 0, international);
}

/** The index after the scheme and its colon, or 0 where the text does not begin with them. */
function schemeEnd(text: string): number {
  if (LETTER[text.charCodeAt(0)] !== 1) return 0;
  let index = 1;
  while (SCHEME[text.charCodeAt(index)] === 1) index++;
  return text.charCodeAt(index) === COLON ? index + 1 : 0;
}

/** Whether the rest of the text is `["//" authority] path ["?" query] ["#" fragment]`. */
function isHierarchyFrom(text: string, start: number, international: boolean): boolean {
  const pastAscii = international ? 'ucschar' : 'none';
  let index = start;
  if (text.charCodeAt(index) === SLASH && text.charCodeAt(index + 1) === SLASH) {
    index = authorityEnd(text, index + 2, pastAscii);
    if (index < 0) return false;
  }
  index = scan(text, index, PATH, pastAscii);
  if (text.charCodeAt(index) === QUESTION_MARK) {
    index = scan(text, index + 1, QUERY, international ? 'ucschar and private' : 'none');
  }
  if (text.charCodeAt(index) === NUMBER_SIGN) index = scan(text, index + 1, QUERY, pastAscii);
  return index === text.length;
}

/** The index after `[userinfo "@"] host [":" port]`, or -1 where they don't fill the authority. */
function authorityEnd(text: string, start: number, pastAscii: PastAscii): number {
  const userinfo = scan(text, start, USERINFO, pastAscii);
  const host = text.charCodeAt(userinfo) === 0x40 ? userinfo + 1 : start;
  let index = text.charCodeAt(host) === 0x5b ? ipLiteralEnd(text, host) : scan(text, host, REG_NAME, pastAscii);
  if (index < 0) return -1;
  if (text.charCodeAt(index) === COLON) {
    do index++;
    while (isDigit(text.charCodeAt(index)));
  }
  const next = text.charCodeAt(index);
  return index === text.length || next === SLASH || next === QUESTION_MARK || next === NUMBER_SIGN ? index : -1;
}

/** The index after `"[" ( IPv6address / IPvFuture ) "]"`, or -1. */
function ipLiteralEnd(text: string, open: number): number {
  const start = open + 1;
  const close = text.indexOf(']', start);
  if (close < 0) return -1;
  const isAddress =
    (text.charCodeAt(start) | 0x20) === 0x76 ? isIpFuture(text, start, close) : isIpv6Between(text, start, close);
  return isAddress ? close + 1 : -1;
}

/** `"v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )` (RFC 3986, section 3.2.2). */
function isIpFuture(text: string, start: number, end: number): boolean {
  let index = start + 1;
  while (HEX_DIGIT[text.charCodeAt(index)] === 1) index++;
  if (index === start + 1 || text.charCodeAt(index) !== 0x2e) return false;
  const address = index + 1;
  index = address;
  while (USERINFO[text.charCodeAt(index)] === 1) index++;
  return index > address && index === end;
}

/** The index of the first character that is in the set neither itself, nor percent-encoded, nor as one past ASCII. */
function scan(text: string, start: number, set: Uint8Array, pastAscii: PastAscii): number {
  let index = start;
  for (;;) {
    const code = text.charCodeAt(index);
    if (set[code] === 1) {
      index++;
    } else if (code === PERCENT) {
      if (!isPercentEncodedAt(text, index)) return index;
      index += 3;
    } else if (code >= 0x80 && pastAscii !== 'none' && !isBidiFormatting(code)) {
      const width = ucscharWidth(text, index, pastAscii === 'ucschar and private');
      if (width === 0) return index;
      index += width;
    } else {
      return index;
    }
  }
}

/** LRM, RLM, and the embeddings and overrides LRE, RLE, PDF, LRO, RLO. */
function isBidiFormatting(code: number): boolean {
  return code === 0x200e || code === 0x200f || (code >= 0x202a && code <= 0x202e);
}
