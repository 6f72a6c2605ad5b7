import assert from 'node:assert/strict';
import { test } from 'node:test';
import { always, never, type Check } from '../../../src/evaluate/check.js';
import * as bodies from '../../../src/evaluate/hot/bodies.js';
import { Copies, countingKit } from '../../../src/evaluate/hot/hot-kit.js';
import { pool } from '../../../src/evaluate/hot/pool.js';
import { Entry, type ObjectShape, ringOf } from '../../../src/evaluate/object.js';

function shape(names: readonly string[], other: Check | undefined): ObjectShape {
  return { entries: ringOf(names.map((name) => new Entry(name, false, always))), required: 0, other };
}

function needsOf(names: readonly string[], other: Check | undefined): Record<string, number> {
  const { kit, needs } = countingKit(bodies);
  kit.object(shape(names, other));
  return Object.fromEntries(Object.entries(needs).filter(([, count]) => count > 0));
}

test('an object takes a slot for each property, and one more body where others are asked something', () => {
  assert.deepEqual(needsOf(['a', 'b'], undefined), { slot: 2, slotted: 1, root: 1 });
  assert.deepEqual(needsOf(['a', 'b'], never), { slot: 2, closed: 1, slotted: 1, root: 1 });
  assert.deepEqual(needsOf(['a'], always), { slot: 1, closed: 1, slotted: 1, root: 1 });
  assert.deepEqual(needsOf([], never), { closed: 1, slotted: 1, root: 1 });
});

test('an object all of whose properties are asked the same takes one body', () => {
  assert.deepEqual(needsOf([], always), { mapping: 1, root: 1 });
});

test('an object stays generic with an inherited name, or with many names', () => {
  assert.deepEqual(needsOf(['toString'], undefined), { root: 1 });
  assert.deepEqual(needsOf(['__proto__'], never), { root: 1 });
  const names = Array.from({ length: 33 }, (_, index) => `p${index}`);
  assert.deepEqual(needsOf(names, undefined), { root: 1 });
});

test('no copy is handed out twice, and a root is served whole or not at all', () => {
  const copies = new Copies({ ...pool, slot: [bodies.slot, bodies.slot] });
  const needs = { slot: 2, closed: 0, slotted: 1, plain: 0, mapping: 0, items: 0, both: 0, either: 0, root: 1 };
  assert.equal(copies.suffice(needs), true);
  assert.equal(copies.suffice({ ...needs, slot: 3 }), false);
  copies.take('slot');
  assert.equal(copies.suffice(needs), false);
  copies.take('slot');
  assert.throws(() => copies.take('slot'), RangeError);
});
