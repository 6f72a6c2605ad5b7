import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRegistry } from '../../src/index.js';
import { unknownTool } from '../../src/mcp/unknown-tool.js';

const registry = createRegistry({ tools: [{ name: 'add', inputSchema: { type: 'object' } }] });

test('the error has the code of invalid parameters and the refusal as its data', () => {
  const fault = unknownTool(registry, 'ad');
  assert.ok(fault instanceof Error);
  assert.equal(fault.code, -32602);
  assert.equal(fault.message, `There is no tool "ad". Did you mean 'add'?`);
  assert.deepEqual(fault.data.error === 'unknown_tool' && fault.data.valid_tools, ['add', 'help']);
});

test('a name that is no text is answered too, a name that is known is a mistake of the caller', () => {
  assert.equal(unknownTool(registry, 5).message, 'There is no tool "".');
  assert.throws(() => unknownTool(registry, 'add'), /unreachable/u);
});
