import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { characters } from '../../src/problem/bounds.js';
import { holdsAll, listChoices, listNames } from '../../src/problem/list.js';

test('names are joined as people write them', () => {
  assert.equal(listNames(['a'], 100), "'a'");
  assert.equal(listNames(['a', 'b'], 100), "'a' and 'b'");
  assert.equal(listNames(['a', 'b', 'c'], 100, 'or'), "'a', 'b' or 'c'");
});

test('names that do not fit are counted; the first always stands', () => {
  assert.equal(listNames(['aaaa', 'bbbb', 'cccc'], 22), "'aaaa' and 2 more");
  assert.equal(listNames(['aaaa', 'bbbb', 'cccc'], 27), "'aaaa', 'bbbb' and 1 more");
  assert.equal(listNames(['aaaaaaaaaa', 'b'], 3), "'aaaaaaaaaa' and 1 more");
});

test('choices keep their room, and every one is shown or counted', () => {
  const members = fc.array(fc.string({ unit: fc.constantFrom('a', '😀', '‮'), minLength: 1, maxLength: 30 }), {
    minLength: 1,
    maxLength: 60,
  });
  fc.assert(
    fc.property(members, fc.integer({ min: 20, max: 300 }), (all, room) => {
      const list = listChoices(all, room);
      assert.ok(characters(list) <= room);
      const more = Number(/, and (\d+) more$/u.exec(list)?.[1] ?? 0);
      assert.equal(list.replace(/, and \d+ more$/u, '').split(', ').length + more, all.length);
      assert.equal(holdsAll(all, room), !list.includes('…') && more === 0);
    }),
    { seed: 1, numRuns: 1000 },
  );
});

test('of a hundred thousand members no more are read than could be shown', () => {
  let read = 0;
  const members = new Proxy(
    Array.from({ length: 100_000 }, () => 'x'.repeat(500)),
    {
      get(target, key, receiver): unknown {
        if (typeof key === 'string' && /^\d+$/u.test(key)) read++;
        return Reflect.get(target, key, receiver);
      },
    },
  );
  assert.match(listChoices(members, 300), /and 99999 more$/u);
  assert.ok(read <= 300, String(read));
});
