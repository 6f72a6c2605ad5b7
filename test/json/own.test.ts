import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { type JsonObject, has, isPlain, own, setOwn } from '../../src/json/own.js';

class Instance {
  readonly a: number = 1;
}

test('plain objects are those without a prototype, or with one that has none, also of another realm', () => {
  for (const plain of [{}, Object.create(null), runInNewContext('({})'), JSON.parse('{"__proto__":1}')]) {
    assert.equal(isPlain(plain as object), true);
  }
  for (const other of [new Instance(), new Date(0), new Map(), Object.create({ a: 1 }), /a/u, new Error('x')]) {
    assert.equal(isPlain(other as object), false);
  }
});

test('only own members are read', () => {
  assert.equal(own({ a: 1 }, 'a'), 1);
  assert.equal(own({}, 'toString'), undefined);
  assert.equal(own({}, '__proto__'), undefined);
  assert.equal(own(JSON.parse('{"__proto__":1}') as Record<string, unknown>, '__proto__'), 1);
});

test('a property is there when it is own, enumerable and not undefined', () => {
  assert.equal(has({ a: null }, 'a'), true);
  assert.equal(has({ a: undefined }, 'a'), false);
  assert.equal(has({}, 'constructor'), false);
  assert.equal(has(Object.defineProperty({}, 'a', { value: 1 }), 'a'), false);
  assert.equal(has({ propertyIsEnumerable: 1, a: 2 }, 'a'), true, 'a member of that name is not called');
  assert.equal(has(Object.create({ a: 1 }) as JsonObject, 'a'), false);
  const wide: Record<string, unknown> = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`k${index}`, 1]));
  Object.defineProperty(wide, 'hidden', { value: 1 });
  assert.deepEqual(
    ['k0', 'k15', 'k16', 'k39', 'k40', 'hidden', 'constructor'].map((name) => has(wide, name)),
    [true, true, true, true, false, false, false],
  );
});

test('setting __proto__ makes an own property and changes no prototype', () => {
  const object: Record<string, unknown> = {};
  setOwn(object, '__proto__', { polluted: true });
  setOwn(object, 'a', 1);
  assert.deepEqual(Object.keys(object), ['__proto__', 'a']);
  assert.equal(Object.getPrototypeOf(object), Object.prototype);
  assert.equal(object.polluted, undefined);
});
