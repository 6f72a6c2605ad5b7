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
