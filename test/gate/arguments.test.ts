import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileRoot } from '../../src/evaluate/root.js';
import { readAction, readData, readObject, strayArgumentsGate } from '../../src/gate/arguments.js';
import type { Operation } from '../../src/gate/operation.js';
import { schemaText } from '../../src/problem/schema-text.js';

const subject = { tool: schemaText('t'), action: schemaText('create'), help: false, keys: 'quote' } as const;
const operation: Operation = {
  subject,
  root: compileRoot({}),
  declared: { title: {} },
  required: [],
  groups: [],
  levels: undefined,
  defaults: {},
};
const actions = new Map([['create', operation]]);

test('what is absent or null reads as the empty object', () => {
  for (const value of [undefined, null]) {
    assert.deepEqual(readObject(subject, 'data', value), { ok: true, part: {} });
  }
  assert.deepEqual(readData(operation, {}), { ok: true, part: {} });
  assert.deepEqual(readData(operation, Object.create({ data: 5 }) as Record<string, unknown>), { ok: true, part: {} });
});

test('what is no object is refused with its JSON type', () => {
  const sent: [unknown, string | undefined][] = [
    ['x', 'string'],
    [1, 'integer'],
    [1.5, 'number'],
    [[], 'array'],
    [true, 'boolean'],
    [new Date(0), undefined],
  ];
  for (const [value, got] of sent) {
    const read = readObject(subject, 'data', value);
    assert.ok(!read.ok && read.refusal.error === 'invalid_arguments');
    assert.equal(read.refusal.got, got);
  }
});

test('an action is found by its own name alone', () => {
  assert.deepEqual(readAction(subject, actions, { action: 'create' }), { ok: true, part: operation });
  const kinds = (args: Record<string, unknown>): string | false => {
    const read = readAction(subject, actions, args);
    return !read.ok && read.refusal.error;
  };
  assert.equal(kinds({ action: 'toString' }), 'unknown_action');
  assert.equal(kinds({ action: ['create'] }), 'invalid_arguments');
  assert.equal(kinds({ action: null }), 'missing_action');
  assert.equal(kinds(Object.create({ action: 'create' }) as Record<string, unknown>), 'missing_action');
});

test('a key beside action and data that the action declares belongs inside data', () => {
  const refused = strayArgumentsGate(operation, { action: 'create', title: 1, dat: 1, gone: undefined });
  assert.ok(refused?.refusal.error === 'unknown_params');
  assert.deepEqual(
    refused.refusal.entries.map(({ path, nearest, hint }) => [path, nearest, hint]),
    [
      ['arguments.dat', 'data', undefined],
      ['arguments.title', undefined, 'put it inside data'],
    ],
  );
  assert.equal(strayArgumentsGate(operation, { action: 'create', data: {} }), undefined);
});
