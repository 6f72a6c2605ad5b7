import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dialectNamed } from '../../src/dialect/table.js';
import type { FrozenJson } from '../../src/json/frozen.js';
import { keyLevels } from '../../src/registry/key-levels.js';

const newest = dialectNamed('2020-12');

test('a schema without a closed level has no levels', () => {
  const schemas: FrozenJson[] = [
    true,
    {},
    { properties: { a: { type: 'string' } } },
    { properties: { a: { properties: { b: {} }, additionalProperties: true } } },
    { anyOf: [{ properties: { a: {} }, additionalProperties: false }] },
  ];
  for (const schema of schemas) assert.equal(keyLevels(schema, newest), undefined, JSON.stringify(schema));
});

test('levels are found through properties, items, prefixItems and additionalProperties', () => {
  const closed = { properties: { x: {} }, additionalProperties: false };
  const levels = keyLevels(
    {
      properties: {
        'a/b': closed,
        list: { items: closed },
        tuple: { prefixItems: [{}, closed], items: closed },
        map: { additionalProperties: closed },
        plain: { type: 'string' },
      },
    },
    newest,
  )!;
  assert.equal(levels.closed, false);
  assert.deepEqual([...levels.properties.keys()], ['a/b', 'list', 'tuple', 'map']);
  assert.equal(levels.properties.get('a/b')!.pointer, '/properties/a~1b');
  assert.equal(levels.properties.get('a/b')!.closed, true);
  assert.equal(levels.properties.get('list')!.items!.pointer, '/properties/list/items');
  const tuple = levels.properties.get('tuple')!;
  assert.deepEqual(
    tuple.prefix.map((level) => level?.pointer),
    [undefined, '/properties/tuple/prefixItems/1'],
  );
  assert.equal(tuple.items!.pointer, '/properties/tuple/items');
  assert.equal(levels.properties.get('map')!.additional!.pointer, '/properties/map/additionalProperties');
});

test('in draft-07 a list of items is the prefix, and additionalItems comes after it', () => {
  const closed = { properties: { x: {} }, additionalProperties: false };
  const levels = keyLevels({ items: [closed], additionalItems: closed }, dialectNamed('draft-07'))!;
  assert.equal(levels.prefix[0]!.pointer, '/items/0');
  assert.equal(levels.items!.pointer, '/additionalItems');
});

test('beside a draft-07 $ref nothing is a level', () => {
  const schema = { $ref: '#/definitions/a', properties: { x: {} }, additionalProperties: false };
  assert.equal(keyLevels(schema, dialectNamed('draft-07')), undefined);
  assert.equal(keyLevels(schema, newest)!.closed, true);
});

test('a level keeps its patterns', () => {
  const level = keyLevels({ patternProperties: { '^x-': {} }, additionalProperties: false }, newest)!;
  assert.deepEqual(
    ['x-a', 'y'].map((key) => level.patterns[0]!(key)),
    [true, false],
  );
});
