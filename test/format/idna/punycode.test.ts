import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { decodePunycode, encodePunycode } from '../../../src/format/idna/punycode.js';

function pointsOf(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0)!);
}

/** Samples of RFC 3492, section 7.1, with the letters of their ASCII part in lower case. */
const samples: Readonly<Record<string, string>> = {
  egbpdaj6bu4bxfgehfvwxn:
    '\u0644\u064a\u0647\u0645\u0627\u0628\u062a\u0643\u0644\u0645\u0648\u0634\u0639\u0631\u0628\u064a\u061f',
  ihqwcrb4cv8a8dqg056pqjye: '\u4ed6\u4eec\u4e3a\u4ec0\u4e48\u4e0d\u8bf4\u4e2d\u6587',
  '4dbcagdahymbxekheh6e0a7fei0b':
    '\u05dc\u05de\u05d4\u05d4\u05dd\u05e4\u05e9\u05d5\u05d8\u05dc\u05d0\u05de\u05d3\u05d1\u05e8\u05d9\u05dd\u05e2\u05d1\u05e8\u05d9\u05ea',
  '3b-ww4c5e180e575a65lsy2b': '3\u5e74b\u7d44\u91d1\u516b\u5148\u751f',
  '2-u9tlzr9756bt3uc0v': '\u3072\u3068\u3064\u5c4b\u6839\u306e\u4e0b2',
  d9juau41awczczp: '\u305d\u306e\u30b9\u30d4\u30fc\u30c9\u3067',
};

test('the samples of RFC 3492 go both ways', () => {
  for (const [encoded, text] of Object.entries(samples)) {
    assert.deepEqual(decodePunycode(encoded), pointsOf(text), encoded);
    assert.equal(encodePunycode(pointsOf(text)), encoded);
  }
});

test('the bias for the digits that follow is that of section 6.1 where a delta is just over its threshold', () => {
  const points = pointsOf('abc\u{10000}\u{20000}');
  assert.equal(encodePunycode(points), 'abc-ku7sk674g');
  assert.deepEqual(decodePunycode('abc-ku7sk674g'), points);
});

test('what was encoded decodes to itself', () => {
  const point = fc.oneof(fc.integer({ min: 0x61, max: 0x7a }), fc.integer({ min: 0x80, max: 0x10ffff }));
  fc.assert(
    fc.property(fc.array(point, { maxLength: 12 }), (points) => {
      assert.deepEqual(decodePunycode(encodePunycode(points)), points);
    }),
    { seed: 3492 },
  );
});

test('what decodes is made of code points, and hostile digits are answered', () => {
  const digit = fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz0123456789-_\u00fc'));
  fc.assert(
    fc.property(fc.array(digit, { maxLength: 59 }), (digits) => {
      const points = decodePunycode(digits.join('')) ?? [];
      assert.ok(points.every((point) => point >= 0 && point <= 0x10ffff));
    }),
    { seed: 1, numRuns: 1000 },
  );
  for (const text of ['9'.repeat(59), 'z'.repeat(59), 'a-', '-', 'a-9', '\u00fc']) {
    assert.ok(
      (decodePunycode(text) ?? []).every((point) => point < 0x110000),
      text,
    );
  }
});

test('a text that ends inside a number, or holds another character than its digits, decodes to nothing', () => {
  for (const text of ['bcher-kv', 'z', 'a-_', '-9uc', 'b\u00fc']) assert.equal(decodePunycode(text), undefined, text);
});
