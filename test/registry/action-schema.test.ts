import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ActionSchema, createRegistry, type HelpAction, type Registry } from '../../src/index.js';

function registryOf(action: Omit<ActionSchema, 'description'>, $defs = {}): Registry {
  return createRegistry({
    tools: [{ name: 't', description: '', $defs, actions: { a: { description: '', ...action } } }],
  });
}

function schemaOf(registry: Registry): unknown {
  return (registry.help({ tool: 't', action: 'a' }) as HelpAction).input_schema;
}

test('an action without properties takes any object', () => {
  assert.deepEqual(schemaOf(registryOf({})), { type: 'object', properties: {} });
});

test('required stays out of what is checked, and in what is published', () => {
  const registry = registryOf({ properties: { a: { type: 'object', required: ['b'] } }, required: ['a'] });
  assert.deepEqual(schemaOf(registry), {
    type: 'object',
    properties: { a: { type: 'object', required: ['b'] } },
    additionalProperties: false,
    required: ['a'],
  });
  const inner = registry.check('t', { action: 'a', data: { a: {} } });
  assert.ok(!inner.ok && inner.refusal.error === 'invalid_values');
});

test('null for a property that is not required is told to be left out', () => {
  const registry = registryOf({ properties: { a: { type: 'string' }, b: { type: 'string' } }, required: ['a'] });
  const outcome = registry.check('t', { action: 'a', data: { a: null, b: null } });
  assert.ok(!outcome.ok && outcome.refusal.error === 'invalid_values');
  assert.deepEqual(
    outcome.refusal.entries.map(({ problems }) => problems),
    [['value is not of type string, got null'], ['value is not of type string, got null: leave the property out']],
  );
});

test('an action’s own definitions win over the tool’s, and only the reached are published', () => {
  const registry = registryOf(
    { properties: { a: { $ref: '#/$defs/x' }, b: { $ref: '#/$defs/y' } }, $defs: { x: { type: 'null' }, z: {} } },
    { x: { type: 'string' }, y: { type: 'boolean' } },
  );
  assert.deepEqual((schemaOf(registry) as { $defs: unknown }).$defs, { y: { type: 'boolean' }, x: { type: 'null' } });
  assert.equal(registry.check('t', { action: 'a', data: { a: null, b: true } }).ok, true);
  assert.equal(registry.check('t', { action: 'a', data: { a: 'x' } }).ok, false);
});

test('a fault does not hide others in the same action', () => {
  assert.throws(
    () =>
      registryOf({
        properties: { a: { type: 'integer' } },
        required: ['b'],
        defaults: { a: 'x' },
        notes: 5 as unknown as string,
      }),
    (error: { faults: { pointer: string }[] }) => {
      assert.deepEqual(
        error.faults.map(({ pointer }) => pointer),
        ['/notes', '/required/0', '/defaults/a'],
      );
      return true;
    },
  );
});
