import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isEqual } from '../../src/json/equal.js';
import { Exact } from '../../src/json/number.js';
import { hasUniqueItems } from '../../src/json/unique.js';
import { runAdversarial } from '../support/adversarial.js';
import { skipWithoutCases } from '../support/shared-data.js';

/** Twenty further items that equal no others here, so that an array is not few. */
const crowd: readonly unknown[] = Array.from({ length: 20 }, (_, index) => `crowd ${index}`);

/** The answer for few items, which must be that for many. */
function isUnique(items: readonly unknown[]): boolean | undefined {
  const few = hasUniqueItems(items, 256);
  assert.equal(hasUniqueItems([...items, ...crowd], 256), few);
  assert.equal(hasUniqueItems([...crowd, ...items], 256), few);
  return few;
}

test('items that JSON holds for different are unique', () => {
  for (const items of [
    [],
    [1],
    [1, true],
    [0, false, '', null, [], {}],
    [1, '1', true, [1], { 0: 1 }],
    [{ a: '1' }, { a: 1 }],
    ['\ud800', '\ud801'],
    ['é', 'e\u0301'],
    [[], [[]]],
    [{ a: null }, {}],
    [JSON.parse('{"__proto__":{}}'), {}],
    [{ valueOf: 1 }, { valueOf: 2 }],
    [9007199254740993n, 9007199254740992],
    [new Exact('0.1000000000000000055511151231257827'), 0.1],
    ['1e23', 10n ** 23n, '1;', '[1;]', [1]],
  ]) {
    assert.equal(isUnique(items), true);
  }
});

test('equal items of any form are not unique', () => {
  for (const items of [
    [1, 1],
    ['a', 'b', 'a'],
    [0, -0],
    [null, 1, null],
    [true, true],
    [1, 1n],
    [1, new Exact('1.0')],
    [1e23, 10n ** 23n],
    [10n ** 30n + 1n, new Exact(String(10n ** 30n + 1n))],
    [new Exact('1e999999999'), new Exact('10e999999998')],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [{ a: [1] }, { a: [1] }],
    [{ a: 1 }, Object.assign(Object.create(null) as object, { a: 1 })],
    [{ a: 1, b: undefined }, { a: 1 }],
    [{ constructor: null }, { a: 1 }, { constructor: null }],
  ]) {
    assert.equal(isUnique(items), false);
  }
});

test('uniqueness agrees with comparing every pair', () => {
  const item = fc.oneof(
    fc.constantFrom<unknown>(0, 1, 2, 1n, new Exact('1'), '1', null, true),
    fc.array(fc.constantFrom(0, 1, '1'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b'), fc.constantFrom(0, 1, '1'), { maxKeys: 2 }),
  );
  fc.assert(
    fc.property(fc.array(item, { maxLength: 6 }), (items) => {
      const expected = items.every((a, index) => items.every((b, other) => index === other || !isEqual(a, b)));
      assert.equal(isUnique(items), expected);
    }),
    { seed: 25, numRuns: 5_000 },
  );
});

test('what JSON can not carry equals nothing', () => {
  const date = new Date(0);
  for (const items of [
    [NaN, NaN],
    [date, date],
    [[date], [date]],
    [undefined, 1],
  ])
    assert.equal(isUnique(items), true);
});

test('a second item that is not there ends the question', () => {
  const sparse: unknown[] = [];
  sparse.length = 4_294_967_295;
  assert.equal(hasUniqueItems(sparse, 256), false);
  assert.equal(hasUniqueItems([undefined, 1, undefined], 256), false);
  assert.equal(hasUniqueItems([sparse, [sparse], 1], 256), true);
});

test('an item that is nested too deeply could not be checked', () => {
  assert.equal(hasUniqueItems([[[1]], [[2]]], 2), true);
  assert.equal(hasUniqueItems([[[1]], [[[2]]]], 2), undefined);
  assert.equal(hasUniqueItems([1, { a: {} }], 1), undefined);
  const cycle: unknown[] = [];
  cycle.push(cycle);
  assert.equal(hasUniqueItems([cycle, cycle], 256), undefined);
  assert.equal(hasUniqueItems([cycle], 256), true);
});

test('items that unfold without end could not be checked', () => {
  let doubling: unknown = 1;
  for (let level = 0; level < 100; level += 1) doubling = [doubling, doubling];
  assert.equal(hasUniqueItems([doubling, 1], 256), undefined);
});

test('each member of each item is read once, however many items there are', () => {
  let reads = 0;
  const items = Array.from({ length: 3_000 }, (_, index) => ({
    get id(): number {
      reads += 1;
      return index;
    },
    same: 'for all',
  }));
  assert.equal(hasUniqueItems(items, 256), true);
  assert.equal(reads, 3_000);
});

test('a hundred thousand items of each type are told apart', () => {
  const many = (item: (index: number) => unknown): unknown[] =>
    Array.from({ length: 100_000 }, (_, index) => item(index));
  for (const items of [
    many((index) => index),
    many((index) => index / 7),
    many((index) => `s${index}`),
    many((index) => BigInt(index + 1) << 64n),
    many((index) => ({ id: index, name: `x${index}` })),
    many((index) => [index, [index]]),
  ]) {
    assert.equal(hasUniqueItems(items, 256), true);
    items[99_999] = items[0];
    assert.equal(hasUniqueItems(items, 256), false);
  }
});

test('the hostile cases of uniqueItems are decided', { skip: skipWithoutCases() }, () => {
  const count = runAdversarial(['uniqueItems'], (_, data) =>
    Array.isArray(data) ? hasUniqueItems(data as unknown[], 256) : true,
  );
  assert.ok(count >= 20, `${count} cases`);
});
