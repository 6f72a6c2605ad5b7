import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { characters } from '../../src/problem/bounds.js';
import type { Step } from '../../src/problem/cause.js';
import { spellPath, spellPointer } from '../../src/problem/path.js';
import { problemCases } from './cases.js';

interface PathCase {
  readonly description: string;
  readonly steps: readonly Step[];
  readonly path: string;
  readonly pointer: string;
  readonly hidden?: string;
  readonly hiddenPointer?: string;
}

const undeclared = (...keys: (string | number)[]): Step[] => keys.map((key) => ({ key, declared: false }));

for (const { description, steps, path, pointer, hidden, hiddenPointer } of problemCases(
  'paths',
) as readonly PathCase[]) {
  test(`${description} is spelled ${path.slice(0, 40)}`, () => {
    assert.equal(spellPath('data', steps, 'quote'), path);
    assert.equal(spellPointer(steps, 'quote'), pointer);
    assert.equal(spellPath('data', steps, 'hide'), hidden ?? path);
    assert.equal(spellPointer(steps, 'hide'), hiddenPointer ?? pointer);
  });
}

test('a path starts from the root it is told', () => {
  assert.equal(spellPath('arguments', undeclared('a'), 'quote'), 'arguments.a');
  assert.equal(spellPath('result', undeclared(0), 'quote'), 'result[0]');
});

test('a key of one million characters is cut at 64, whatever the characters are', () => {
  for (const character of ['a', '😀', '\u0000', '\ud800', '"', '\u{e0041}']) {
    const path = spellPath('data', undeclared(character.repeat(1_000_000)), 'quote');
    assert.ok(characters(path) <= 256, path);
    assert.ok(path.endsWith('…"]'), path);
    assert.ok(characters(spellPointer(undeclared(character.repeat(1_000_000)), 'quote')) <= 256);
  }
});

test('the middle of a long path gives way to one ellipsis; the root, the first steps and the last stay', () => {
  const steps = undeclared(...Array.from({ length: 200 }, (_, index) => `key${index}`));
  const path = spellPath('data', steps, 'quote');
  assert.match(path, /^data\.key0\.key1\.key2[^…]*…[^…]*\.key197\.key198\.key199$/u);
  assert.ok(characters(path) <= 256 && characters(path) > 256 - '.key100'.length * 2);
  assert.match(spellPointer(steps, 'quote'), /^\/key0\/key1[^…]*…[^…]*\/key198\/key199$/u);
});

test('a path of just 256 characters is whole, one of 257 is not', () => {
  const steps = undeclared('a'.repeat(62), 'b'.repeat(62), 'c'.repeat(62), 'd'.repeat(62));
  assert.equal(spellPath('data', steps, 'quote').length, 256);
  assert.equal(spellPath('data', steps, 'quote').includes('…'), false);
  const longer = undeclared('a'.repeat(62), 'b'.repeat(62), 'c'.repeat(62), 'd'.repeat(63));
  assert.equal(spellPath('data', longer, 'quote'), `data.${'a'.repeat(62)}….${'c'.repeat(62)}.${'d'.repeat(63)}`);
});

test('every path and pointer keeps its bound, holds no hidden character, and is the same every time', () => {
  const key = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string(),
    fc.nat(),
    fc.constantFrom('\ud800', '‮'),
  );
  const step = fc.record({ key, declared: fc.boolean() });
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 80 }),
      fc.constantFrom('quote' as const, 'hide' as const),
      (steps, keys) => {
        for (const text of [spellPath('arguments', steps, keys), spellPointer(steps, keys)]) {
          assert.ok(characters(text) <= 256);
          assert.doesNotMatch(text, /[\p{Cc}\p{Cs}\u202e\u2066-\u2069]/u);
        }
        assert.equal(spellPath('arguments', steps, keys), spellPath('arguments', steps, keys));
      },
    ),
    { seed: 4, numRuns: 500 },
  );
});
