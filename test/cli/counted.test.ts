import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counted } from '../../src/cli/counted.js';

test('a noun takes the plural but for one, and long numbers are grouped', () => {
  assert.deepEqual(
    [0, 1, 2, 12345].map((count) => counted(count, 'call')),
    ['0 calls', '1 call', '2 calls', '12,345 calls'],
  );
});
