/**
 * email: Mailbox of RFC 5321, sections 4.1.2 and 4.1.3, with the lengths of section 4.5.3.1: 64 octets for the local
 * part, 255 for the domain. No display name, no comment, no folding white space: those belong to RFC 5322's headers.
 * idn-email: the same, extended by RFC 6531, section 3.3: UTF-8 in the local part, U-labels in the domain.
 */
import { asciiSet, DIGITS, DOT, LETTERS, isIn } from './ascii.js';
import { isNameBetween } from './hostname.js';
import { readULabel } from './idna/label.js';
import { isIpv4Between, isIpv6Between } from './ip.js';

const LONGEST_LOCAL_PART = 64;
const LONGEST_DOMAIN = 255;
const LONGEST = LONGEST_LOCAL_PART + 1 + LONGEST_DOMAIN;

const AT = 0x40;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const ATOM: Uint8Array = asciiSet(LETTERS + DIGITS + "!#$%&'*+-/=?^_`{|}~");
const IPV6_TAG = 'ipv6:';
/** Whether a text is a mailbox in ASCII, for example `name@example.com`. */
export function isEmail(text: string): boolean {
  return isMailbox(text, false);
}

/** Whether a text is a mailbox that may hold characters past ASCII. */
export function isIdnEmail(text: string): boolean {
  return isMailbox(text, true);
}

function isMailbox(text: string, international: boolean): boolean {
  if (text.length > LONGEST) return false;
  const isQuoted = text.charCodeAt(0) === QUOTE;
  const at = isQuoted ? quotedStringEnd(text, international) : dotStringEnd(text, international);
  if (text.charCodeAt(at) !== AT || octetsBefore(text, at) > LONGEST_LOCAL_PART) return false;
  const domain = at + 1;
  if (text.charCodeAt(domain) === 0x5b) return isAddressLiteral(text, domain);
  if (text.length - domain > LONGEST_DOMAIN) return false;
  return isNameBetween(text, domain, text.length) || (international && isInternationalDomain(text.slice(domain)));
}

/** The index after atoms with single dots between them; -1, where no `@` can be, if an atom is empty. */
function dotStringEnd(text: string, international: boolean): number {
  let index = 0;
  let atom = 0;
  for (;;) {
    const code = text.charCodeAt(index);
    if (isIn(ATOM, code)) {
      index++;
    } else if (code === DOT) {
      if (index === atom) return -1;
      atom = ++index;
    } else {
      const width = international ? widthPastAscii(text, index) : 0;
      if (width === 0) return index === atom ? -1 : index;
      index += width;
    }
  }
}

/** The index after the closing quote, or -1 where the string has none or holds what must not be quoted. */
function quotedStringEnd(text: string, international: boolean): number {
  let index = 1;
  while (index < text.length) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) return index + 1;
    if (code === BACKSLASH) {
      if (!isPrintable(text.charCodeAt(index + 1))) return -1;
      index += 2;
    } else if (isPrintable(code)) {
      index++;
    } else {
      const width = international ? widthPastAscii(text, index) : 0;
      if (width === 0) return -1;
      index += width;
    }
  }
  return -1;
}

function isPrintable(code: number): boolean {
  return code >= 0x20 && code <= 0x7e;
}

/** The code units of the character past ASCII at this index; 0 for ASCII, the end, and a lone surrogate. */
function widthPastAscii(text: string, index: number): number {
  const point = text.codePointAt(index);
  if (point === undefined || point < 0x80 || (point >= 0xd800 && point <= 0xdfff)) return 0;
  return point > 0xffff ? 2 : 1;
}

/** The length in UTF-8 of what comes before this index; a surrogate is counted as half of four octets. */
function octetsBefore(text: string, end: number): number {
  let octets = 0;
  for (let index = 0; index < end; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x80) octets++;
    else octets += code < 0x800 || (code >= 0xd800 && code <= 0xdfff) ? 2 : 3;
  }
  return octets;
}

/**
 * `[192.0.2.1]` or `[IPv6:2001:db8::1]`; IANA has registered no other tag. Section 4.1.3 gives an octet as one to three
 * digits, leading zeros or not, and has `::` stand for two groups or more.
 */
function isAddressLiteral(text: string, open: number): boolean {
  const start = open + 1;
  const end = text.length - 1;
  if (text.charCodeAt(end) !== 0x5d) return false;
  const address = start + IPV6_TAG.length;
  if (text.slice(start, address).toLowerCase() === IPV6_TAG) return isIpv6Between(text, address, end, true);
  return isIpv4Between(text, start, end, true);
}

/** Plain labels and U-labels; a label is put into NFC first, as mail programs do before they look a name up. */
function isInternationalDomain(domain: string): boolean {
  return domain
    .split('.')
    .every((label) => isNameBetween(label, 0, label.length) || readULabel(label.normalize('NFC')) !== undefined);
}
