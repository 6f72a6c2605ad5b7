import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handlerData } from '../../src/gate/handler-data.js';

test('where no default applies the very same object is passed on', () => {
  const data = { a: 1, b: undefined };
  assert.equal(handlerData(data, {}), data);
  assert.equal(handlerData(data, { a: 2 }), data);
});

test('data goes over defaults, and a null that was sent stays', () => {
  const data = { a: 1, n: null };
  assert.deepEqual(handlerData(data, { a: 2, n: 3, c: 4 }), { a: 1, n: null, c: 4 });
  assert.deepEqual(data, { a: 1, n: null });
});

test('an undefined property is absent: its default applies, and without one it is gone', () => {
  const merged = handlerData({ a: undefined, b: undefined }, { a: 1 });
  assert.deepEqual(Object.entries(merged), [['a', 1]]);
});

test('every call gets a copy of a default, all the way down', () => {
  const defaults = { list: [{ deep: { x: 1 } }] };
  const one = handlerData({}, defaults) as typeof defaults;
  const two = handlerData({}, defaults) as typeof defaults;
  one.list[0]!.deep.x = 2;
  one.list.push({ deep: { x: 3 } });
  assert.deepEqual(two, { list: [{ deep: { x: 1 } }] });
  assert.deepEqual(defaults, { list: [{ deep: { x: 1 } }] });
});

test('a property named __proto__ is data', () => {
  const merged = handlerData(JSON.parse('{"__proto__": {"x": 1}}') as Record<string, unknown>, { a: 1 });
  assert.deepEqual(Object.keys(merged), ['__proto__', 'a']);
  assert.equal(Object.getPrototypeOf(merged), Object.prototype);
  const byDefault = handlerData({}, JSON.parse('{"__proto__": {"x": 1}}') as Record<string, unknown>);
  assert.deepEqual(Object.keys(byDefault), ['__proto__']);
});

test('an inherited property stands for nothing', () => {
  const defaults = Object.assign(Object.create({ inherited: 1 }) as Record<string, unknown>, { a: 1 });
  assert.deepEqual(Object.entries(handlerData({}, defaults)), [['a', 1]]);
  assert.deepEqual(Object.entries(handlerData({}, { toString: 1 })), [['toString', 1]]);
});
