/**
 * uri and uri-reference: URI and URI-reference of RFC 3986, appendix A; ASCII only, everything else percent-encoded.
 * iri and iri-reference: IRI and IRI-reference of RFC 3987, section 2.2, without the characters for bidirectional
 * formatting that section 4.1 forbids. No scheme's own rules, and no zone in an IPv6 host.
 */
import {
  asciiSet,
  COLON,
  DIGITS,
  HEX_DIGIT,
  isDigit,
  isPercentEncodedAt,
  LETTERS,
  PERCENT,
  SLASH,
  isIn,
} from './ascii.js';
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
const NOTHING = 0;
const UCSCHAR = 1;
const UCSCHAR_AND_PRIVATE = 2;

/** Whether a text is a URI: it must have a scheme and may have a fragment. */
export function isUri(text: string): boolean {
  return matches(text, true, false);
}

/** Whether a text is a URI or a relative reference, which may be empty. */
export function isUriReference(text: string): boolean {
  return matches(text, false, false);
}

/** Whether a text is an IRI: it must have a scheme and may have a fragment. */
export function isIri(text: string): boolean {
  return matches(text, true, true);
}

/** Whether a text is an IRI or a relative reference, which may be empty. */
export function isIriReference(text: string): boolean {
  return matches(text, false, true);
}

/** Whether the text is `[scheme ":"] ["//" authority] path ["?" query] ["#" fragment]`. */
function matches(text: string, needsScheme: boolean, international: boolean): boolean {
  const pastAscii = international ? UCSCHAR : NOTHING;
  let index = schemeEnd(text);
  if (index === 0) {
    // A colon in the first segment of a relative path would make what stands before it a scheme.
    if (needsScheme || text.charCodeAt(scan(text, 0, FIRST_SEGMENT, pastAscii)) === COLON) return false;
  }
  if (text.charCodeAt(index) === SLASH && text.charCodeAt(index + 1) === SLASH) {
    index = authorityEnd(text, index + 2, pastAscii);
    if (index < 0) return false;
  }
  index = scan(text, index, PATH, pastAscii);
  if (text.charCodeAt(index) === QUESTION_MARK) {
    index = scan(text, index + 1, QUERY, international ? UCSCHAR_AND_PRIVATE : NOTHING);
  }
  if (text.charCodeAt(index) === NUMBER_SIGN) index = scan(text, index + 1, QUERY, pastAscii);
  return index === text.length;
}

/** The index after the scheme and its colon, or 0 where the text does not begin with them. */
function schemeEnd(text: string): number {
  if (!isIn(LETTER, text.charCodeAt(0))) return 0;
  let index = 1;
  while (isIn(SCHEME, text.charCodeAt(index))) index++;
  return text.charCodeAt(index) === COLON ? index + 1 : 0;
}

/** The index after `[userinfo "@"] host [":" port]`, or -1 where they don't fill the authority. */
function authorityEnd(text: string, start: number, pastAscii: number): number {
  let host = start;
  let index = scan(text, start, REG_NAME, pastAscii);
  // What stands after the first colon, if there is one, tells a user's name from a host's.
  const userinfo = scan(text, index, USERINFO, pastAscii);
  if (text.charCodeAt(userinfo) === 0x40) {
    host = userinfo + 1;
    index = scan(text, host, REG_NAME, pastAscii);
  }
  if (text.charCodeAt(host) === 0x5b) index = ipLiteralEnd(text, host);
  if (text.charCodeAt(index) === COLON) {
    do index++;
    while (isDigit(text.charCodeAt(index)));
  }
  const next = text.charCodeAt(index);
  return index === text.length || next === SLASH || next === QUESTION_MARK || next === NUMBER_SIGN ? index : -1;
}

/** The index after `"[" ( IPv6address / IPvFuture ) "]"`; -1, where nothing goes on, if none stands there. */
function ipLiteralEnd(text: string, open: number): number {
  const start = open + 1;
  const close = text.indexOf(']', start);
  const isAddress =
    (text.charCodeAt(start) | 0x20) === 0x76 ? isIpFuture(text, start, close) : isIpv6Between(text, start, close);
  return isAddress ? close + 1 : -1;
}

/** `"v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )` (RFC 3986, section 3.2.2). */
function isIpFuture(text: string, start: number, end: number): boolean {
  let index = start + 1;
  while (isIn(HEX_DIGIT, text.charCodeAt(index))) index++;
  if (index === start + 1 || text.charCodeAt(index) !== 0x2e) return false;
  const address = index + 1;
  index = address;
  while (isIn(USERINFO, text.charCodeAt(index))) index++;
  return index > address && index === end;
}

/** The index of the first character that is in the set neither itself, nor percent-encoded, nor as one past ASCII. */
function scan(text: string, start: number, set: Uint8Array, pastAscii: number): number {
  let index = start;
  while (index < text.length) {
    const code = text.charCodeAt(index);
    if (isIn(set, code)) {
      index++;
    } else if (code === PERCENT) {
      if (!isPercentEncodedAt(text, index)) break;
      index += 3;
    } else if (code >= 0x80 && pastAscii !== NOTHING && !isBidiFormatting(code)) {
      const width = ucscharWidth(text, index, pastAscii === UCSCHAR_AND_PRIVATE);
      if (width === 0) break;
      index += width;
    } else {
      break;
    }
  }
  return index;
}

/** LRM, RLM, and the embeddings and overrides LRE, RLE, PDF, LRO, RLO. */
function isBidiFormatting(code: number): boolean {
  return code === 0x200e || code === 0x200f || (code >= 0x202a && code <= 0x202e);
}
