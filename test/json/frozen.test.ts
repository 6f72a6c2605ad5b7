import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isList, isObject } from '../../src/json/frozen.js';

test('objects, arrays and scalars are told apart', () => {
  assert.deepEqual([{}, [], null, 1, 'x', true, undefined].map(isObject), [
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
  assert.deepEqual([{}, [], null, 1, 'x', true, undefined].map(isList), [
    false,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
