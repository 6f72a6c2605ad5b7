import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import * as kinds from '../../src/json/kind.js';
import { Exact } from '../../src/json/number.js';

const { ANY, ARRAY, BOOLEAN, FRACTION, INTEGER, NOT_JSON, NULL, NUMBER, OBJECT, STRING, KINDS, kindOf } = kinds;

test('every JSON value has one kind', () => {
  const values: readonly (readonly [unknown, number])[] = [
    [null, NULL],
    [true, BOOLEAN],
    [0, INTEGER],
    [-0, INTEGER],
    [1e300, INTEGER],
    [0.5, FRACTION],
    [5n, INTEGER],
    [new Exact('1.0'), INTEGER],
    [new Exact('1.5'), FRACTION],
    ['', STRING],
    [[], ARRAY],
    [{}, OBJECT],
    [Object.create(null), OBJECT],
    [runInNewContext('({})'), OBJECT],
    [runInNewContext('[]'), ARRAY],
  ];
  for (const [value, kind] of values) assert.equal(kindOf(value), kind);
});

test('what JSON can not carry has none', () => {
  for (const value of [undefined, NaN, Infinity, -Infinity, () => 1, Symbol('a'), new Date(0), new Map(), /a/u]) {
    assert.equal(kindOf(value), NOT_JSON);
  }
});

test('the kinds are bits apart, and number is both of its own', () => {
  const bits = [NULL, BOOLEAN, INTEGER, FRACTION, STRING, ARRAY, OBJECT];
  assert.equal(
    bits.reduce((sum, bit) => sum + bit, 0),
    ANY,
  );
  assert.equal(
    bits.reduce((all, bit) => all | bit, 0),
    ANY,
  );
  assert.equal(NUMBER, INTEGER | FRACTION);
  assert.equal(KINDS.number, NUMBER);
});

test('only the seven names are type names, and no member that objects inherit', () => {
  assert.deepEqual(
    ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'].filter(kinds.isTypeName).length,
    7,
  );
  for (const word of ['any', 'Integer', 'toString', '', null, 5]) assert.equal(kinds.isTypeName(word), false);
});

test('a caller is told the most exact name', () => {
  assert.deepEqual([NULL, BOOLEAN, INTEGER, FRACTION, STRING, ARRAY, OBJECT, NOT_JSON, ANY].map(kinds.typeNameOf), [
    'null',
    'boolean',
    'integer',
    'number',
    'string',
    'array',
    'object',
    undefined,
    undefined,
  ]);
});
