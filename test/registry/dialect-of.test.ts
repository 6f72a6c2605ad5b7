import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dialectNamed } from '../../src/dialect/table.js';
import { dialectOf, isObjectSchema } from '../../src/registry/dialect-of.js';

const newest = dialectNamed('2020-12');

test('$schema names the dialect; without it, or with an unknown one, the surrounding holds', () => {
  assert.equal(dialectOf({ $schema: 'http://json-schema.org/draft-07/schema#' }, newest).name, 'draft-07');
  assert.equal(dialectOf({ $schema: 'https://json-schema.org/draft-07/schema' }, newest).name, 'draft-07');
  assert.equal(dialectOf({}, newest), newest);
  assert.equal(dialectOf({ $schema: 5 }, newest), newest);
  assert.equal(dialectOf({ $schema: 'https://example.test/unknown' }, newest), newest);
});

test('a custom metaschema among the documents is of the dialect it is written in', () => {
  const mine = 'https://example.test/mine';
  const documents = { [mine]: { $schema: 'http://json-schema.org/draft-07/schema#' }, other: true };
  assert.equal(dialectOf({ $schema: mine }, newest, documents).name, 'draft-07');
  assert.equal(dialectOf({ $schema: 'other' }, newest, documents), newest);
  assert.equal(dialectOf({ $schema: 'toString' }, newest, documents), newest);
});

test('only a plain object can hold keywords', () => {
  assert.equal(isObjectSchema({}), true);
  assert.equal(isObjectSchema(Object.create(null)), true);
  for (const value of [null, undefined, true, [], new Map(), new Date(0), 'x'])
    assert.equal(isObjectSchema(value), false);
});
