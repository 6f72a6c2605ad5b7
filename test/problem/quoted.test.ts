import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quoted } from '../../src/problem/quoted.js';

test('a sent name is quoted as a JSON string, its hidden characters escaped', () => {
  assert.equal(quoted('say "hi"', 'quote'), '"say \\"hi\\""');
  assert.equal(quoted('\u001b[2J\u202e\ud800', 'quote'), '"\\u001b[2J\\u202e\\ud800"');
});

test('a sent name is cut at 64 characters before it is escaped', () => {
  assert.equal(quoted('\n'.repeat(1_000_000), 'quote'), `"${'\\n'.repeat(63)}…"`);
  assert.equal(quoted('😀'.repeat(64), 'quote'), `"${'😀'.repeat(64)}"`);
});

test('a hidden name is not quoted at all', () => {
  assert.equal(quoted('name', 'hide'), undefined);
});
