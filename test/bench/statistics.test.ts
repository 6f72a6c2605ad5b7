import assert from 'node:assert/strict';
import { test } from 'node:test';
import { geometricMean, median } from '../../bench/harness/statistics.js';

test('the median is the middle by size, whatever the order', () => {
  assert.equal(median([10, 9, 100]), 10);
  assert.equal(median([4, 1, 3, 2]), 2.5);
  assert.throws(() => median([]), RangeError);
});

test('the median leaves the list that it is given as it was', () => {
  const values = [3, 1, 2];
  median(values);
  assert.deepEqual(values, [3, 1, 2]);
});

test('twice as fast and twice as slow are even in the geometric mean', () => {
  assert.ok(Math.abs(geometricMean([0.5, 2]) - 1) < 1e-12);
  assert.ok(Math.abs(geometricMean([0.25, 1]) - 0.5) < 1e-12);
  assert.throws(() => geometricMean([]), RangeError);
});
