import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRegistry, type Registry, type Tool } from '../../src/index.js';

const tools: readonly Tool[] = [
  {
    name: 'tasks',
    description: 'Tasks.',
    $defs: { money: { type: 'number' }, unused: {} },
    actions: {
      create: {
        description: 'Creates a task.',
        properties: { title: { type: 'string' }, price: { $ref: '#/$defs/money' }, tags: { type: 'array' } },
        required: ['title'],
        requiredOneOf: [['price', 'tags']],
        defaults: { tags: [] },
        $defs: { mine: {} },
        notes: ['One.', 'Two.'],
        related: ['list'],
        examples: [{ title: 'x' }],
      },
      list: { description: 'Lists tasks.' },
    },
  },
  { name: 'search', inputSchema: { type: 'object', properties: { q: {} }, required: ['q'] }, defaults: { q: 1 } },
];
const registry: Registry = createRegistry({ tools });

test('the index lists all tools with their actions', () => {
  const { tools: listed } = registry.help() as { tools: readonly { name: string }[] };
  assert.deepEqual(listed.slice(0, 2), [
    { name: 'tasks', description: 'Tasks.', actions: ['create', 'list'] },
    { name: 'search' },
  ]);
  assert.deepEqual(
    listed.map(({ name }) => name),
    ['tasks', 'search', 'help'],
  );
  assert.deepEqual(registry.help({}), registry.help());
});

test('a tool lists its actions with what they require', () => {
  assert.deepEqual(registry.help({ tool: 'tasks' }), {
    tool: 'tasks',
    description: 'Tasks.',
    actions: [
      { name: 'create', description: 'Creates a task.', required: ['title'] },
      { name: 'list', description: 'Lists tasks.' },
    ],
  });
});

test('an action shows the schema that is checked, with the definitions it reaches, and the author’s words', () => {
  assert.deepEqual(registry.help({ tool: 'tasks', action: 'create' }), {
    tool: 'tasks',
    action: 'create',
    description: 'Creates a task.',
    input_schema: {
      type: 'object',
      properties: { title: { type: 'string' }, price: { $ref: '#/$defs/money' }, tags: { type: 'array' } },
      additionalProperties: false,
      required: ['title'],
      $defs: { money: { type: 'number' } },
    },
    required_one_of: [['price', 'tags']],
    defaults: { tags: [] },
    notes: ['One.', 'Two.'],
    related: ['list'],
    examples: [{ title: 'x' }],
  });
});

test('a plain tool shows its schema at once', () => {
  assert.deepEqual(registry.help({ tool: 'search' }), {
    tool: 'search',
    input_schema: { type: 'object', properties: { q: {} }, required: ['q'], additionalProperties: false },
    defaults: { q: 1 },
  });
});

test('a query that is refused by the tool help is refused here alike', () => {
  const queries: unknown[] = [{ tool: 'task' }, { tool: 'tasks', action: 'x' }, { action: 'create' }, { tol: 1 }, 5];
  for (const query of queries) {
    const outcome = registry.check('help', query);
    assert.ok(!outcome.ok);
    assert.deepEqual(registry.help(query as object), outcome.refusal);
  }
});

test('help is answered also where the tool help is not offered', () => {
  const quiet = createRegistry({ tools, help: false });
  assert.deepEqual(quiet.help({ tool: 'tasks' }), registry.help({ tool: 'tasks' }));
  const { tools: listed } = quiet.help() as { tools: readonly { name: string }[] };
  assert.equal(listed.length, 2);
});
