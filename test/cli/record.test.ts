import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRecord } from '../../src/cli/record.js';

test('objects are records; arrays, scalars, null and instances of classes are none', () => {
  assert.equal(isRecord({}), true);
  for (const value of [[], null, 'text', 1, undefined, new Date(0)]) assert.equal(isRecord(value), false);
});
