import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { appendToken, pointerOf, tokensOf } from '../../src/json/pointer.js';

test('a token is escaped where it is appended', () => {
  assert.equal(appendToken('', 'a'), '/a');
  assert.equal(appendToken('/a', ''), '/a/');
  assert.equal(appendToken('/a', 'b/c~d'), '/a/b~1c~0d');
});

test('the examples of RFC 6901 are read', () => {
  assert.deepEqual(tokensOf(''), []);
  assert.deepEqual(tokensOf('/foo/0'), ['foo', '0']);
  assert.deepEqual(tokensOf('/'), ['']);
  assert.deepEqual(tokensOf('/a~1b'), ['a/b']);
  assert.deepEqual(tokensOf('/m~0n'), ['m~n']);
  assert.deepEqual(tokensOf('/~01'), ['~1']);
});

test('a text that is no pointer is not read', () => {
  for (const text of ['a', '#/a', '/~', '/~2', '/a~/b']) assert.equal(tokensOf(text), undefined, text);
});

test('what is written is read back', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: fc.constantFrom('/', '~', '0', '1', 'a', 'é', '😀') })), (tokens) => {
      assert.deepEqual(tokensOf(pointerOf(tokens)), tokens);
      assert.equal(tokens.reduce(appendToken, ''), pointerOf(tokens));
    }),
    { seed: 20_250_110 },
  );
});
