import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseArguments, RefusedError, runnableTool } from '../../src/hosts/anthropic.js';
import { registry } from './registry.js';

test('a tool has the members that the runner reads', async () => {
  const tool = runnableTool(registry, 'find');
  assert.deepEqual([tool.type, tool.name, tool.input_schema.type], ['custom', 'find', 'object']);
  assert.ok(!('description' in tool));
  assert.equal(runnableTool(registry, 'tasks').description, 'Tasks.');
  assert.equal(await tool.run(tool.parse({ limit: '5' })), '5 found');
  assert.throws(() => runnableTool(registry, 'none'), RangeError);
});

test('parse throws the refusal as a text that a model can read', () => {
  assert.throws(
    () => runnableTool(registry, 'find').parse({ limit: 'secret' }),
    (error) =>
      error instanceof RefusedError &&
      error.message.startsWith('{"error":"invalid_values"') &&
      !error.message.includes('secret'),
  );
});

test('parseArguments gives what the handler reads, in the form in which it was sent', () => {
  assert.deepEqual(parseArguments(registry, 'find', { limit: '5' }), { limit: 5 });
  assert.deepEqual(parseArguments(registry, 'tasks', { action: 'create', data: { title: 'a' } }), {
    action: 'create',
    data: { title: 'a', size: 3 },
  });
  assert.throws(() => parseArguments(registry, 'find', {}), RefusedError);
});

test('what the handler throws comes as an error without its message, and other content as JSON', async () => {
  const tool = runnableTool(registry, 'tasks');
  await assert.rejects(
    tool.run({ action: 'create', data: { title: 'bad' } }),
    (error) => error instanceof Error && error.message.includes('handler_failed') && !error.message.includes('secret'),
  );
  assert.equal(
    await tool.run({ action: 'create', data: { title: 'good' } }, { signal: null }),
    'made\n{"type":"image","data":"AA==","mimeType":"image/png"}',
  );
});
