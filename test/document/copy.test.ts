import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copyFrozen } from '../../src/document/copy.js';
import { defaultLimits } from '../../src/limit/table.js';
import { Findings } from '../../src/problem/fault.js';

function isDeeplyFrozen(value: unknown): boolean {
  return (
    typeof value !== 'object' ||
    value === null ||
    (Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen))
  );
}

test('a copy is equal, frozen all through, and apart from what the author holds', () => {
  const schema = { properties: { a: { enum: [1, { b: null }] } } };
  const copy = copyFrozen(schema, new Findings(), defaultLimits);
  assert.deepEqual(copy, schema);
  assert.ok(isDeeplyFrozen(copy));
  schema.properties.a.enum.push(2);
  assert.deepEqual(copy, { properties: { a: { enum: [1, { b: null }] } } });
});

test('one object in two places is no cycle', () => {
  const found = new Findings();
  const part = { type: 'string' };
  assert.deepEqual(copyFrozen({ a: part, b: [part, part] }, found, defaultLimits), { a: part, b: [part, part] });
  assert.deepEqual(found.faults, []);
});

test('a member named __proto__ stays a member', () => {
  const copy = copyFrozen(JSON.parse('{"__proto__":{"x":1}}'), new Findings(), defaultLimits) as object;
  assert.deepEqual(Object.keys(copy), ['__proto__']);
  assert.equal(Object.getPrototypeOf(copy), Object.prototype);
});

test('an array of any length in a schema costs no more than its limit', () => {
  const found = new Findings();
  let reads = 0;
  const endless = new Proxy([], {
    get: (target, name) => {
      if (name === 'length') return 4_000_000_000;
      reads += 1;
      return Reflect.get(target, name) as unknown;
    },
  });
  copyFrozen({ enum: endless }, found, { ...defaultLimits, schemaValues: 100 });
  assert.ok(reads < 200 && found.faults.length > 0);
});
