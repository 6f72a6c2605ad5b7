import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRegistry, gate, type PlainTool } from '../../src/index.js';

test('a recursive schema keeps its required names where it recurs', () => {
  const tool: PlainTool = {
    name: 't',
    inputSchema: { properties: { name: {}, child: { $ref: '#' } }, required: ['name'] },
  };
  assert.equal(gate(tool, { name: 1, child: { name: 2 } }).ok, true);
  const outcome = gate(tool, { name: 1, child: {} });
  assert.ok(!outcome.ok && outcome.refusal.error === 'invalid_values');
});

test('defaults fill what a call leaves out, and do not satisfy required', () => {
  const tool: PlainTool = {
    name: 't',
    inputSchema: { properties: { a: { type: 'integer' }, b: { type: 'integer' } }, required: ['a'] },
    defaults: { a: 1, b: 2 },
  };
  const outcome = gate(tool, { a: 5 });
  assert.ok(outcome.ok);
  assert.deepEqual(outcome.data, { a: 5, b: 2 });
  assert.equal(gate(tool, {}).ok, false);
});

test('defaults need not satisfy what the schema says of the whole', () => {
  const tool: PlainTool = {
    name: 't',
    inputSchema: { properties: { a: {}, b: { type: 'integer' } }, anyOf: [{ required: ['a'] }], minProperties: 2 },
    defaults: { b: 2 },
  };
  assert.deepEqual(createRegistry({ tools: [tool] }).faults, []);
});

test('beside a draft-07 $ref at the top, required is ignored as the dialect has it', () => {
  const inputSchema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $ref: '#/definitions/a',
    required: ['x'],
    definitions: { a: { properties: { y: { type: 'string' } } } },
  };
  assert.equal(gate({ name: 't', inputSchema }, {}).ok, true);
  const modern = { ...inputSchema, $schema: 'https://json-schema.org/draft/2020-12/schema' };
  assert.equal(gate({ name: 't', inputSchema: modern }, {}).ok, false);
});

test('the null of a property that the schema requires is not told to be left out', () => {
  const tool: PlainTool = {
    name: 't',
    inputSchema: { properties: { a: { type: 'string' }, b: { type: 'string' } }, required: ['a'] },
  };
  const outcome = gate(tool, { a: null, b: null });
  assert.ok(!outcome.ok && outcome.refusal.error === 'invalid_values');
  assert.deepEqual(
    outcome.refusal.entries.map(({ problems }) => problems),
    [['value is not of type string, got null'], ['value is not of type string, got null: leave the property out']],
  );
});

test('a plain tool may share definitions', () => {
  const tool: PlainTool = {
    name: 't',
    $defs: { n: { type: 'integer' } },
    inputSchema: { properties: { a: { $ref: '#/$defs/n' } } },
    outputSchema: { $ref: '#/$defs/n' },
  };
  const [definition] = createRegistry({ tools: [tool] }).definitions();
  assert.deepEqual(definition!.inputSchema.$defs, { n: { type: 'integer' } });
  assert.deepEqual(definition!.outputSchema, { $ref: '#/$defs/n', $defs: { n: { type: 'integer' } } });
});
