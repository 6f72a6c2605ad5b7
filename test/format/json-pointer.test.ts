import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import jsonPointer from 'json-pointer';
import { isJsonPointer, isRelativeJsonPointer } from '../../src/format/json-pointer.js';

test('what is compiled from any tokens is a pointer, and a number makes it a relative one', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), fc.nat(), (tokens, up) => {
      const text = jsonPointer.compile(tokens);
      assert.ok(isJsonPointer(text), text);
      assert.ok(isRelativeJsonPointer(`${up}${text}`), text);
      assert.ok(isRelativeJsonPointer(`${up}-${up}${text}`), text);
    }),
    { seed: 6901 },
  );
});

test('a tilde is followed by 0 or 1, wherever it stands', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('/', '~', '0', '1', 'a')), (pieces) => {
      const text = `/${pieces.join('')}`;
      const isRight = !text.replaceAll(/~[01]/gu, '').includes('~');
      assert.equal(isJsonPointer(text), isRight, text);
    }),
    { seed: 1, numRuns: 1000 },
  );
});
