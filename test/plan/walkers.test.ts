import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ARRAY, OBJECT } from '../../src/json/kind.js';
import { refusesNoMember, requiredBy, requiring, walksTwice } from '../../src/plan/walkers.js';
import { planOf } from '../support/plans.js';

const walks = (schema: object, kind: number): boolean => walksTwice([planOf(schema)], kind);

test('one subschema that looks at the members looks once', () => {
  assert.equal(walks({ properties: { a: {} }, additionalProperties: false }, OBJECT), false);
  assert.equal(walks({ items: {} }, ARRAY), false);
  assert.equal(walks({ properties: { a: {} }, items: {} }, ARRAY), false);
});

test('two of them look twice, also behind references, conditions and unions', () => {
  const inner = { properties: { b: {} } };
  for (const other of [
    { allOf: [inner] },
    { $ref: '#/$defs/x', $defs: { x: inner } },
    { if: true, then: inner },
    { if: true, else: inner },
    { oneOf: [inner] },
    { dependentSchemas: { a: inner } },
    { patternProperties: { a: {} } },
    { unevaluatedProperties: false },
  ]) {
    assert.equal(walks({ properties: { a: {} }, ...other }, OBJECT), true, JSON.stringify(other));
  }
  assert.equal(walks({ allOf: [{ items: {} }, { items: {} }] }, ARRAY), true);
});

test('a wrong type at the top does not hide the subschemas below', () => {
  assert.equal(walks({ type: 'null', allOf: [{ items: {} }, { prefixItems: [{}] }] }, ARRAY), true);
});

test('what only decides is never asked why, and neither are branches for other kinds', () => {
  const inner = { properties: { b: {} } };
  assert.equal(walks({ properties: { a: {} }, not: inner }, OBJECT), false);
  assert.equal(walks({ properties: { a: {} }, if: inner }, OBJECT), false);
  assert.equal(walks({ properties: { a: {} }, anyOf: [{ type: 'array', ...inner }] }, OBJECT), false);
});

test('an object must have what its schema requires and what always applies with it requires', () => {
  const schema = {
    required: ['a'],
    allOf: [{ required: ['b'] }],
    anyOf: [{ required: ['c'] }],
    not: { required: ['d'] },
  };
  assert.deepEqual([...requiredBy(planOf(schema))].sort(), ['a', 'b']);
});

test('a plan that asks nothing of members, by itself or by others, refuses none', () => {
  for (const schema of [
    true,
    {},
    { type: 'string' },
    { required: ['a'] },
    { minProperties: 1 },
    { uniqueItems: true },
  ]) {
    assert.equal(refusesNoMember(planOf(schema)), true, JSON.stringify(schema));
  }
  for (const schema of [
    { properties: { a: {} } },
    { patternProperties: { a: {} } },
    { additionalProperties: false },
    { items: {} },
    { contains: {} },
    { unevaluatedProperties: false },
    { unevaluatedItems: false },
    { allOf: [{}] },
    { not: false },
    { if: {}, then: {} },
  ]) {
    assert.equal(refusesNoMember(planOf(schema)), false, JSON.stringify(schema));
  }
});

test('names required elsewhere come after those that the schema asks for', () => {
  const plan = planOf({ properties: { a: {} }, required: ['a'] });
  assert.deepEqual(requiring(plan, ['b']).object?.required, ['a', 'b']);
  assert.equal(requiring(plan, []), plan);
  const any = planOf({});
  assert.equal(requiring(any, ['b']), any);
});
