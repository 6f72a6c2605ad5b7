import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { codePointLength, isAtLeast, isAtMost } from '../../src/json/length.js';

/** Texts with many surrogates, paired and alone. */
const texts = fc
  .array(fc.constantFrom('a', 'é', '\u{1f600}', '\ud83d', '\ude00'), { maxLength: 12 })
  .map((parts) => parts.join(''));

test('a text is as long as the code points that its iterator gives', () => {
  fc.assert(
    fc.property(texts, (text) => {
      assert.equal(codePointLength(text), Array.from(text).length);
    }),
    { seed: 21, numRuns: 2_000 },
  );
});

test('a lone surrogate counts as one', () => {
  assert.equal(codePointLength('\ud83d'), 1);
  assert.equal(codePointLength('\ude00\ud83d'), 2);
  assert.equal(codePointLength('\ud83d\ud83d\ude00\ude00'), 3);
});

test('the bounds agree with the length', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 0, max: 26 }), (text, count) => {
      assert.equal(isAtLeast(text, count), codePointLength(text) >= count);
      assert.equal(isAtMost(text, count), codePointLength(text) <= count);
    }),
    { seed: 22, numRuns: 5_000 },
  );
});

test('the UTF-16 length decides where it can, so that no unit is read', () => {
  const read: number[] = [];
  const text = (length: number): string =>
    ({ length, charCodeAt: (index: number) => read.push(index) }) as unknown as string;
  assert.equal(isAtMost(text(1_000_000), 499_999), false);
  assert.equal(isAtMost(text(1_000_000), 1_000_000), true);
  assert.equal(isAtLeast(text(1_000_000), 500_000), true);
  assert.equal(isAtLeast(text(1_000_000), 1_000_001), false);
  assert.deepEqual(read, []);
});

test('counts of any size are taken', () => {
  assert.equal(isAtMost('a', 1e308), true);
  assert.equal(isAtLeast('a', 1e308), false);
});
