import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasLineBreak, isName } from '../../src/registry/name.js';

test('a name has 1 to 128 characters, counted as code points', () => {
  assert.equal(isName('a'), true);
  assert.equal(isName('a'.repeat(128)), true);
  assert.equal(isName('😀'.repeat(128)), true);
  assert.equal(isName(''), false);
  assert.equal(isName('a'.repeat(129)), false);
  assert.equal(isName('😀'.repeat(129)), false);
});

test('a name holds no control characters', () => {
  for (const unit of [0x00, 0x09, 0x0a, 0x1f, 0x7f, 0x80, 0x9f]) {
    assert.equal(isName(`a${String.fromCharCode(unit)}b`), false, unit.toString(16));
  }
  for (const name of ['a b', 'a.b', '~', 'é', 'constructor', '__proto__']) assert.equal(isName(name), true, name);
});

test('what is no text is no name', () => {
  for (const value of [undefined, null, 1, {}, ['a']]) assert.equal(isName(value), false);
});

test('a text over more than one line is told from one line', () => {
  for (const text of ['a\nb', 'a\r', '\u0085', 'a\u2028b', '\u2029', 'a\vb', 'a\fb']) {
    assert.equal(hasLineBreak(text), true, JSON.stringify(text));
  }
  for (const text of ['', 'a b', 'a\tb', 'é']) assert.equal(hasLineBreak(text), false, JSON.stringify(text));
});
