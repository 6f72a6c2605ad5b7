import assert from 'node:assert/strict';
import { test } from 'node:test';
import Big from 'big.js';
import { exactText } from '../../src/json/exact-text.js';

test('a value of JSON has its text, and a member that is undefined is not there', () => {
  assert.equal(exactText({ a: [1, 'x', null, true], b: undefined }), '{"a":[1,"x",null,true]}');
  assert.equal(exactText('text'), '"text"');
});

test('what would be written as something else has no text', () => {
  for (const value of [10n, new Big('1.5'), new Date(0), { a: [10n] }, { a: new Big('1.5') }, { toJSON: () => 1 }]) {
    assert.equal(exactText(value), undefined);
  }
});
