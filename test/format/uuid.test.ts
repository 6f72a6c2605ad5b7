import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isUuid } from '../../src/format/uuid.js';

test('every UUID stays one in upper case, and is none when a place gets the wrong kind of character', () => {
  fc.assert(
    fc.property(fc.uuid({ version: [1, 4, 7] }), fc.nat({ max: 35 }), (text, index) => {
      assert.ok(isUuid(text) && isUuid(text.toUpperCase()), text);
      const wrong = text[index] === '-' ? '0' : '-';
      const mutant = text.slice(0, index) + wrong + text.slice(index + 1);
      assert.ok(!isUuid(mutant), mutant);
      assert.ok(!isUuid(text.slice(0, index) + text.slice(index + 1)), text);
    }),
    { seed: 9562, numRuns: 500 },
  );
});
