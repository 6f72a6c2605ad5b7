import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runWith, TOOLS } from './streams.js';

test('all tools, one tool and one action are explained', async () => {
  const index = await runWith(['help', TOOLS]);
  assert.equal(index.code, 0);
  assert.match(index.output, /^tasks: Tasks of a team\. \(create\)\nsearch\n/u);
  assert.match((await runWith(['help', TOOLS, 'tasks'])).output, /create: Creates a task\. \(required: title\)/u);
  assert.match((await runWith(['help', TOOLS, 'tasks', 'create'])).output, /"additionalProperties": false/u);
});

test('for machines the help is JSON', async () => {
  const { output } = await runWith(['help', '--json', TOOLS, 'tasks']);
  assert.equal((JSON.parse(output) as { tool: string }).tool, 'tasks');
});

test('an unknown name gives exit code 1 and what was meant', async () => {
  const ran = await runWith(['help', TOOLS, 'task']);
  assert.equal(ran.code, 1);
  assert.equal(ran.output, 'There is no tool "task". Did you mean \'tasks\'?\n');
});

test('faulty tools stop the command', async () => {
  const ran = await runWith(['help', '{"name": "a", "inputSchema": {"type": "any"}}']);
  assert.equal(ran.code, 2);
  assert.match(ran.errors, /1 faulty tool of 1/u);
});
