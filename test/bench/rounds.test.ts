import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timeInterleaved } from '../../bench/harness/rounds.js';

const pace = { rounds: 3, warmUpCalls: 10, warmUpMilliseconds: 5, sliceMilliseconds: 0.01 };
const workload = { name: 'tool', schema: {}, valid: ['a', 'b'], invalid: [] };

test('every contender is called with every valid call, and has a cost, and so has the loop', async () => {
  const seen = [new Set<unknown>(), new Set<unknown>()];
  const checks = seen.map((values) => (data: unknown) => values.add(data).size > 0);
  const costs = await timeInterleaved([{ workload, checks }], pace);
  assert.deepEqual(seen, [new Set(['a', 'b']), new Set(['a', 'b'])]);
  assert.deepEqual(
    costs.map((row) => row.map((cost) => cost >= 0)),
    [[true, true, true]],
  );
});

test('the contenders take turns, beginning with another one in each round', async () => {
  const order: number[] = [];
  const checks = [0, 1].map((contender) => () => {
    if (order.at(-1) !== contender) order.push(contender);
    return true;
  });
  await timeInterleaved([{ workload, checks }], pace);
  // Warm-up 0 1 twice, then the rounds 0 1, 1 0, 0 1, where neighbours that are the same merge.
  assert.deepEqual(order, [0, 1, 0, 1, 0, 1, 0, 1]);
});

test('a contender that begins to refuse while it is timed is an error', async () => {
  let calls = 0;
  const fickle = (): boolean => (calls += 1) < 12;
  await assert.rejects(timeInterleaved([{ workload, checks: [fickle] }], pace), /changed its answer/u);
});
