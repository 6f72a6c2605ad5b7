import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileRoot } from '../../src/evaluate/root.js';
import {
  findAction,
  partsOf,
  readObject,
  refuseAction,
  refuseObject,
  strayArgumentsGate,
} from '../../src/gate/arguments.js';
import type { Operation } from '../../src/gate/operation.js';
import { schemaText } from '../../src/problem/schema-text.js';

const subject = { tool: schemaText('t'), action: schemaText('create'), help: false, keys: 'quote' } as const;
const operation: Operation = {
  subject,
  root: compileRoot({}),
  declared: { title: {} },
  required: [],
  unsettled: [],
  groups: [],
  levels: undefined,
  defaults: {},
};
const actions = new Map([['create', operation]]);

test('what is absent or null reads as the empty object', () => {
  for (const value of [undefined, null]) {
    assert.deepEqual(readObject(value), {});
  }
});

test('arguments are told apart by their own keys that can be enumerated, and no value is read', () => {
  const nothing = { hasAction: false, hasData: false, mayHoldMore: false };
  assert.deepEqual(partsOf({}), nothing);
  assert.deepEqual(partsOf({ data: 1, action: 'a' }), { hasAction: true, hasData: true, mayHoldMore: false });
  assert.deepEqual(partsOf({ action: 'a', title: 1 }), { hasAction: true, hasData: false, mayHoldMore: true });
  const inherited = Object.create({ action: 'a', data: 5 }) as Record<string, unknown>;
  assert.deepEqual(partsOf(inherited), { ...nothing, mayHoldMore: true });
  assert.deepEqual(partsOf(Object.defineProperty({}, 'data', { value: 1 })), nothing);
  const throwing = {
    get data(): never {
      throw new Error('read');
    },
  };
  assert.deepEqual(partsOf(throwing), { ...nothing, hasData: true });
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
    assert.equal(readObject(value), undefined);
    const { refusal } = refuseObject(subject, 'data', value);
    assert.ok(refusal.error === 'invalid_arguments');
    assert.equal(refusal.got, got);
  }
});

test('an action is found by its own name alone', () => {
  assert.equal(findAction(actions, 'create'), operation);
  for (const action of ['toString', ['create'], null, undefined]) assert.equal(findAction(actions, action), undefined);
  const error = (action: unknown): string => refuseAction(subject, actions, action).refusal.error;
  assert.equal(error('toString'), 'unknown_action');
  assert.equal(error(['create']), 'invalid_arguments');
  assert.equal(error(null), 'missing_action');
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
