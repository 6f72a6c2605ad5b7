import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileRoot } from '../../src/evaluate/root.js';
import type { Operation } from '../../src/gate/operation.js';
import { isComplete, requiredGate, requiredOneOfGate } from '../../src/gate/required.js';
import { schemaText } from '../../src/problem/schema-text.js';

const operation: Operation = {
  subject: { tool: schemaText('t'), action: schemaText('a'), help: false, keys: 'quote' },
  root: compileRoot({}),
  declared: { due: {}, title: {} },
  required: [schemaText('due'), schemaText('title'), schemaText('toString')],
  unsettled: [schemaText('title')],
  groups: [[schemaText('x'), schemaText('y')], [schemaText('z')]],
  levels: undefined,
  defaults: { due: 1 },
};

test('every absent name is told, in the schema’s order; null is there, undefined and inherited names are not', () => {
  const refused = requiredGate(operation, { title: undefined, due: null });
  assert.ok(refused?.refusal.error === 'missing_required_fields');
  assert.deepEqual(refused.refusal.missing, ['title', 'toString']);
  assert.equal(requiredGate(operation, { due: 1, title: 1, toString: 1 }), undefined);
});

test('only undeclared keys that were sent can be similar', () => {
  const refused = requiredGate(operation, { titel: 1, title: undefined, toString: 1, Due: undefined });
  assert.ok(refused?.refusal.error === 'missing_required_fields');
  assert.deepEqual(refused.refusal.similar, { title: 'data.titel' });
});

test('every group without a property is told', () => {
  const refused = requiredOneOfGate(operation, { y: undefined });
  assert.ok(refused?.refusal.error === 'missing_required_group');
  assert.deepEqual(refused.refusal.required_one_of, [['x', 'y'], ['z']]);
  const half = requiredOneOfGate(operation, { y: null });
  assert.ok(half?.refusal.error === 'missing_required_group');
  assert.deepEqual(half.refusal.required_one_of, [['z']]);
  assert.equal(requiredOneOfGate(operation, { x: 1, z: 1 }), undefined);
});

test('data that the root accepted is complete with one of each group and what the root doesn’t ask for', () => {
  assert.equal(isComplete(operation, { title: 1, x: 1, z: 1 }), true);
  assert.equal(isComplete(operation, { title: 1, x: 1 }), false);
  assert.equal(isComplete(operation, { x: 1, z: 1 }), false);
});
