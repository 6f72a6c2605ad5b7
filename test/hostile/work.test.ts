import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compile, type Root } from '../../src/schema.js';

interface Counted {
  readonly root: Root;
  /** How often the format "counted" was asked since the last question. */
  readonly asked: () => number;
}

/** A root whose schema holds the format "counted": how often it is asked is the work that is done where it stands. */
function counted(schema: object, holds: boolean): Counted {
  let count = 0;
  const check = (): boolean => {
    count++;
    return holds;
  };
  const types = ['integer', 'array', 'object', 'string'] as const;
  const customFormats = Object.fromEntries(types.map((type) => [`counted-${type}`, { type, check }]));
  const asked = (): number => {
    const before = count;
    count = 0;
    return before;
  };
  return { root: compile(schema, { customFormats }), asked };
}

/** An empty array inside so many others. */
function nested(levels: number): unknown[] {
  let deep: unknown[] = [];
  for (let level = 0; level < levels; level++) deep = [deep];
  return deep;
}

/** Definitions d0 … dN, each of which refers twice to the next by the keyword. */
function doubling(keyword: string, depth: number): object {
  const $defs: Record<string, object> = { [`d${depth}`]: { format: 'counted-integer' } };
  for (let level = 0; level < depth; level++) {
    const next = { $ref: `#/$defs/d${level + 1}` };
    $defs[`d${level}`] = { format: 'counted-integer', [keyword]: [next, next] };
  }
  return { $ref: '#/$defs/d0', $defs };
}

for (const keyword of ['allOf', 'anyOf']) {
  for (const holds of [true, false]) {
    test(`references doubled by ${keyword} 100 deep are evaluated at most 500 times (leaf: ${holds})`, () => {
      const { root, asked } = counted(doubling(keyword, 100), holds);
      root.test(1);
      const first = asked();
      assert.ok(first >= 1 && first <= 500, `test: ${first}`);
      root.check(1);
      assert.ok(asked() <= 1_500, 'check');
    });
  }
}

test('a recursive union of two like branches takes work in proportion to the depth of the data', () => {
  const branch = (name: string): object => ({ properties: { child: { $ref: '#/$defs/node' } }, required: [name] });
  const node = { format: 'counted-object', anyOf: [branch('left'), branch('right')] };
  const work = [30, 60, 120].map((depth) => {
    let data: object = {};
    for (let level = 0; level < depth; level++) data = { child: data };
    const { root, asked } = counted({ $ref: '#/$defs/node', $defs: { node } }, true);
    assert.equal(root.test(data), false);
    return asked();
  });
  assert.ok(work[2]! <= 20_000, work.join());
});

/** A tree of so many nodes, each with up to eight children of nearly the same size. */
function treeOf(size: number): object {
  const below = Array.from({ length: 8 }, (_, index) => Math.floor((size - 1 + index) / 8)).filter((part) => part > 0);
  return below.length === 0 ? {} : { children: below.map(treeOf) };
}

test('two like branches over a recursive schema ask about a node at most 16 times, however large the tree', () => {
  const children = { properties: { children: { items: { $ref: '#' } } } };
  const schema = { format: 'counted-object', anyOf: [{ ...children, required: ['absent'] }, children] };
  const { root, asked } = counted(schema, true);
  for (const size of [100, 1_000, 10_000, 30_000]) {
    assert.equal(root.test(treeOf(size)), true);
    const times = asked() / size;
    assert.ok(times <= 16, `${times} times a node of ${size}`);
  }
});

test('of a million wrong items test asks one, and check each a fixed number of times', () => {
  const items = Array.from({ length: 1_000_000 }, (_, index) => index);
  const { root, asked } = counted({ items: { format: 'counted-integer' } }, false);
  assert.equal(root.test(items), false);
  assert.equal(asked(), 1);
  const verdict = root.check(items);
  assert.ok(!verdict.ok && verdict.count === items.length && verdict.entries.length === 10);
  assert.ok(asked() <= 3 * items.length + 100);
});

test('wrong members are each read a fixed number of times', () => {
  const keys = Array.from({ length: 20_000 }, (_, index) => `k${index}`);
  let reads = 0;
  const target = Object.fromEntries(keys.map((key) => [key, 1]));
  const data = new Proxy(target, {
    get(object, key) {
      reads++;
      return Reflect.get(object, key) as unknown;
    },
  });
  const verdict = compile({ properties: { a: true }, additionalProperties: { type: 'string' } }).check(data);
  assert.ok(!verdict.ok && verdict.count === keys.length);
  assert.ok(reads <= 8 * keys.length, `${reads} reads`);
});

test('a valid array of 1,000,000 values passes a recursive schema: no budget is met', () => {
  const schema = { anyOf: [{ type: 'integer' }, { type: 'array', items: { $ref: '#' } }] };
  const data = Array.from({ length: 1_000 }, () => Array.from({ length: 1_000 }, (_, index) => index));
  assert.equal(compile(schema).test(data), true);
});

test('a valid array of 1,000,000 ordinary objects passes a recursive schema, each asked about once', () => {
  const node = {
    format: 'counted-object',
    type: 'object',
    properties: { id: { type: 'integer' }, parts: { type: 'array', items: { $ref: '#/$defs/node' } } },
    required: ['id'],
  };
  const { root, asked } = counted({ items: { $ref: '#/$defs/node' }, $defs: { node } }, true);
  const data = Array.from({ length: 500_000 }, (_, id) => ({ id, parts: [{ id }] }));
  assert.equal(root.test(data), true);
  assert.equal(asked(), 1_000_000);
  assert.equal(root.check(data).ok, true);
});

test('100,000 distinct objects under uniqueItems are each read once', () => {
  let reads = 0;
  const data = Array.from({ length: 100_000 }, (_, index) => ({
    get id(): number {
      reads++;
      return index;
    },
    name: 'the same',
  }));
  const root = compile({ uniqueItems: true });
  assert.equal(root.test(data), true);
  assert.equal(reads, data.length);
});

test('of 100,000 levels no more are asked about than the limit of depth lets through', () => {
  const tree = { format: 'counted-array', items: { $ref: '#' } };
  const { root, asked } = counted(tree, true);
  const deep = nested(100_000);
  assert.equal(root.test(deep), false);
  const first = asked();
  assert.ok(first >= 256 && first <= 258, `${first} of test`);
  assert.equal(root.check(deep).ok, false);
  assert.ok(asked() <= 2 * 258, 'check');
});

test('a limit that is met refuses under every keyword that turns an answer round', () => {
  const deep = nested(100_000);
  const tree = { $defs: { tree: { items: { $ref: '#/$defs/tree' } } } };
  const reference = { $ref: '#/$defs/tree' };
  const schemas = [
    reference,
    { not: reference },
    { anyOf: [reference, true] },
    { oneOf: [reference, true] },
    { if: reference, then: true },
    { not: { contains: reference } },
  ];
  for (const schema of schemas) {
    const root = compile({ ...schema, ...tree });
    assert.equal(root.test(deep), false, JSON.stringify(schema));
    const verdict = root.check(deep);
    assert.ok(!verdict.ok && verdict.count === 1, JSON.stringify(schema));
  }
});

test('very wide combinators and dependencies are answered, however many stand in a row', () => {
  const each = <Part>(part: (index: number) => Part): Part[] =>
    Array.from({ length: 12_000 }, (_, index) => part(index));
  const map = (part: (index: number) => unknown): object =>
    Object.fromEntries(each((index) => [`k${index}`, part(index)]));
  const accepting = [
    [{ allOf: each((index) => ({ minimum: -index })) }, 5],
    [{ anyOf: each((index) => ({ minimum: 12_000 - index })) }, 1],
    [{ dependentRequired: map(() => ['a']) }, { a: 1 }],
    [{ dependentSchemas: map(() => ({ minProperties: 1 })) }, { a: 1 }],
  ] as const;
  for (const [schema, data] of accepting) {
    assert.equal(compile(schema).test(data), true, Object.keys(schema)[0]);
  }
});
