import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runChain } from '../../src/gate/chain.js';
import { helpToolFor } from '../../src/registry/help-tool.js';

test('the tool help is built once for each way to quote keys', () => {
  assert.equal(helpToolFor('quote'), helpToolFor('quote'));
  assert.notEqual(helpToolFor('quote'), helpToolFor('hide'));
});

test('the tool help takes a tool, or a tool and an action', () => {
  const tool = helpToolFor('quote');
  assert.equal(runChain(tool, {}).ok, true);
  assert.equal(runChain(tool, { tool: 'a', action: 'b' }).ok, true);
  assert.equal(runChain(tool, { action: 'b' }).ok, false);
  assert.equal(runChain(tool, { tool: 1 }).ok, false);
});

test('where keys are hidden, its refusals hide them too', () => {
  assert.equal(JSON.stringify(runChain(helpToolFor('hide'), { secret: 1 })).includes('secret'), false);
  assert.equal(JSON.stringify(runChain(helpToolFor('quote'), { sent: 1 })).includes('sent'), true);
});
