import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRegex } from '../../src/format/regex.js';

test('a pattern is parsed and never run', () => {
  const { exec } = RegExp.prototype;
  RegExp.prototype.exec = () => assert.fail('a pattern was run');
  try {
    assert.equal(isRegex('(a+)+$'), true);
    assert.equal(isRegex('(a+)+$('), false);
  } finally {
    RegExp.prototype.exec = exec;
  }
});

test('patterns nested too deep for the engine are answered, not thrown', () => {
  assert.equal(isRegex('(?:'.repeat(100_000) + ')'.repeat(100_000)), false);
  assert.equal(isRegex('('.repeat(5000) + ')'.repeat(4999)), false);
});
