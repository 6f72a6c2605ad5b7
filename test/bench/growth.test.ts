import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exponentOf } from '../../bench/harness/exponent.js';
import { growthCases } from '../../bench/harness/growth-cases.js';
import { schemaCases } from '../../bench/harness/schema-cases.js';
import { workOf } from '../../bench/harness/work.js';
import { dialects } from '../../src/dialect/table.js';
import { compile } from '../../src/schema.js';

test('the exponent of n, of n log n and of a square', () => {
  const sizes = [10, 100, 1_000, 10_000];
  const exponent = (cost: (size: number) => number): number => exponentOf(sizes.map((size) => [size, cost(size)]));
  assert.ok(Math.abs(exponent((size) => 7 * size) - 1) < 1e-9);
  assert.ok(exponent((size) => 5000 + 7 * size) < 1);
  assert.ok(exponent((size) => size * Math.log(size)) > 1.1);
  assert.ok(Math.abs(exponent((size) => size * size) - 2) < 1e-9);
});

test('work counts each character as often as the innermost range says', () => {
  const range = (startOffset: number, endOffset: number, count: number) => ({ startOffset, endOffset, count });
  assert.equal(workOf([range(0, 100, 2)]), 200);
  assert.equal(workOf([range(0, 100, 2), range(10, 20, 50), range(20, 30, 0)]), 80 * 2 + 10 * 50);
  assert.equal(workOf([range(0, 100, 1), range(10, 40, 3), range(20, 30, 9), range(50, 60, 0)]), 60 + 20 * 3 + 90);
});

test('every keyword of every dialect that looks at data grows in some case', () => {
  const text = JSON.stringify(growthCases.map(({ schema }) => schema));
  /** What is only a shorter way to say what another keyword says, or can't be told apart by its growth. */
  const alike = new Set(['definitions', 'contentEncoding', 'contentMediaType', 'contentSchema', 'nullable']);
  const missing = new Set<string>();
  for (const dialect of dialects.values()) {
    for (const [name, keyword] of dialect.keywords) {
      if (keyword.plan !== undefined && !alike.has(name) && !text.includes(`"${name}":`)) missing.add(name);
    }
  }
  assert.deepEqual([...missing], []);
});

for (const { name, schema, data, isRefused } of growthCases) {
  test(`${name}: data of every size gets the same answer`, () => {
    const { test: accepts } = compile(schema);
    for (const size of [10, 100, 2_000]) assert.equal(accepts(data(size)), isRefused !== true);
  });
}

for (const { name, schema } of schemaCases) {
  test(`${name}: schemas of every size compile`, () => {
    for (const size of [10, 100]) assert.doesNotThrow(() => compile(schema(size)));
  });
}
