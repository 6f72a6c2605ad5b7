import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gate } from '../../src/index.js';
import { compile } from '../../src/schema.js';
import { issuesOfEntries, issuesOfRefusal } from '../../src/standard/issues.js';

test('issues come from causes, so that what an entry leaves out of its texts does not matter', () => {
  const verdict = compile({ type: 'string', allOf: [{ type: 'string' }, { minimum: 5 }] }).check(1);
  assert.ok(!verdict.ok);
  const entries = verdict.entries.map(({ segments, pointer, causes }) => ({ segments, pointer, causes }));
  assert.deepEqual(issuesOfEntries(entries, ['data']), [
    { message: 'value is lower than minimum 5', path: ['data'] },
    { message: 'value is not of type string, got integer', path: ['data'] },
  ]);
});

test('a refusal without a place of its own is one issue at the arguments', () => {
  const outcome = gate({ name: 't', inputSchema: {} }, 'text');
  assert.ok(!outcome.ok);
  assert.deepEqual(issuesOfRefusal(outcome.refusal), [
    {
      message: 'arguments: value is not of type object, got string: send the object itself, not a string of it',
      path: [],
    },
  ]);
});
