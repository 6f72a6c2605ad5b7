import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultJson, faultText } from '../../src/cli/print-faults.js';

test('a fault is one line, which names only what there is', () => {
  assert.equal(faultText({ tool: 'a', pointer: '', reason: 'r' }), "tool 'a': r");
  assert.equal(faultText({ tool: 'a', action: 'b', pointer: '/c', reason: 'r' }), "tool 'a', action 'b', /c: r");
  assert.equal(faultText({ tool: 'a\u202e', pointer: '/\n', reason: 'r' }), "tool 'a\\u202e', /\\u000a: r");
});

test('for machines a fault is a JSON object on one line', () => {
  const fault = { tool: 'a', pointer: '/\n', reason: 'r' };
  assert.equal(faultJson('warning', fault), '{"kind":"warning","tool":"a","pointer":"/\\n","reason":"r"}');
});
