import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { characters } from '../../src/problem/bounds.js';
import { boundText, escapeHidden, isHidden } from '../../src/problem/escape.js';

const HIDDEN =
  /[\p{Cc}\p{Cs}\u{ad}\u{61c}\u{180e}\u{200b}-\u{200f}\u{2028}-\u{202e}\u{2060}-\u{206f}\u{feff}\u{fff9}-\u{fffb}\u{e0000}-\u{e0fff}]/u;

test('hidden are control, bidirectional, invisible and tag characters, separators and lone surrogates', () => {
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
    if (isHidden(codePoint) !== HIDDEN.test(String.fromCodePoint(codePoint))) assert.fail(codePoint.toString(16));
  }
  assert.ok(isHidden(0x1b));
});

test('an ordinary text is not escaped, whatever its script', () => {
  for (const text of ['', 'plain', 'größe', 'שלום', '日本', '😀 "quoted" \\ back'])
    assert.equal(escapeHidden(text), text);
});

test('an escape reads as JSON does, so that it can be read back', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('‮', '\ud800', '\u{e0041}', 'a') }),
  );
  fc.assert(
    fc.property(text, (value) => {
      const escaped = escapeHidden(JSON.stringify(value));
      assert.equal(JSON.parse(escaped), value);
      assert.doesNotMatch(escaped, HIDDEN);
    }),
    { seed: 1, numRuns: 1000 },
  );
});

test('every text keeps its bound as it is spelled, and is cut between characters', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '😀', '‮', '\u{e0041}', '\ud800', '\n'), maxLength: 60 });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 60 }), (value, limit) => {
      const bound = boundText(value, limit);
      assert.ok(characters(bound) <= limit);
      if (characters(escapeHidden(value)) <= limit) {
        assert.equal(bound, escapeHidden(value));
      } else {
        const kept = Array.from(value);
        while (characters(escapeHidden(kept.join(''))) > limit - 1) kept.pop();
        assert.equal(bound, `${escapeHidden(kept.join(''))}…`);
      }
    }),
    { seed: 2, numRuns: 2000 },
  );
});
