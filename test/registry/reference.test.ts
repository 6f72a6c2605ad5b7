import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dialectNamed } from '../../src/dialect/table.js';
import { collectReferences, reachedDefinitions } from '../../src/registry/reference.js';

const newest = dialectNamed('2020-12');

function reached(schema: Record<string, unknown>): readonly string[] | undefined {
  const names = reachedDefinitions(collectReferences(schema, newest));
  return names === undefined ? undefined : [...names].sort();
}

test('definitions are reached from the body, and through each other', () => {
  const schema = {
    properties: { a: { items: { $ref: '#/$defs/one' } } },
    $defs: {
      one: { properties: { b: { $ref: '#/$defs/two/items' } } },
      two: { items: {} },
      three: { $ref: '#/$defs/two' },
    },
  };
  assert.deepEqual(reached(schema), ['one', 'two']);
});

test('a name is read percent-decoded and unescaped', () => {
  assert.deepEqual(reached({ allOf: [{ $ref: '#/$defs/a%20b~1c' }], $defs: { 'a b/c': {} } }), ['a b/c']);
});

test('a reference that is no pointer into the schema may mean every definition', () => {
  assert.equal(reached({ $ref: '#anchor', $defs: { a: { $anchor: 'anchor' } } }), undefined);
  assert.equal(reached({ $ref: 'https://example.test/other' }), undefined);
  assert.equal(reached({ properties: { a: { $id: 'https://example.test/a', $ref: '#/x' } } }), undefined);
});

test('what stands in an enum or a default is no reference', () => {
  const schema = {
    properties: { a: { enum: [{ $ref: '#/$defs/b' }], default: { $ref: '#/$defs/b' } } },
    $defs: { b: {} },
  };
  assert.deepEqual(reached(schema), []);
});

test('a reference tells whether its level says more', () => {
  const schema = {
    properties: { mere: { $ref: '#' }, more: { $ref: '#', title: 'x' } },
    anyOf: [{ $ref: '#/properties/mere' }],
  };
  const { list } = collectReferences(schema, newest);
  assert.deepEqual(
    list.map(({ target, amongOthers }) => [target, amongOthers]),
    [
      ['#', false],
      ['#', true],
      ['#/properties/mere', true],
    ],
  );
});

test('a reference is resolved by pointer, anchor and identifier, and into nothing without a fault', () => {
  const named = { $anchor: 'here' };
  const resource = { $id: 'https://example.test/r', properties: { x: named } };
  const schema = {
    prefixItems: [
      resource,
      { $ref: '#here' },
      { $ref: 'https://example.test/r' },
      { $ref: 'https://example.test/r#/properties/x' },
      { $ref: '#/prefixItems/0' },
      { $ref: '#/nothing/at/all' },
      { $ref: '#/%' },
    ],
  };
  const references = collectReferences(schema, newest);
  assert.deepEqual(
    references.list.map((reference) => references.resolve(reference)),
    [[named], [resource], [named], [resource], [], []],
  );
});

test('a draft-07 identifier may be an anchor', () => {
  const target = { $id: '#place' };
  const references = collectReferences({ items: [target, { $ref: '#place' }] }, dialectNamed('draft-07'));
  assert.deepEqual(references.resolve(references.list[0]!), [target]);
});
