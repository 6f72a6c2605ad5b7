import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compile } from '../../src/schema.js';

/** A format that counts how often a text is asked about. */
function counting(): { readonly asked: () => number; readonly customFormats: Record<string, never> } {
  let count = 0;
  const check = (): boolean => {
    count += 1;
    return true;
  };
  return { asked: () => count, customFormats: { counted: { type: 'string', check } } as never };
}

/** Definitions that each refer to the next one twice: 2 to the power of their number ways lead to the last. */
function doubling(keyword: string, levels: number): object {
  const twice = (level: number): object[] => [{ $ref: `#/$defs/d${level + 1}` }, { $ref: `#/$defs/d${level + 1}` }];
  const $defs = Object.fromEntries(
    Array.from({ length: levels }, (_, level) => [`d${level}`, { [keyword]: twice(level) }]),
  );
  return {
    $ref: '#/$defs/d0',
    $defs: { ...$defs, [`d${levels}`]: { type: 'string', format: 'counted', allOf: [{}] } },
  };
}

test('doubling references ask about one value once, not once for each way', () => {
  const { asked, customFormats } = counting();
  assert.equal(compile(doubling('allOf', 40), { customFormats }).test('x'), true);
  assert.ok(asked() <= 2, `asked ${asked()} times`);
});

test('a recursive union asks about the values of a chain a bounded number of times', () => {
  const { asked, customFormats } = counting();
  const node = (extra: object): object => ({
    type: 'object',
    properties: { next: { $ref: '#/$defs/node' }, text: { format: 'counted' } },
    ...extra,
  });
  const schema = {
    $ref: '#/$defs/node',
    $defs: { node: { anyOf: [node({ required: ['x'] }), node({ required: ['y'] }), node({ required: ['z'] })] } },
  };
  const root = compile(schema, { customFormats });
  let data: object = { text: 'end' };
  for (let level = 0; level < 60; level++) data = { next: data, text: 'x' };
  assert.equal(root.test(data), false);
  assert.ok(asked() < 200_000, `asked ${asked()} times`);
  const verdict = root.check(data);
  assert.ok(!verdict.ok && verdict.count >= 1);
});

test('what was remembered of one value does not answer for another', () => {
  const schema = {
    $ref: '#/$defs/d0',
    $defs: {
      d0: { allOf: [{ $ref: '#/$defs/t' }, { allOf: [{ $ref: '#/$defs/t' }] }] },
      t: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    },
  };
  const root = compile(schema);
  assert.deepEqual(['a', 1, 'a', null, 2].map(root.test), [true, false, true, true, false]);
});

test('steps that run out refuse the value by that limit', () => {
  const branch = (name: string): object => ({ properties: { next: { $ref: '#' }, [name]: false } });
  const schema = { oneOf: Array.from({ length: 12 }, (_, index) => branch(`p${index}`)) };
  let data: object = {};
  for (let level = 0; level < 100; level++) data = { next: data };
  const root = compile(schema, { limits: { steps: 1 } });
  const verdict = root.check(data);
  assert.equal(root.test(data), verdict.ok);
  assert.equal(verdict.ok, false);
});

test('the values of a long array are counted no further than it decides', () => {
  const size = 100_000;
  let reads = 0;
  const data = new Proxy(
    Array.from({ length: size }, (_, index) => index),
    {
      get(items, name) {
        if (name !== 'length') reads++;
        return Reflect.get(items, name) as unknown;
      },
    },
  );
  const schema = { anyOf: [{ type: 'integer' }, { type: 'array', items: { $ref: '#' } }] };
  assert.equal(compile(schema).test(data), true);
  assert.ok(reads <= 1.5 * size, `${reads} reads`);
});
