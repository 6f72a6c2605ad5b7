import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ANY, ARRAY, INTEGER, NUMBER, OBJECT, STRING } from '../../src/json/kind.js';
import { areKindsApart, findTag, kindsOf } from '../../src/plan/union.js';
import { planOf, plansOfAll } from '../support/plans.js';

function tagged(value: unknown, more: object = {}): object {
  return { type: 'object', properties: { kind: { const: value } }, required: ['kind'], ...more };
}

test('the kinds of a schema are those of its type and of everything that applies with it', () => {
  assert.equal(kindsOf(planOf({})), ANY);
  assert.equal(kindsOf(planOf(false)), 0);
  assert.equal(kindsOf(planOf({ type: ['integer', 'string'], allOf: [{ type: 'number' }] })), INTEGER);
  assert.equal(kindsOf(planOf({ anyOf: [{ type: 'string' }, { type: 'array' }] })), STRING | ARRAY);
  assert.equal(kindsOf(planOf({ $ref: '#/$defs/n', $defs: { n: { type: 'number' } } })), NUMBER);
  assert.equal(kindsOf(planOf({ not: { type: 'string' } })), ANY, 'what must not match says nothing of it');
});

test('branches are apart where no kind is in two of them', () => {
  assert.equal(areKindsApart(plansOfAll({ type: 'string' }, { type: 'integer' })), true);
  assert.equal(areKindsApart(plansOfAll({ type: 'integer' }, { type: 'number' })), false);
});

test('a tag leads to its branches and decides where every branch requires it as a text', () => {
  const { name, branches, required, decides } = findTag(plansOfAll(tagged('a'), tagged('b'), { type: 'string' }))!;
  assert.equal(name, 'kind');
  assert.deepEqual(Object.fromEntries(branches), { a: [0], b: [1] });
  assert.deepEqual([required, decides], [true, true]);
});

test('a tag that is no text, or that a branch does without, does not decide', () => {
  const numbers = findTag(plansOfAll(tagged(1), tagged(2)))!;
  assert.deepEqual([numbers.required, numbers.decides], [true, false]);
  const optional = findTag(plansOfAll(tagged('a'), tagged('b', { required: [] })))!;
  assert.deepEqual([optional.required, optional.decides], [false, false]);
});

test('a tag may name several values of a branch, and several branches', () => {
  const two = { type: 'object', properties: { kind: { enum: ['b', 'c'] } }, required: ['kind'] };
  assert.deepEqual(Object.fromEntries(findTag(plansOfAll(tagged('a'), two, tagged('a')))?.branches ?? []), {
    a: [0, 2],
    b: [1],
    c: [1],
  });
});

test('there is no tag where a branch does not limit it, or where nothing is told apart', () => {
  assert.equal(findTag(plansOfAll(tagged('a'), { type: 'object' })), undefined);
  assert.equal(findTag(plansOfAll(tagged('a'), tagged('a'))), undefined);
  assert.equal(findTag(plansOfAll(tagged('a'), { type: 'string' })), undefined, 'one branch alone is for objects');
  assert.equal(findTag(plansOfAll(tagged({ a: 1 }), tagged([1]))), undefined, 'a tag is a scalar');
});

test('a tag that every branch requires is preferred', () => {
  const branch = (kind: string, mode: string): object => ({
    type: 'object',
    properties: { mode: { const: mode }, kind: { const: kind } },
    required: ['kind'],
  });
  assert.equal(findTag(plansOfAll(branch('a', 'x'), branch('b', 'y')))?.name, 'kind');
  assert.ok((kindsOf(planOf(branch('a', 'x'))) & OBJECT) !== 0);
});

/** Definitions on so many levels, each of which refers eight times to the next: 8 to the power of their number ways. */
function manyWays(keyword: string, levels: number): object {
  const eight = (level: number): object[] => Array.from({ length: 8 }, () => ({ $ref: `#/$defs/d${level + 1}` }));
  const $defs = Object.fromEntries(
    Array.from({ length: levels }, (_, level) => [`d${level}`, { [keyword]: eight(level) }]),
  );
  return { $ref: '#/$defs/d0', $defs: { ...$defs, [`d${levels}`]: tagged('a') } };
}

test('each subschema is looked at once for its kinds, however many ways lead to it', () => {
  for (const keyword of ['allOf', 'anyOf', 'oneOf']) assert.equal(kindsOf(planOf(manyWays(keyword, 40))), OBJECT);
});

test('a tag is looked for behind references in bounded work, however many ways lead to it', () => {
  const plans = [planOf(manyWays('allOf', 40)), planOf(tagged('b'))];
  assert.equal(findTag(plans), undefined, 'it lies behind more subschemas than are read');
  const near = [planOf(manyWays('allOf', 5)), planOf(tagged('b'))];
  assert.deepEqual(Object.fromEntries(findTag(near)!.branches), { a: [0], b: [1] });
});
