import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Exact } from '../../../src/json/number.js';
import { compile } from '../../../src/schema.js';

function cast(schema: object, data: unknown): unknown {
  const verdict = compile(schema).check(data);
  assert.ok(verdict.ok);
  return verdict.data;
}

const integer = { type: 'integer' };

test('an integer is a number where that is exact, else a bigint', () => {
  assert.equal(cast(integer, 5n), 5);
  assert.equal(cast(integer, 9_007_199_254_740_993n), 9_007_199_254_740_993n);
  assert.equal(cast(integer, new Exact('2.0')), 2);
  assert.equal(cast(integer, new Exact('9007199254740993.0')), 9_007_199_254_740_993n);
  assert.ok(Object.is(cast(integer, -0), 0));
});

test('a number given as a value is never changed, but for minus zero', () => {
  assert.equal(cast(integer, 1e300), 1e300);
  assert.equal(cast({ type: 'number' }, 5n), 5n);
  assert.equal(cast({}, 5n), 5n);
});

test('a whole number too long to be written out stays as it is', () => {
  const long = new Exact('1e2000');
  assert.equal(cast(integer, long), long);
});

test('only the way to what was cast is copied, and nothing that was sent is changed', () => {
  const data = { a: { n: 1n }, b: { kept: true }, list: [0, -0] };
  const schema = {
    properties: { a: { properties: { n: integer } }, list: { items: integer } },
  };
  const result = cast(schema, data) as typeof data;
  assert.deepEqual(result, { a: { n: 1 }, b: { kept: true }, list: [0, 0] });
  assert.equal(result.b, data.b);
  assert.equal(data.a.n, 1n);
  assert.ok(Object.is(data.list[1], -0));
});

test('a member named __proto__ is cast as any other', () => {
  const data = JSON.parse('{"__proto__":-0}') as object;
  const result = cast({ additionalProperties: integer }, data) as object;
  assert.deepEqual(Object.keys(result), ['__proto__']);
  assert.equal(Object.getPrototypeOf(result), Object.prototype);
  assert.ok(Object.is(Object.getOwnPropertyDescriptor(result, '__proto__')?.value, 0));
});

test('two subschemas that promise an integer cast it once', () => {
  const schema = { allOf: [{ items: integer }, { prefixItems: [integer], items: { minimum: 0 } }] };
  assert.deepEqual(cast(schema, [3n, 4n]), [3, 4]);
});
