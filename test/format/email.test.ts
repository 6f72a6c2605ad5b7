import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isEmail, isIdnEmail } from '../../src/format/email.js';

test('exactly the atom characters, and dots between them, stand in a local part without quotes', () => {
  const taken = Array.from({ length: 0x80 }, (_, code) => String.fromCharCode(code)).filter((one) =>
    isEmail(`a${one}a@example.com`),
  );
  const atoms = "!#$%&'*+-./0123456789=?ABCDEFGHIJKLMNOPQRSTUVWXYZ^_`abcdefghijklmnopqrstuvwxyz{|}~";
  assert.equal(taken.join(''), atoms);
});

test('between quotes everything printable stands, a quote and a backslash after a backslash', () => {
  for (let code = 0; code < 0x80; code++) {
    const one = String.fromCharCode(code);
    const isPrintable = code >= 0x20 && code <= 0x7e;
    assert.equal(isEmail(`"${one}"@example.com`), isPrintable && one !== '"' && one !== '\\', `U+${code.toString(16)}`);
    assert.equal(isEmail(`"\\${one}"@example.com`), isPrintable, `escaped U+${code.toString(16)}`);
  }
});

test('an idn-email holds every character past ASCII in its local part, quoted or not, and no half of a pair', () => {
  for (const taken of ['\x80', '\u07ff', '\u0800', '\ud7ff', '\ue000', '\uffff', '\u{10000}', '\u{10ffff}']) {
    assert.equal(isIdnEmail(`a${taken}b@example.com`), true, taken);
    assert.equal(isIdnEmail(`"a${taken}b"@example.com`), true, taken);
    assert.equal(isEmail(`a${taken}b@example.com`) || isEmail(`"a${taken}b"@example.com`), false, taken);
  }
  for (const refused of ['\x7f', '\ud800', '\udfff']) {
    assert.equal(isIdnEmail(`a${refused}b@example.com`), false, refused);
    assert.equal(isIdnEmail(`"a${refused}b"@example.com`), false, refused);
  }
});

test('a local part has 64 octets of UTF-8 at the most, a domain 255 characters', () => {
  const domain = [63, 63, 63, 63].map((length) => 'a'.repeat(length)).join('.');
  assert.equal(isEmail(`${'a'.repeat(64)}@${domain}`), true);
  assert.equal(isEmail(`${'a'.repeat(65)}@a`), false);
  assert.equal(isEmail(`a@${domain.slice(1)}.a`), false);
  for (const [character, octets] of [
    ['\x80', 2],
    ['\u07ff', 2],
    ['\u0800', 3],
    ['\ud7ff', 3],
    ['\ue000', 3],
    ['\u{10000}', 4],
  ] as const) {
    const full = character
      .repeat(Math.floor(64 / octets))
      .padEnd(character.length * Math.floor(64 / octets) + (64 % octets), 'a');
    assert.equal(isIdnEmail(`${full}@example.com`), true, full);
    assert.equal(isIdnEmail(`${full}a@example.com`), false, full);
  }
});

test('every email is an idn-email, and an idn-email in ASCII is an email', () => {
  const piece = fc.constantFrom(
    'a',
    'B',
    '1',
    '.',
    '@',
    '-',
    '"',
    '\\',
    ' ',
    '[',
    ']',
    '127.0.0.1',
    'IPv6:',
    '::1',
    'é',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
      const text = pieces.join('');
      assert.equal(isIdnEmail(text) && !text.includes('é'), isEmail(text), text);
    }),
    { seed: 5321, numRuns: 3000 },
  );
});
