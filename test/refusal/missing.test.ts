import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonBytes } from '../../src/problem/bounds.js';
import { digestOf } from '../../src/refusal/digest.js';
import type { MissingFieldsFacts } from '../../src/refusal/facts.js';
import { missingRequiredFields, missingRequiredGroup } from '../../src/refusal/missing.js';
import type { MissingRequiredFields } from '../../src/refusal/refusal.js';
import { names, subject } from './facts.js';

/** The refusal of missing names. */
function refuse(facts: Partial<MissingFieldsFacts>): MissingRequiredFields {
  const { refusal } = missingRequiredFields({ subject, missing: [], undeclared: [], ...facts });
  assert.ok(refusal.error === 'missing_required_fields');
  return refusal;
}

test('a sent key is similar to one missing name at most, each name taking the nearest that is left', () => {
  const { similar } = refuse({ missing: names('due_date', 'due_dates'), undeclared: ['dueDate', 'dueDates', 'x'] });
  assert.deepEqual(similar, { due_date: 'data.dueDate', due_dates: 'data.dueDates' });
  const one = refuse({ missing: names('due_date', 'due_dates'), undeclared: ['due-date'] });
  assert.deepEqual(one.similar, { due_date: 'data["due-date"]' });
});

test('similar keys are looked for on behalf of the first ten missing names', () => {
  const missing = names(
    ...Array.from({ length: 11 }, (_, index) => `name_of_${'abcdefghijk'.charAt(index).repeat(9)}`),
  );
  const { similar } = refuse({ missing, undeclared: missing.map((name) => name.toUpperCase()) });
  assert.deepEqual(Object.keys(similar ?? {}), missing.slice(0, 10));
});

test('nothing similar is no field, and hidden keys are never similar', () => {
  assert.equal('similar' in refuse({ missing: names('due'), undeclared: ['other'] }), false);
  const hidden = refuse({ subject: { ...subject, keys: 'hide' }, missing: names('due'), undeclared: ['Due'] });
  assert.equal('similar' in hidden, false);
  assert.doesNotMatch(JSON.stringify(hidden), /Due/u);
});

test('a missing name of __proto__ is a name like any other', () => {
  const refusal = refuse({ missing: names('__proto__'), undeclared: ['__Proto__'] });
  assert.match(JSON.stringify(refusal), /"similar":\{"__proto__":"data.__Proto__"\}/u);
});

test('a similar key of one million characters is cut', () => {
  const refusal = refuse({ missing: names('due'), undeclared: [`due${'e'.repeat(1_000_000)}`] });
  assert.ok(jsonBytes(refusal) < 1000);
  assert.match(refusal.similar?.due ?? '', /^data\["due+…"\]$/u);
});

test('only the first thousand sent keys are compared', () => {
  const undeclared = [...Array.from({ length: 1000 }, (_, index) => `x${index}`), 'Due'];
  assert.equal('similar' in refuse({ missing: names('due'), undeclared }), false);
  assert.deepEqual(refuse({ missing: names('due'), undeclared: undeclared.slice(1) }).similar, { due: 'data.Due' });
});

test('names of many bytes give way last, and the whole keeps 16 KiB', () => {
  const missing = names(...Array.from({ length: 100 }, (_, index) => `${'\ud800'.repeat(100)}${index}`));
  const undeclared = missing.map((name) => name.toUpperCase() + 'x');
  const refusal = refuse({ missing, undeclared });
  assert.ok(jsonBytes(refusal) <= 16_384);
  assert.equal(refusal.missing.length + (refusal.more ?? 0), 100);
});

test('similar keys give way before names do', () => {
  const missing = names(...Array.from({ length: 15 }, (_, index) => `${'😀'.repeat(120)}${index}`));
  const refusal = refuse({ missing, undeclared: missing.map((name) => `${name}x`) });
  assert.ok(jsonBytes(refusal) <= 16_384);
  assert.equal(refusal.missing.length, 15);
  const similar = Object.keys(refusal.similar ?? {}).length;
  assert.ok(similar > 0 && similar < 10, String(similar));
});

test('the digest is asked for what is missing', () => {
  const properties = { due: {}, long: { description: 'd'.repeat(5000) } };
  const digest = digestOf({ schema: { properties }, required: ['due'], defaults: {} });
  const fields = refuse({ subject: { ...subject, digest }, missing: names('due') });
  assert.deepEqual(fields.input_schema?.properties, { due: {} });
  const group = missingRequiredGroup({ subject: { ...subject, digest }, groups: [names('due', 'other')] });
  assert.ok(group.refusal.error === 'missing_required_group');
  assert.deepEqual(group.refusal.input_schema?.properties, { due: {} });
});

test('groups are listed as they are declared, and the fingerprint is of the groups', () => {
  const { refusal, fingerprint } = missingRequiredGroup({ subject, groups: [names('a', 'b'), names('c', 'd')] });
  assert.ok(refusal.error === 'missing_required_group');
  assert.deepEqual(refusal.required_one_of, [
    ['a', 'b'],
    ['c', 'd'],
  ]);
  const other = missingRequiredGroup({ subject, groups: [names('a'), names('b', 'c', 'd')] });
  assert.notEqual(other.fingerprint, fingerprint);
});
