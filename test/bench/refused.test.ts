import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom, zipf } from '../../bench/harness/random.js';
import { refusedWorkloads } from '../../bench/harness/refused.js';
import { compile } from '../../src/schema.js';

for (const [wrong, workloads] of Object.entries(refusedWorkloads)) {
  test(`${wrong}: every value is refused, in as many places as there are wrong ones`, () => {
    for (const { name, schema, refused, problems } of workloads()) {
      const { check } = compile(schema);
      for (const data of refused) {
        const verdict = check(data);
        assert.ok(!verdict.ok, name);
        // A union is wrong in one place, whatever its branches miss.
        if (wrong !== 'union of 20 branches') assert.equal(verdict.count, problems, name);
      }
    }
  });
}

test('the same seed draws the same traffic, and by Zipf the first tool comes about as often as 1 in 5.88 of 200', () => {
  const draws = (seed: number): number[] => Array.from({ length: 20_000 }, zipf(200, seededRandom(seed)));
  assert.deepEqual(draws(4), draws(4));
  assert.notDeepEqual(draws(4), draws(5));
  const share = draws(4).filter((rank) => rank === 0).length / 20_000;
  assert.ok(Math.abs(share - 1 / 5.878) < 0.01, String(share));
});
