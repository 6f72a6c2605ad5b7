import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConfigurationError } from '../../src/registry/configuration-error.js';

test('the message tells each fault in a line: tool, action, place, reason', () => {
  const error = new ConfigurationError([
    { tool: 'tasks', action: 'create', pointer: '/properties/due/format', reason: 'why' },
    { tool: 'notes', pointer: '', reason: 'why not' },
  ]);
  assert.equal(error.name, 'ConfigurationError');
  assert.equal(error.message, "tool 'tasks', action 'create', /properties/due/format: why\ntool 'notes': why not");
});

test('the message ends after twenty lines, the faults do not', () => {
  const faults = Array.from({ length: 23 }, (_, index) => ({ tool: 't', pointer: `/${index}`, reason: 'why' }));
  const error = new ConfigurationError(faults);
  const lines = error.message.split('\n');
  assert.equal(lines.length, 21);
  assert.equal(lines[20], 'and 3 more');
  assert.deepEqual(error.faults, faults);
  assert.ok(Object.isFrozen(error.faults));
});
