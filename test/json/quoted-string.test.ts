import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { closingQuote, unescaped } from '../../src/json/quoted-string.js';

test('the closing quote is found, and the sign tells whether an escape stands before it', () => {
  assert.equal(closingQuote('"abc" "', 1), 4);
  assert.equal(closingQuote('""', 1), 1);
  assert.equal(closingQuote(String.raw`"a\"b"`, 1), -5);
  assert.equal(closingQuote(String.raw`"\\"`, 1), -3);
  assert.equal(closingQuote(String.raw`"\u0022"`, 1), -7);
});

test('every text comes back from between its quotes', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('"', '\\', '\n', '\u0000', 'u', '\u{1f600}', '\ud800') }),
      (value) => {
        const text = `[${JSON.stringify(value)}]`;
        const end = closingQuote(text, 2);
        assert.equal(Math.abs(end), text.length - 2);
        assert.equal(end < 0 ? unescaped(text, 2, -end) : text.slice(2, end), value);
      },
    ),
    { seed: 32, numRuns: 2_000 },
  );
});

test('all the escapes of JSON are known', () => {
  const text = String.raw`"\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00"`;
  const end = closingQuote(text, 1);
  assert.equal(unescaped(text, 1, -end), '"\\/\b\f\n\r\té\u{1f600}');
});

test('every other escape is refused where it begins', () => {
  for (const escape of ['\\x', '\\0', "\\'", '\\U0041', '\\u12', '\\u12g4', '\\u123g', '\\u-123', '\\u 123', '\\\n']) {
    assert.throws(() => closingQuote(`"ab${escape}"`, 1), { reason: 'bad-escape', line: 1, column: 4 });
  }
});

test('control characters are refused where they stand', () => {
  for (let unit = 0; unit < 32; unit += 1) {
    assert.throws(() => closingQuote(`"ab${String.fromCharCode(unit)}"`, 1), { reason: 'control-character' });
  }
  assert.equal(closingQuote('"\u007f\u2028"', 1), 3);
});

test('a string without an end is refused behind the last unit', () => {
  assert.throws(() => closingQuote('"ab', 1), { reason: 'quote-expected', column: 4 });
  assert.throws(() => closingQuote(String.raw`"a\"`, 1), { reason: 'quote-expected', column: 5 });
  assert.throws(() => closingQuote('"a\\', 1), { reason: 'quote-expected', column: 4 });
  assert.throws(() => closingQuote('"a\\u00', 1), { reason: 'quote-expected', column: 7 });
});
