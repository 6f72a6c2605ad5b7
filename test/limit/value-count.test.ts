import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ValueCount } from '../../src/limit/value-count.js';

test('every value counts: the data itself, members and items at any depth, null as well', () => {
  assert.equal(new ValueCount('text').upTo(10), 1);
  assert.equal(new ValueCount({ a: [1, null, { b: {} }], c: [] }).upTo(100), 7);
});

test('an undefined member, and a hole, is no value', () => {
  const holes: unknown[] = [undefined, 1];
  holes.length = 5;
  assert.equal(new ValueCount({ a: undefined, b: holes }).upTo(100), 3);
});

test('what is inside an object that stands in several places counts once; a cycle ends', () => {
  const shared = { a: 1, b: 2 };
  assert.equal(new ValueCount([shared, shared, shared]).upTo(100), 6);
  const ring: unknown[] = [];
  ring.push(ring);
  assert.equal(new ValueCount(ring).upTo(100), 2);
});

test('counting stops at the most that is asked for and goes on from there', () => {
  let reads = 0;
  const data = new Proxy(
    Array.from({ length: 1_000 }, (_, index) => index),
    {
      get(target, key, receiver): unknown {
        if (typeof key === 'string' && /^\d+$/u.test(key)) reads++;
        return Reflect.get(target, key, receiver);
      },
    },
  );
  const values = new ValueCount(data);
  assert.deepEqual([values.upTo(11), reads], [11, 10]);
  assert.deepEqual([values.upTo(101), reads], [101, 100]);
  assert.equal(values.upTo(50), 50, 'never more than is asked for');
  assert.deepEqual([values.upTo(5_000), reads], [1_001, 1_000]);
});
