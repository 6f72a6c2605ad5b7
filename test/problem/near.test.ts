import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isNear, nearest, nearestOne } from '../../src/problem/near.js';
import { problemCases } from './cases.js';

interface NearCase {
  readonly description: string;
  readonly sent: string;
  readonly names: readonly string[];
  readonly nearest: readonly string[];
  /** How many of them are near. */
  readonly near: number;
}

for (const { description, sent, names, nearest: sorted, near } of problemCases('near') as readonly NearCase[]) {
  test(`nearest names: ${description}`, () => {
    assert.deepEqual(nearest(sent, names), sorted);
    assert.deepEqual(
      sorted.map((name) => isNear(sent, name)),
      sorted.map((_, place) => place < near),
    );
    assert.equal(nearestOne(sent, names), near === 0 ? undefined : sorted[0]);
  });
}

/** Edits by the textbook's whole table: optimal string alignment. */
function edits(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  for (let row = 1; row <= a.length; row++) {
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      let least = Math.min(
        table[row - 1]![column]! + 1,
        table[row]![column - 1]! + 1,
        table[row - 1]![column - 1]! + same,
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        least = Math.min(least, table[row - 2]![column - 2]! + 1);
      }
      table[row]![column] = least;
    }
  }
  return table[a.length]![b.length]!;
}

test('names are near by edits exactly where the whole table says so', () => {
  // The first letters differ and so do the last, so that no name is a part of another.
  const middle = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(middle, middle, (a, b) => {
      const [sent, name] = [`x${a}x`, `y${b}y`];
      const limit = Math.min(3, Math.floor(Math.max(sent.length, name.length) / 3));
      assert.equal(isNear(sent, name), edits(sent, name) <= limit);
      const [left, right] = [`pre${a}post`, `pre${b}post`];
      const wide = Math.min(3, Math.floor(Math.max(left.length, right.length) / 3));
      assert.equal(isNear(left, right), edits(left, right) <= wide);
    }),
    { seed: 5, numRuns: 3000 },
  );
});

test('the nearest names are the names, each once, whatever was sent', () => {
  const names = fc.array(fc.string({ maxLength: 8 }), { maxLength: 20 });
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), names, (sent, all) => {
      const sorted = nearest(sent, all);
      assert.deepEqual([...sorted].sort(), [...all].sort());
      const near = sorted.filter((name) => isNear(sent, name));
      assert.deepEqual(near, sorted.slice(0, near.length));
      assert.equal(nearestOne(sent, all), near[0]);
    }),
    { seed: 6, numRuns: 1000 },
  );
});

test('a key of one million characters is compared by its beginning, and a thousand names are sorted', () => {
  const names = Array.from({ length: 1000 }, (_, index) => `name${index}`);
  assert.deepEqual(nearest('x'.repeat(1_000_000), names), names);
  assert.equal(nearest('name_777', names)[0], 'name777');
});

test('names behind the first two thousand are not compared, and stay', () => {
  const names = [...Array.from({ length: 2000 }, (_, index) => `other${index}`), 'wanted'];
  assert.equal(nearestOne('wanted', names), undefined);
  assert.equal(nearest('wanted', names).at(-1), 'wanted');
});

test('letter case is folded without the locale', () => {
  assert.equal(isNear('TITLE', 'title'), true);
  assert.equal(isNear('İSTANBUL', 'istanbul'), true);
});
