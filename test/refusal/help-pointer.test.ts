import assert from 'node:assert/strict';
import { test } from 'node:test';
import { helpPointer } from '../../src/refusal/help-pointer.js';

test('the help pointer names the tool and the action that are known', () => {
  assert.equal(helpPointer(), 'help {}');
  assert.equal(helpPointer('tasks'), 'help {tool: "tasks"}');
  assert.equal(helpPointer('tasks', 'create'), 'help {tool: "tasks", action: "create"}');
});

test('a name with a quote is written as JSON', () => {
  assert.equal(helpPointer('a"b'), 'help {tool: "a\\"b"}');
});
