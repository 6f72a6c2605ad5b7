import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toolFault } from '../../src/registry/fault-text.js';

test('an author’s word is quoted as JSON, and cut', () => {
  assert.equal(toolFault.undeclared('a"b'), 'the property "a\\"b" is not declared in \'properties\'');
  assert.ok(toolFault.unknownMember('x'.repeat(10_000), ['a'], undefined).length < 200);
});

test('a near member is suggested', () => {
  assert.match(toolFault.unknownMember('titel', ['title'], 'title'), /did you mean 'title'\?$/u);
  assert.doesNotMatch(toolFault.unknownMember('x', ['title'], undefined), /did you mean/u);
});

test('a refused default tells every problem', () => {
  assert.equal(toolFault.badDefault(['one', 'two']), 'the default is refused by its schema: one; two');
});
