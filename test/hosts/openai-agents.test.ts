import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agentTool } from '../../src/hosts/openai-agents.js';
import { registry } from './registry.js';

test('the options show the schema and leave the gates to execute, whose refusal the model reads', async () => {
  const { name, description, parameters, execute } = agentTool(registry, 'tasks');
  assert.deepEqual([name, description], ['tasks', 'Tasks.']);
  const { validate, jsonSchema } = parameters['~standard'];
  assert.equal(jsonSchema.input({ target: 'draft-2020-12' }).type, 'object');
  const sent = { action: 'create', data: { title: 1 } };
  assert.deepEqual(validate(sent), { value: sent });
  assert.match(await execute(sent), /^\{"error":"invalid_values"/u);
  assert.equal(await agentTool(registry, 'find').execute({ limit: 2 }), '2 found');
  assert.throws(() => agentTool(registry, 'none'), RangeError);
});
