import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dialectNamed } from '../../src/dialect/table.js';
import type { FrozenJson } from '../../src/json/frozen.js';
import { findUnknownKeys, type UnknownKeys } from '../../src/gate/unknown-keys.js';
import { keyLevels } from '../../src/registry/key-levels.js';

const item = { properties: { x: {} }, additionalProperties: false };

function find(schema: FrozenJson, data: unknown): UnknownKeys {
  return findUnknownKeys('data', keyLevels(schema, dialectNamed('2020-12')), data);
}

function paths({ keys }: UnknownKeys): string[] {
  return keys.map(({ steps }) => steps.map((step) => step.key).join('.'));
}

test('unknown keys of all closed levels are collected, in path order', () => {
  const schema = {
    properties: {
      list: { items: item },
      one: item,
      map: { additionalProperties: item },
      open: { properties: { y: {} } },
    },
    additionalProperties: false,
  };
  const data = { z: 1, one: { b: 1, a: 1 }, list: [{}, { q: 1 }], map: { k: { w: 1 } }, open: { any: 1 } };
  const found = find(schema, data);
  assert.deepEqual(paths(found), ['list.1.q', 'map.k.w', 'one.a', 'one.b', 'z']);
  assert.equal(found.count, 5);
  assert.deepEqual(
    found.keys.map(({ level, declared, root }) => [level, declared.join(), root]),
    [
      ['/properties/list/items', 'x', 'data'],
      ['/properties/map/additionalProperties', 'x', 'data'],
      ['/properties/one', 'x', 'data'],
      ['/properties/one', 'x', 'data'],
      ['', 'list,one,map,open', 'data'],
    ],
  );
});

test('a step tells whether the schema declares its key', () => {
  const { keys } = find({ properties: { a: { additionalProperties: item } } }, { a: { k: { w: 1 } } });
  assert.deepEqual(
    keys[0]!.steps.map((step) => step.declared),
    [true, false, false],
  );
});

test('items after a prefix are read by items', () => {
  const found = find({ prefixItems: [true, item], items: item }, [{ w: 1 }, { w: 1 }, { x: 1 }, { w: 1 }]);
  assert.deepEqual(paths(found), ['1.w', '3.w']);
});

test('a key that a pattern matches is known', () => {
  const found = find({ ...item, patternProperties: { '^k-': {} } }, { 'k-1': 1, 'l-1': 1, x: 1 });
  assert.deepEqual(paths(found), ['l-1']);
});

test('a part of the wrong type, an undefined property, and what can’t be read are passed over', () => {
  const schema = { properties: { a: item, b: item, c: item, d: item }, additionalProperties: false };
  const data = {
    a: 'text',
    b: [1],
    c: undefined,
    z: undefined,
    get d(): never {
      throw new Error('secret');
    },
    late: 1,
  };
  assert.equal(find(schema, data).count, 0);
  const trap = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('secret');
      },
    },
  );
  assert.deepEqual(paths(find(schema, { a: trap, b: { w: 1 } })), ['b.w']);
});

test('inherited names are not declared, and inherited keys are not sent', () => {
  assert.deepEqual(paths(find(item, JSON.parse('{"toString": 1, "__proto__": 1}'))), ['__proto__', 'toString']);
  assert.equal(find(item, Object.create({ w: 1 })).count, 0);
});

test('a hundred thousand unknown keys are counted, and ten are kept', () => {
  const data = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`k${index}`, 1]));
  const found = find(item, data);
  assert.equal(found.count, 100_000);
  assert.equal(found.keys.length, 10);
  assert.equal(paths(found)[1], 'k1');
});

test('an array is walked up to its first hole, however long it is', () => {
  let reads = 0;
  const items: unknown[] = [{ w: 1 }];
  items.length = 1_000;
  const counted = new Proxy(items, {
    get: (target, name, receiver): unknown => {
      if (name !== 'length') reads++;
      return Reflect.get(target, name, receiver);
    },
  });
  assert.deepEqual(paths(find({ items: item }, counted)), ['0.w']);
  assert.equal(reads, 2);
});
