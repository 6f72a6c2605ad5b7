import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { admitObject, bareDeepCopy, isDense, isListable, isPrototypePolluted } from '../../src/json/admit.js';

test('a plain object is admitted as it is', () => {
  for (const object of [{ a: 1 }, Object.create(null) as object, {}]) assert.equal(admitObject(object), object);
});

test('an object of another realm is copied without its prototype', () => {
  const foreign = runInNewContext('({ a: 1, b: undefined })') as Record<string, unknown>;
  const admitted = admitObject(foreign);
  assert.notEqual(admitted, foreign);
  assert.equal(Object.getPrototypeOf(admitted), null);
  assert.deepEqual({ ...admitted }, { a: 1, b: undefined });
});

test('nothing else is an object to iterate', () => {
  for (const other of [null, undefined, 1, 'x', [], new Date(0), new Map(), Object.create({ a: 1 }), () => 1]) {
    assert.equal(admitObject(other), undefined);
  }
});

test('an array with a hole or an undefined item is not dense', () => {
  assert.equal(isDense([1, null, 0, '']), true);
  assert.equal(isDense([]), true);
  assert.equal(isDense([1, undefined]), false);
  assert.equal(isDense(new Array(2)), false);
});

test('a proxy that refuses to list its keys throws out of the question', () => {
  assert.equal(isListable({ a: 1 }), true);
  const refusing = new Proxy(
    {},
    {
      ownKeys() {
        throw new Error('no');
      },
    },
  );
  assert.throws(() => isListable(refusing));
});

test('a member that someone added to every object is noticed while it is there', (t) => {
  assert.equal(isPrototypePolluted(), false);
  t.after(() => {
    Reflect.deleteProperty(Object.prototype, 'polluted');
  });
  Object.defineProperty(Object.prototype, 'polluted', { value: 1, enumerable: true, configurable: true });
  assert.equal(isPrototypePolluted(), true);
  Reflect.deleteProperty(Object.prototype, 'polluted');
  assert.equal(isPrototypePolluted(), false);
});

test('a bare copy has no prototypes down to its depth, keeps own __proto__ members and leaves what is no JSON', () => {
  const date = new Date(0);
  const value = JSON.parse('{"__proto__":{"x":1},"list":[{"y":2}]}') as Record<string, unknown>;
  const copy = bareDeepCopy({ ...value, date }, 5) as Record<string, unknown>;
  assert.equal(Object.getPrototypeOf(copy), null);
  assert.equal(copy.date, date);
  const [item] = copy.list as readonly object[];
  assert.equal(Object.getPrototypeOf(item), null);
  const own = bareDeepCopy(value, 5) as Record<string, unknown>;
  assert.deepEqual(Object.keys(own), ['__proto__', 'list']);
  const deep = { a: { b: {} } };
  assert.equal((bareDeepCopy(deep, 1) as typeof deep).a.b, deep.a.b);
});
