import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRegistry, type Tool } from '../../src/index.js';

const tasks: Tool = {
  name: 'tasks',
  title: 'Tasks',
  description: 'Tasks\nof a team.',
  annotations: { readOnlyHint: false },
  icons: [{ src: 'https://example.test/icon.png' }],
  _meta: { origin: 'here' },
  outputSchema: { type: 'object' },
  actions: {
    create: { description: 'Creates a task.', properties: { title: { type: 'string' } }, required: ['title'] },
    list: { description: 'Lists tasks.' },
  },
};

test('a tool with actions is told in short', () => {
  assert.deepEqual(createRegistry({ tools: [tasks] }).definitions()[0], {
    name: 'tasks',
    title: 'Tasks',
    description: 'Tasks\nof a team.',
    inputSchema: {
      type: 'object',
      properties: {
        action: {
          type: 'string',
          enum: ['create', 'list'],
          description: 'create: Creates a task.\nlist: Lists tasks.',
        },
        data: { type: 'object' },
      },
      required: ['action'],
      additionalProperties: false,
    },
    outputSchema: { type: 'object' },
    annotations: { readOnlyHint: false },
    icons: [{ src: 'https://example.test/icon.png' }],
    _meta: { origin: 'here' },
  });
});

test('a plain tool publishes the closed schema that is checked, and nothing that it does not have', () => {
  const inputSchema = { type: 'object', properties: { a: { properties: { b: {} } } }, required: ['a'] };
  const [definition] = createRegistry({ tools: [{ name: 'p', inputSchema }] }).definitions();
  assert.deepEqual(definition, {
    name: 'p',
    inputSchema: {
      type: 'object',
      properties: { a: { properties: { b: {} }, additionalProperties: false } },
      required: ['a'],
      additionalProperties: false,
    },
  });
  const asWritten = createRegistry({ tools: [{ name: 'p', inputSchema }], unknownKeys: 'schema' }).definitions();
  assert.deepEqual(asWritten[0]!.inputSchema, inputSchema);
});

test('help comes last, and only where it is offered', () => {
  const names = (help: boolean): string[] =>
    createRegistry({ tools: [tasks], help })
      .definitions()
      .map(({ name }) => name);
  assert.deepEqual(names(true), ['tasks', 'help']);
  assert.deepEqual(names(false), ['tasks']);
});

test('definitions are frozen, and the list is the caller’s own', () => {
  const registry = createRegistry({ tools: [tasks] });
  const list = registry.definitions();
  list.pop();
  assert.equal(registry.definitions().length, 2);
  const stack: unknown[] = registry.definitions();
  while (stack.length > 0) {
    const value = stack.pop();
    if (typeof value !== 'object' || value === null) continue;
    assert.ok(Object.isFrozen(value));
    stack.push(...(Object.values(value) as unknown[]));
  }
});
