import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRegistry, type InvalidValues, type Refusal, type UnknownParams } from '../../src/index.js';

const eleven = Array.from({ length: 11 }, (_, index) => ({ required: [`needed${index}`] }));
const registry = createRegistry({
  tools: [
    {
      name: 'tasks',
      description: 'Tasks.',
      actions: {
        create: {
          description: 'Creates.',
          properties: {
            list: { type: 'array', items: { type: 'integer' } },
            many: { anyOf: eleven },
            map: { type: 'object', additionalProperties: { type: 'integer' } },
          },
        },
      },
    },
  ],
});

function refuse(data: unknown): Refusal {
  const outcome = registry.check('tasks', { action: 'create', data });
  assert.ok(!outcome.ok);
  assert.ok(Buffer.byteLength(JSON.stringify(outcome.refusal)) <= 16_384);
  return outcome.refusal;
}

function pathsOf(refusal: Refusal): readonly string[] {
  return (refusal as InvalidValues).entries.map(({ path }) => path);
}

test('of a hundred thousand wrong items the first ten are listed and all are counted', () => {
  const refusal = refuse({ list: Array.from({ length: 100_000 }, () => 'x') }) as InvalidValues;
  assert.equal(refusal.count, 100_000);
  assert.deepEqual(
    pathsOf(refusal),
    Array.from({ length: 10 }, (_, index) => `data.list[${index}]`),
  );
});

test('item 2 comes before item 10', () => {
  const list = Array.from({ length: 11 }, (_, index) => (index === 2 || index === 10 ? 'x' : index));
  assert.deepEqual(pathsOf(refuse({ list })), ['data.list[2]', 'data.list[10]']);
});

test('an all-digit key of an object is spelled as a key', () => {
  assert.deepEqual(pathsOf(refuse({ map: { '10': 'x', '3': 'x', a: 'x' } })), [
    'data.map["3"]',
    'data.map["10"]',
    'data.map.a',
  ]);
});

test('a path with eleven problems tells ten and one more', () => {
  const { entries } = refuse({ many: {} }) as InvalidValues;
  assert.equal(entries.length, 1);
  assert.equal(entries[0]!.problems.length, 11);
  assert.equal(entries[0]!.problems[10], 'and 1 more');
});

test('a key of a megabyte is cut', () => {
  const long = 'k'.repeat(1_000_000);
  const unknown = refuse({ [long]: 1 }) as UnknownParams;
  assert.ok(unknown.entries[0]!.path.length <= 256);
  const wrong = refuse({ map: { [long]: 'x' } }) as InvalidValues;
  assert.ok(wrong.entries[0]!.path.length <= 256);
});

test('a hundred thousand keys beside data are counted, and ten are told', () => {
  const args = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`k${index}`, 1]));
  const outcome = registry.check('tasks', { action: 'create', ...args });
  assert.ok(!outcome.ok && outcome.refusal.error === 'unknown_params');
  assert.equal(outcome.refusal.count, 100_000);
  assert.equal(outcome.refusal.entries.length, 10);
});

test('an entry holds its exact segments and causes for programs, and no stringify shows them', () => {
  const { entries } = refuse({ map: { 'a b': 'x' } }) as InvalidValues;
  assert.deepEqual(entries[0]!.segments, ['map', 'a b']);
  assert.equal(entries[0]!.causes[0]!.keyword, 'type');
  assert.deepEqual(Object.keys(entries[0]!), ['path', 'problems']);
});
