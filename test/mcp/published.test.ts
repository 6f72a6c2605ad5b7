import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publishedTool, tellsObjects } from '../../src/mcp/published.js';

test('the input schema is of objects, and its properties are schema objects', () => {
  const inputSchema = { properties: { open: true, closed: false, kept: { type: 'string' } }, required: ['open'] };
  assert.deepEqual(publishedTool({ name: 't', title: 'T', inputSchema }), {
    name: 't',
    title: 'T',
    inputSchema: {
      type: 'object',
      properties: { open: {}, closed: { not: {} }, kept: { type: 'string' } },
      required: ['open'],
    },
  });
  assert.deepEqual(inputSchema.properties.open, true);
});

test('a property named as the prototype stays a property', () => {
  const properties = JSON.parse('{"__proto__": true}') as Record<string, boolean>;
  const { inputSchema } = publishedTool({ name: 't', inputSchema: { type: 'object', properties } });
  assert.equal(JSON.stringify(inputSchema.properties), '{"__proto__":{}}');
});

test('an output schema that is a boolean is left out, any other stays', () => {
  const inputSchema = { type: 'object' };
  assert.ok(!('outputSchema' in publishedTool({ name: 't', inputSchema, outputSchema: true })));
  const outputSchema = { type: 'object', properties: { a: true } };
  assert.deepEqual(publishedTool({ name: 't', inputSchema, outputSchema }).outputSchema, {
    type: 'object',
    properties: { a: {} },
  });
});

test('only a schema that says so is known to tell objects', () => {
  assert.equal(tellsObjects({ type: 'object' }), true);
  for (const schema of [undefined, {}, { type: ['object'] }, { type: 'array' }])
    assert.equal(tellsObjects(schema), false);
});
