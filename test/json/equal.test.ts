import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isEqual, MAX_EQUAL_DEPTH } from '../../src/json/equal.js';
import { Exact } from '../../src/json/number.js';

/** A value inside so many arrays. */
function nested(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}

test('a number equals every form of its value', () => {
  const ones = [1, 1n, new Exact('1'), new Exact('1.0')];
  for (const a of ones) for (const b of ones) assert.equal(isEqual(a, b), true);
  assert.equal(isEqual(0, -0), true);
  assert.equal(isEqual(1, 2n), false);
  assert.equal(isEqual(1, new Exact('1.1')), false);
});

test('values of different types are never equal', () => {
  const values = [null, false, true, 0, 1, '', '0', '1', 'null', [], [0], {}, { 0: 0 }, [[]], { length: 0 }];
  for (const [index, a] of values.entries()) {
    for (const [other, b] of values.entries()) assert.equal(isEqual(a, b), index === other);
  }
});

test('texts are equal by their code units', () => {
  assert.equal(isEqual('\ud800', '\ud801'), false);
  assert.equal(isEqual('é', 'e\u0301'), false);
});

test('the order of keys does not matter, that of items does', () => {
  assert.equal(isEqual({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }), true);
  assert.equal(isEqual([1, 2], [2, 1]), false);
  assert.equal(isEqual([1], [1, 2]), false);
});

test('an undefined property is absent', () => {
  assert.equal(isEqual({ a: 1, b: undefined }, { a: 1 }), true);
  assert.equal(isEqual({ a: 1 }, { a: 1, b: undefined }), true);
  assert.equal(isEqual({ a: undefined, b: 1 }, { a: 1, b: undefined }), false);
});

test('only own enumerable properties count', () => {
  const hidden = Object.defineProperty({}, 'a', { value: 1, enumerable: false });
  assert.equal(isEqual(hidden, {}), true);
  assert.equal(isEqual(hidden, { a: 1 }), false);
  assert.equal(isEqual({ a: 1 }, hidden), false);
  assert.equal(isEqual({ a: 1, [Symbol('b')]: 1 }, { a: 1 }), true);
  assert.equal(isEqual({ a: 1 }, Object.assign(Object.create(null) as object, { a: 1 })), true);
});

test('members named like methods are data', () => {
  for (const name of ['toString', 'valueOf', 'constructor', 'hasOwnProperty', 'length', '__proto__']) {
    const object = (value: string): unknown => JSON.parse(`{"${name}":${value}}`);
    assert.equal(isEqual(object('1'), object('1')), true);
    assert.equal(isEqual(object('1'), object('2')), false);
    assert.equal(isEqual(object('{}'), {}), false);
    assert.equal(isEqual({}, object('{}')), false);
    assert.equal(isEqual({ x: 1 }, object('{}')), false);
    assert.equal(isEqual(object('{}'), { x: 1 }), false);
  }
});

test('what JSON can not carry equals nothing, itself included', () => {
  const values = [undefined, NaN, Infinity, Symbol.iterator, isEqual, new Date(0), new Map(), /a/u, new Error('a')];
  for (const value of values) {
    assert.equal(isEqual(value, value), false);
    assert.equal(isEqual([value], [value]), false);
  }
});

test('values are followed to the limit of levels and no further', () => {
  assert.equal(isEqual(nested(MAX_EQUAL_DEPTH), nested(MAX_EQUAL_DEPTH)), true);
  assert.equal(isEqual(nested(MAX_EQUAL_DEPTH + 1), nested(MAX_EQUAL_DEPTH + 1)), false);
  assert.equal(isEqual(nested(100_000), nested(100_000)), false);
  const cycle: unknown[] = [];
  cycle.push(cycle);
  assert.equal(isEqual(cycle, cycle), false);
});

test('two values are walked no deeper than both go together', () => {
  const trap = {
    get a(): unknown {
      throw new Error('walked');
    },
  };
  assert.equal(isEqual([1, trap], [2, trap]), false);
  assert.equal(isEqual([trap], [1]), false);
  assert.equal(isEqual([[trap]], [[]]), false);
});

test('equality agrees with the sorted JSON text of the values', () => {
  const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);
  const sorted = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(sorted)
      : typeof value === 'object' && value !== null
        ? {
            entries: Object.entries(value)
              .sort(byName)
              .map(([name, member]) => [name, sorted(member)]),
          }
        : value;
  const small = fc.jsonValue({ maxDepth: 2, depthSize: 'small' });
  fc.assert(
    fc.property(small, small, (a, b) => {
      const expected = JSON.stringify([sorted(a)]) === JSON.stringify([sorted(b)]);
      assert.equal(isEqual(a, b), expected);
      assert.equal(isEqual(a, JSON.parse(JSON.stringify(a))), true);
    }),
    { seed: 23, numRuns: 3_000 },
  );
});
