import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defineTool } from '../../src/index.js';

test('defineTool gives back the tool itself', () => {
  const tool = { name: 't', inputSchema: { type: 'object' } } as const;
  assert.equal(defineTool(tool), tool);
});
