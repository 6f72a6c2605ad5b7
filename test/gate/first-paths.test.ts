import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { FirstPaths } from '../../src/gate/first-paths.js';
import type { Step } from '../../src/problem/cause.js';
import { compareSteps } from '../../src/problem/order.js';

test('the first ten paths are kept in path order, whatever order they came in', () => {
  const key = fc.oneof(fc.nat(30), fc.constantFrom('a', 'b', '7', '07', 'é'));
  const path = fc.array(fc.record({ key, declared: fc.boolean() }), { maxLength: 3 });
  fc.assert(
    fc.property(fc.array(path, { maxLength: 40 }), (paths: Step[][]) => {
      const first = new FirstPaths<number>();
      paths.forEach((steps, index) => first.add(steps, index));
      const expected = [...paths].sort(compareSteps).slice(0, 10);
      assert.equal(first.count, paths.length);
      assert.deepEqual(
        first.map((steps) => steps.map((step) => step.key)),
        expected.map((steps) => steps.map((step) => step.key)),
      );
      assert.deepEqual(
        first.map((steps, index) => steps.length === paths[index]!.length),
        expected.map(() => true),
      );
    }),
    { seed: 11, numRuns: 300 },
  );
});

test('steps may be changed after they were added', () => {
  const first = new FirstPaths<null>();
  const steps: Step[] = [{ key: 'a', declared: true }];
  first.add(steps, null);
  steps.pop();
  assert.deepEqual(
    first.map((kept) => kept.map((step) => step.key)),
    [['a']],
  );
});
