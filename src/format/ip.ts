/**
 * ipv4: a dotted quad of decimal octets without leading zeros (RFC 2673, section 3.2, read as RFC 3986's dec-octet).
 * ipv6: the text forms of RFC 4291, section 2.2; no zone, no prefix length, no brackets.
 * Both work on a range of a text, so that hosts of URIs and address literals of mail need no copies.
 */
import { COLON, DOT, HEX_DIGIT, isDigit, ZERO } from './ascii.js';

const LONGEST_IPV4 = 15;
const LONGEST_IPV6 = 45;
const GROUPS = 8;
/** Two of the eight groups are what an embedded IPv4 address fills. */
const GROUPS_OF_IPV4 = 2;

/** How a user of these scanners differs from RFC 4291. */
export interface AddressRules {
  /** How many groups `::` must at least stand for. */
  readonly fewestElided: number;
  /** Whether an octet such as `01` is taken. */
  readonly leadingZeros: boolean;
}

const TEXT_FORM: AddressRules = { fewestElided: 1, leadingZeros: false };

/** Whether a text is an IPv4 address, for example `192.0.2.1`. */
export function isIpv4(text: string): boolean {
  return text.length <= LONGEST_IPV4 && isIpv4Between(text, 0, text.length);
}

/** Whether a text is an IPv6 address, for example `2001:db8::1`. */
export function isIpv6(text: string): boolean {
  return text.length <= LONGEST_IPV6 && isIpv6Between(text, 0, text.length);
}

/** Whether `text[start..end)` is an IPv4 address. */
export function isIpv4Between(text: string, start: number, end: number, rules: AddressRules = TEXT_FORM): boolean {
  if (end - start > LONGEST_IPV4) return false;
  let index = start;
  for (let octet = 1; ; octet++) {
    const first = index;
    let value = 0;
    for (; index < end; index++) {
      const code = text.charCodeAt(index);
      if (!isDigit(code)) break;
      value = value * 10 + code - ZERO;
    }
    const digits = index - first;
    if (digits === 0 || digits > 3 || value > 255) return false;
    if (digits > 1 && text.charCodeAt(first) === ZERO && !rules.leadingZeros) return false;
    if (octet === 4) return index === end;
    if (index >= end || text.charCodeAt(index) !== DOT) return false;
    index++;
  }
}

/** Whether `text[start..end)` is an IPv6 address. */
export function isIpv6Between(text: string, start: number, end: number, rules: AddressRules = TEXT_FORM): boolean {
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
    while (index < end && HEX_DIGIT[text.charCodeAt(index)] === 1) index++;
    if (index < end && text.charCodeAt(index) === DOT) {
      if (!isIpv4Between(text, first, end, rules)) return false;
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
  return elided ? groups <= GROUPS - rules.fewestElided : groups === GROUPS;
}
