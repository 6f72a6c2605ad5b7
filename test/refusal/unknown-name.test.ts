import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonBytes } from '../../src/problem/bounds.js';
import { schemaText } from '../../src/problem/schema-text.js';
import { missingAction, unknownAction, unknownTool } from '../../src/refusal/unknown-name.js';
import { names, subject } from './facts.js';

const thousand = names(...Array.from({ length: 1000 }, (_, index) => `tool_${index}`));

test('of a thousand tools the nearest is named and comes first, and those that do not fit are counted', () => {
  const { refusal } = unknownTool({ sent: 'Tool-777', tools: thousand, help: true, keys: 'quote' });
  assert.ok(refusal.error === 'unknown_tool');
  assert.equal(refusal.message, 'There is no tool "Tool-777". Did you mean \'tool_777\'?');
  assert.equal(refusal.valid_tools[0], 'tool_777');
  assert.equal(refusal.valid_tools.length + (refusal.more ?? 0), 1000);
  assert.ok(jsonBytes(refusal) < 3000);
});

test('a thousand names at their limits and a name of one million characters keep the bounds', () => {
  const tools = thousand.map((_, index) => schemaText(`${'😀'.repeat(124)}${1000 + index}`));
  const { refusal } = unknownTool({ sent: '\u0000'.repeat(1_000_000), tools, help: true, keys: 'quote' });
  assert.ok(jsonBytes(refusal) <= 16_384);
  assert.ok(refusal.error === 'unknown_tool');
  assert.equal(refusal.valid_tools.length, 15);
  assert.equal(refusal.more, 985);
});

test('a hidden name is not quoted, and its fingerprint does not tell it', () => {
  const [one, two] = ['secret1', 'secret2'].map((sent) =>
    unknownTool({ sent, tools: thousand, help: true, keys: 'hide' }),
  );
  assert.deepEqual(one, two);
  const actions = names('create');
  const hidden = { ...subject, keys: 'hide' } as const;
  assert.deepEqual(
    unknownAction({ subject: hidden, sent: 'secret1', actions }),
    unknownAction({ subject: hidden, sent: 'secret2', actions }),
  );
});

test('a quoted name has its own fingerprint', () => {
  const [one, two] = ['a1', 'a2'].map((sent) => unknownTool({ sent, tools: thousand, help: true, keys: 'quote' }));
  assert.notEqual(one?.fingerprint, two?.fingerprint);
});

test('the actions are in their own order where none was named, nearest first where one was', () => {
  const actions = names('list', 'create', 'delete');
  const missing = missingAction({ subject, actions }).refusal;
  const unknown = unknownAction({ subject, actions, sent: 'Delete' }).refusal;
  assert.ok(missing.error === 'missing_action' && unknown.error === 'unknown_action');
  assert.deepEqual(missing.valid_actions, ['list', 'create', 'delete']);
  assert.deepEqual(unknown.valid_actions, ['delete', 'list', 'create']);
  assert.equal(missing.help, 'help {tool: "tasks"}');
});

test('the list of names is not sorted in place', () => {
  const tools = names('zebra', 'apple');
  unknownTool({ sent: 'aple', tools, help: true, keys: 'quote' });
  assert.deepEqual(tools, ['zebra', 'apple']);
});
