import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toolsIn } from '../../src/cli/tool-shape.js';

const inputSchema = { type: 'object' };
const tool = { name: 'search', description: 'Searches.', inputSchema };

test('tools are found in an answer to tools/list, with and without the response around it', () => {
  assert.deepEqual(toolsIn({ tools: [tool, tool], nextCursor: 'a' }), [tool, tool]);
  assert.deepEqual(toolsIn({ jsonrpc: '2.0', id: 1, result: { tools: [tool] } }), [tool]);
  assert.deepEqual(toolsIn({ tools: [] }), []);
});

test('a tool of any known shape becomes a tool record', () => {
  const parameters = inputSchema;
  for (const value of [
    tool,
    { name: 'search', description: 'Searches.', input_schema: inputSchema, cache_control: {} },
    { type: 'function', function: { name: 'search', description: 'Searches.', parameters, strict: true } },
    { type: 'function', name: 'search', description: 'Searches.', parameters, strict: true },
  ]) {
    assert.deepEqual(toolsIn(value), [tool]);
    assert.deepEqual(toolsIn({ tools: [value] }), [tool]);
  }
  const actions = { name: 'tasks', description: 'Tasks.', actions: {} };
  assert.deepEqual(toolsIn(actions), [actions]);
});

test('a function without parameters takes none', () => {
  const [found] = toolsIn({ type: 'function', function: { name: 'now' } })!;
  assert.deepEqual((found as typeof tool).inputSchema, { type: 'object', properties: {} });
});

test('a list keeps what is no tool, for registration to refuse', () => {
  assert.deepEqual(toolsIn({ tools: [5, { name: 'a' }] }), [5, { name: 'a' }]);
});

test('a value that is neither a list nor a tool is told apart', () => {
  for (const value of [{}, { name: 'search' }, { tools: 1 }, { result: {} }, [], 'search', 4, null]) {
    assert.equal(toolsIn(value), undefined);
  }
});
