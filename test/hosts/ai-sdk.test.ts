import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RefusedError, repairToolCall, toolInput } from '../../src/hosts/ai-sdk.js';
import { registry } from './registry.js';

test('the input shows the schema of the definition, and validates by the gates', () => {
  const { schema, validate } = toolInput(registry, 'tasks');
  assert.deepEqual(schema, registry.definitions()[1]!.inputSchema);
  assert.deepEqual(validate({ action: 'create', data: { title: 'a' } }), {
    success: true,
    value: { action: 'create', data: { title: 'a', size: 3 } },
  });
  const refused = validate({ action: 'create', data: { title: 'a', size: 'secret' } });
  assert.ok(!refused.success && refused.error instanceof RefusedError);
  assert.equal(refused.error.refusal.error, 'invalid_values');
  assert.deepEqual(JSON.parse(refused.error.message), JSON.parse(JSON.stringify(refused.error.refusal)));
  assert.ok(!refused.error.message.includes('secret'));
  assert.throws(() => toolInput(registry, 'none'), RangeError);
});

async function repaired(toolName: string, input: string): Promise<unknown> {
  const call = { type: 'tool-call', toolCallId: '7', toolName, input };
  const answer = await repairToolCall(registry)({ toolCall: call });
  if (answer !== null) assert.deepEqual({ ...answer, input }, call);
  return answer?.input;
}

test('a call is repaired without a model where that is certain', async () => {
  assert.equal(await repaired('find', '{"limit":"5"}'), '{"limit":5}');
  assert.equal(
    await repaired('tasks', '{"action":"create","data":"{\\"title\\":\\"a\\"}"}'),
    '{"action":"create","data":{"title":"a","size":3}}',
  );
});

test('a call that can’t be repaired, or needs no repair, is left to the SDK', async () => {
  for (const input of ['{"limit":"five"}', '{"limit":', '{}', '{"limit":5}']) {
    assert.equal(await repaired('find', input), undefined, input);
  }
  assert.equal(await repaired('none', '{}'), undefined);
});

test('a number that JSON.stringify would spoil is not repaired', async () => {
  assert.equal(await repaired('find', '{"limit":"12345678901234567890"}'), undefined);
  assert.equal(
    await repaired('tasks', '{"action":"create","data":{"title":"a","size":"0.12345678901234567890123"}}'),
    undefined,
  );
});
