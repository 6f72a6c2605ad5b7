import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonBytes } from '../../src/problem/bounds.js';
import { schemaText } from '../../src/problem/schema-text.js';
import { digestOf } from '../../src/refusal/digest.js';
import type { UnknownKey, UnknownKeysFacts } from '../../src/refusal/facts.js';
import type { UnknownParams } from '../../src/refusal/refusal.js';
import { unknownParams } from '../../src/refusal/unknown-params.js';
import { names, steps, subject } from './facts.js';

/** An unknown key at the root's level. */
function key(path: readonly (string | number)[], rest: Partial<UnknownKey> = {}): UnknownKey {
  return { steps: steps(...path), root: 'data', level: schemaText(''), declared: names('title', 'due'), ...rest };
}

/** The refusal of unknown keys. */
function refuse(facts: Partial<UnknownKeysFacts>): UnknownParams {
  const { refusal } = unknownParams({ subject, count: facts.keys?.length ?? 0, keys: [], ...facts });
  assert.ok(refusal.error === 'unknown_params');
  return refusal;
}

test('an entry shows its path and the nearest declared key; the facts are there for programs alone', () => {
  const [entry] = refuse({ keys: [key(['titel'])] }).entries;
  assert.deepEqual({ ...entry }, { path: 'data.titel', nearest: 'title' });
  assert.deepEqual(entry!.segments, ['titel']);
  assert.equal(entry!.pointer, '/titel');
  assert.deepEqual(entry!.causes, [{ keyword: 'additionalProperties', pointer: '' }]);
});

test('a key that only stands in the wrong place is told where it belongs, and no other name', () => {
  const refusal = refuse({ keys: [key(['title'], { root: 'arguments', insideData: true })] });
  assert.deepEqual({ ...refusal.entries[0] }, { path: 'arguments.title', hint: 'put it inside data' });
  assert.match(
    refusal.message,
    /^1 key in the arguments for action 'create' .* arguments\.title: put it inside data$/u,
  );
});

test('a key of one million characters is cut in every place', () => {
  const refusal = refuse({ keys: [key([`title${'e'.repeat(1_000_000)}`])] });
  assert.ok(jsonBytes(refusal) < 1000);
  assert.equal(refusal.entries[0]!.segments.join('').length, 1_000_005);
});

test('the digest is asked for the part that holds a key, or for the name that was meant', () => {
  const long = { description: 'd'.repeat(5000) };
  const digest = digestOf({
    schema: { properties: { title: {}, due: {}, lines: {}, long } },
    required: [],
    defaults: {},
  });
  const keys = [key(['lines', 'due']), key(['titel'])];
  const refusal = refuse({ subject: { ...subject, digest }, keys });
  assert.deepEqual(Object.keys(refusal.input_schema?.properties ?? {}), ['title', 'lines']);
});

test('entries that would be too long give way from the last on, and are counted', () => {
  const declared = names('😀'.repeat(200));
  const deep = (index: number): UnknownKey =>
    key(['😀'.repeat(60), '😀'.repeat(60), index, '😀'.repeat(140)], { declared });
  const keys = Array.from({ length: 10 }, (_, index) => deep(index));
  const refusal = refuse({ count: 20, keys });
  assert.ok(jsonBytes(refusal) <= 16_384);
  assert.ok(refusal.entries.length >= 1 && refusal.entries.length < 10, String(refusal.entries.length));
  assert.equal(refusal.count, 20);
});

test('the fingerprint is that of the levels, not of the keys', () => {
  const at = (name: string, level: string): string =>
    unknownParams({ subject, count: 1, keys: [key([name], { level: schemaText(level) })] }).fingerprint;
  assert.equal(at('a', '/x'), at('b', '/x'));
  assert.notEqual(at('a', '/x'), at('a', '/y'));
});
