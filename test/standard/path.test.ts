import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compile } from '../../src/schema.js';
import { issuePath } from '../../src/standard/path.js';

function pathOf(data: unknown, keys: 'quote' | 'hide' = 'quote'): readonly (string | number)[] {
  const schema = {
    type: ['object', 'array'],
    properties: { known: { $ref: '#' } },
    additionalProperties: { $ref: '#' },
    items: { $ref: '#' },
  };
  const verdict = compile(schema, { keys }).check(data);
  assert.ok(!verdict.ok);
  return issuePath(verdict.entries[0]!);
}

test('keys and indices are exact, whatever characters they hold', () => {
  assert.deepEqual(pathOf({ 'a/b~c': [{ '\u202e…"': { '0': 1 } }] }), ['a/b~c', 0, '\u202e…"', '0']);
  assert.deepEqual(pathOf({ '': 1 }), ['']);
  assert.deepEqual(pathOf(1), []);
});

test('a long key is cut, and of a long path only the beginning is told', () => {
  const [key = ''] = pathOf({ ['k'.repeat(1_000)]: 1 });
  assert.equal(String(key).length, 64);
  let deep: unknown = 1;
  for (let level = 0; level < 100; level++) deep = { abcdefghij: deep };
  const path = pathOf(deep);
  assert.ok(path.length > 5 && path.length < 26 && path.every((token) => token === 'abcdefghij'), String(path.length));
});

test('a hidden key is hidden, in a long path too', () => {
  assert.deepEqual(pathOf({ known: { secret: [1] } }, 'hide'), ['known', '…', 0]);
  let deep: unknown = 1;
  for (let level = 0; level < 200; level++) deep = level % 2 === 0 ? { secret: deep } : { known: deep };
  assert.ok(!JSON.stringify(pathOf(deep, 'hide')).includes('secret'));
});
