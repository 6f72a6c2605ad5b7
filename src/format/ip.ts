/**
 * ipv4: a dotted quad of decimal octets without leading zeros (RFC 2673, section 3.2, read as RFC 3986's dec-octet).
 * ipv6: the text forms of RFC 4291, section 2.2; no zone, no prefix length, no brackets.
 * Both work on a range of a text, so that hosts of URIs and address literals of mail need no copies.
 */
import { COLON, DOT, HEX_DIGIT, isDigit, ZERO, isIn } from './ascii.js';

const LONGEST_IPV4 = 15;
const LONGEST_IPV6 = 45;
const GROUPS = 8;
/** Two of the eight groups are what an embedded IPv4 address fills. */
const GROUPS_OF_IPV4 = 2;

/** Whether a text is an IPv4 address, for example `192.0.2.1`. */
export function isIpv4(text: string): boolean {
  return text.length <= LONGEST_IPV4 && isIpv4Between(text, 0, text.length);
}

/** Whether a text is an IPv6 address, for example `2001:db8::1`. */
export function isIpv6(text: string): boolean {
  return text.length <= LONGEST_IPV6 && isIpv6Between(text, 0, text.length);
}

/** Whether `text[start..end)` is an IPv4 address; `leadingZeros` takes an octet such as `01` too. */
export function isIpv4Between(text: string, start: number, end: number, leadingZeros = false): boolean {
  let dots = 0;
  let octet = start;
  let value = 0;
  for (let index = start; index < end; index++) {
    const code = text.charCodeAt(index);
    if (isDigit(code)) {
      const digits = index - octet;
      if (digits === 3 || (digits > 0 && value === 0 && !leadingZeros)) return false;
      value = value * 10 + code - ZERO;
    } else {
      if (code !== DOT || index === octet || value > 255) return false;
      dots++;
      octet = index + 1;
      value = 0;
    }
  }
  return dots === 3 && octet < end && value <= 255;
}

/** Whether `text[start..end)` is an IPv6 address; `forMail` has it follow RFC 5321, section 4.1.3, where that differs. */
export function isIpv6Between(text: string, start: number, end: number, forMail = false): boolean {
  if (end - start < 2 || end - start > LONGEST_IPV6) return false;
  let index = start;
  let groups = 0;
  let elided = false;
  if (text.charCodeAt(index) === COLON) {
    if (text.charCodeAt(index + 1) !== COLON) return false;
    elided = true;
    index += 2;
  }
  while (index < end || !elided) {
    const first = index;
    while (index < end && isIn(HEX_DIGIT, text.charCodeAt(index))) index++;
    if (index < end && text.charCodeAt(index) === DOT) {
      if (!isIpv4Between(text, first, end, forMail)) return false;
      groups += GROUPS_OF_IPV4;
      break;
    }
    if (index === first || index - first > 4) return false;
    groups++;
    if (index === end) break;
    if (text.charCodeAt(index) !== COLON) return false;
    index++;
    if (index < end && text.charCodeAt(index) === COLON) {
      if (elided) return false;
      elided = true;
      index++;
      if (index === end) break;
    } else if (index === end) {
      return false;
    }
  }
  const fewestElided = forMail ? 2 : 1;
  return elided ? groups <= GROUPS - fewestElided : groups === GROUPS;
}
