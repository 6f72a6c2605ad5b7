import assert from 'node:assert/strict';
import { test } from 'node:test';
import { helpText, isRefusal } from '../../src/cli/print-help.js';
import { createRegistry, type HelpQuery, type Tool } from '../../src/index.js';
import { TOOLS } from './streams.js';

const { tools } = JSON.parse(TOOLS) as { tools: Tool[] };
const registry = createRegistry({ tools });

function textOf(query: HelpQuery): string {
  const help = registry.help(query);
  return isRefusal(help) ? assert.fail(help.message) : helpText(help);
}

test('the index has a line for each tool', () => {
  const [tasks, search] = textOf({}).split('\n');
  assert.equal(tasks, 'tasks: Tasks of a team. (create)');
  assert.equal(search, 'search');
});

test('a tool is told with its actions and what they require', () => {
  assert.equal(textOf({ tool: 'tasks' }), 'tasks\nTasks of a team.\n\n  create: Creates a task. (required: title)\n');
});

test('an action is told with its schema, a plain tool too', () => {
  const [name, description, , ...schema] = textOf({ tool: 'tasks', action: 'create' }).split('\n');
  assert.deepEqual([name, description], ['tasks create', 'Creates a task.']);
  const help = registry.help({ tool: 'tasks', action: 'create' });
  assert.ok('input_schema' in help);
  const text = schema.join('\n');
  assert.ok(text.startsWith('input_schema: {\n'));
  assert.deepEqual(JSON.parse(text.slice(text.indexOf('{'))), help.input_schema);
  assert.match(textOf({ tool: 'search' }), /^search\n\ninput_schema: \{/u);
});

test('what hides or reorders text is escaped, line ends stay', () => {
  const odd = createRegistry({ tools: [{ name: 'odd', description: 'one\n\u202etwo', inputSchema: {} }] });
  const help = odd.help({});
  assert.ok(!isRefusal(help) && 'tools' in help);
  assert.match(helpText({ tools: help.tools.slice(0, 1) }), /^odd: one\n$/u);
  assert.equal(helpText({ tool: 'odd', description: 'one\n\u202etwo', actions: [] }), 'odd\none\n\\u202etwo\n\n');
});

test('an unknown name is a refusal', () => {
  assert.equal(isRefusal(registry.help({ tool: 'none' })), true);
});
