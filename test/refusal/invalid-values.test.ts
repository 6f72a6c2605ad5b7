import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonBytes } from '../../src/problem/bounds.js';
import { schemaText } from '../../src/problem/schema-text.js';
import { digestOf, type Digest } from '../../src/refusal/digest.js';
import type { ValuesFacts } from '../../src/refusal/facts.js';
import { invalidResult, invalidValues } from '../../src/refusal/invalid-values.js';
import type { InvalidValues } from '../../src/refusal/refusal.js';
import { causes, finding, subject } from './facts.js';

/** The refusal of findings. */
function refuse(facts: Partial<ValuesFacts>): InvalidValues {
  const { refusal } = invalidValues({ subject, count: facts.findings?.length ?? 0, findings: [], ...facts });
  assert.ok(refusal.error === 'invalid_values');
  return refusal;
}

/** A digest that records what the entries point into. */
function recording(pointed: unknown[]): Digest {
  return {
    show(names) {
      pointed.push(names);
      return undefined;
    },
  };
}

test('an entry shows its path and problems; segments, pointer and causes are there for programs alone', () => {
  const list = causes(1);
  const [entry] = refuse({ findings: [finding(['a/b', 0], list)] }).entries;
  assert.deepEqual(Object.keys(entry!), ['path', 'problems']);
  assert.equal(entry!.path, 'data["a/b"][0]');
  assert.deepEqual(entry!.segments, ['a/b', 0]);
  assert.equal(entry!.pointer, '/a~1b/0');
  assert.equal(entry!.causes, list);
});

test('a hundred thousand refused paths are ten entries and a count', () => {
  const findings = Array.from({ length: 12 }, (_, index) => finding(['items', index], causes(1)));
  const refusal = refuse({ count: 100_000, findings });
  assert.equal(refusal.entries.length, 10);
  assert.equal(refusal.count, 100_000);
  assert.match(refusal.message, /^100000 values .* \| and 99990 more$/u);
});

test('the digest is asked for the properties that the entries point into, as text keys alone', () => {
  const pointed: unknown[] = [];
  const digest = recording(pointed);
  refuse({
    subject: { ...subject, digest },
    findings: [finding(['a', 'b'], causes(1)), finding([], causes(1)), finding([3], causes(1))],
  });
  assert.deepEqual(pointed, [['a']]);
});

test('where the whole would be too long, the digest gives way before any problem does', () => {
  const properties = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [`p${index}`, { title: '€'.repeat(150) }]),
  );
  const digest = digestOf({ schema: { properties }, required: [], defaults: {} });
  const few = refuse({ subject: { ...subject, digest }, findings: [finding(['p1'], causes(2))] });
  assert.notEqual(few.input_schema, undefined);
  const findings = Array.from({ length: 10 }, (_, index) => finding([`p${index}`], causes(2, 80, '€')));
  const many = refuse({ subject: { ...subject, digest }, findings });
  assert.equal(many.input_schema, undefined);
  assert.ok(many.entries.every((entry) => entry.problems.length === 2));
  assert.ok(jsonBytes(many) + digest.show([])!.bytes > 16_384);
});

test('then the last problems of the last entry give way, then the last entries; count and help never do', () => {
  const findings = Array.from({ length: 10 }, (_, index) => finding([`p${index}`], causes(10, 150, '😀')));
  const refusal = refuse({ count: 10, findings });
  assert.ok(jsonBytes(refusal) <= 16_384);
  assert.ok(jsonBytes(refusal) > 16_384 - 800);
  const problems = refusal.entries.map((entry) => entry.problems.length);
  assert.ok(problems.length > 1 && problems.length < 10);
  assert.ok(problems.slice(0, -1).every((count) => count === 10));
  assert.match(refusal.entries.at(-1)!.problems.at(-1)!, /^and \d+ more$/u);
  assert.equal(refusal.count, 10);
  assert.equal(refusal.help, 'help {tool: "tasks", action: "create"}');
});

test('hidden keys are spelled nowhere', () => {
  const text = JSON.stringify(
    refuse({ subject: { ...subject, keys: 'hide' }, findings: [finding(['secret', 'other'], causes(1))] }),
  );
  assert.doesNotMatch(text, /secret|other/u);
});

test('the fingerprint is that of the places in the schema, whatever the paths and values were', () => {
  const values = (key: string, count: number): string =>
    invalidValues({ subject, count, findings: [finding([key, 0], causes(2))] }).fingerprint;
  assert.equal(values('a', 1), values('b', 7));
  const { fingerprint } = invalidValues({ subject, count: 1, findings: [finding(['a', 0], causes(3))] });
  assert.notEqual(values('a', 1), fingerprint);
});

test('a result is refused by its places, without a digest', () => {
  const digest = digestOf({ schema: { properties: {} }, required: [], defaults: {} });
  const { refusal } = invalidResult({
    subject: { ...subject, digest },
    count: 1,
    findings: [finding(['a'], causes(1))],
  });
  assert.ok(refusal.error === 'invalid_result');
  assert.equal(refusal.entries[0]!.path, 'result.a');
  assert.deepEqual(Object.keys(refusal), ['error', 'message', 'entries', 'count', 'action', 'help']);
});

test('names at their limits leave room for an entry', () => {
  const longest = { ...subject, tool: schemaText('😀'.repeat(128)), action: schemaText('\ud800'.repeat(128)) };
  const refusal = refuse({ subject: longest, findings: [finding(['😀'.repeat(70)], causes(10, 150, '😀'))] });
  assert.ok(jsonBytes(refusal) <= 16_384);
  assert.equal(refusal.entries.length, 1);
});
