import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonBytes } from '../../src/problem/bounds.js';
import type { Cause, Finding } from '../../src/problem/cause.js';
import { draftOf, fitDrafts, problemsOf, toVerdict, withFacts, type Draft } from '../../src/problem/entry.js';
import { schemaText } from '../../src/problem/schema-text.js';

const spelling = { rootName: 'data', keys: 'quote' } as const;
const pointer = schemaText('/a');
const formats = (count: number, length = 1): Cause[] =>
  Array.from({ length: count }, (_, index) => ({
    keyword: 'format',
    name: schemaText(`${String(index).padStart(3, '0')}${'😀'.repeat(length)}`),
    pointer,
  }));
const finding = (key: string | number, causes: readonly Cause[]): Finding => ({
  steps: [{ key, declared: true }],
  causes,
});
const shown = (draft: Draft): object => ({ path: draft.path, problems: problemsOf(draft) });

test('problems are told once each, in code point order', () => {
  const causes: Cause[] = [
    { keyword: 'uniqueItems', pointer },
    { keyword: 'json', pointer },
    { keyword: 'uniqueItems', pointer: schemaText('/b') },
  ];
  assert.deepEqual(problemsOf(draftOf(finding('a', causes), spelling)), [
    'value is not a JSON value',
    'value must contain unique items',
  ]);
});

test('a path with ten problems tells them all, one with eleven tells ten and counts the other', () => {
  const ten = draftOf(finding('a', formats(10)), spelling);
  assert.equal(problemsOf(ten).length, 10);
  assert.ok(problemsOf(ten).every((text) => text.startsWith('value does not respect')));
  const eleven = draftOf(finding('a', formats(11)), spelling);
  assert.deepEqual(problemsOf(eleven), [...problemsOf(ten), 'and 1 more']);
});

test('a verdict shows path, pointer and problems; segments and causes are there for programs alone', () => {
  const causes = formats(1);
  const verdict = toVerdict({ ok: false, count: 1, findings: [finding('a/b', causes)] }, spelling);
  assert.ok(!verdict.ok);
  assert.deepEqual(JSON.parse(JSON.stringify(verdict)), {
    ok: false,
    count: 1,
    entries: [{ path: 'data["a/b"]', pointer: '/a~1b', problems: ["value does not respect the '000😀' format"] }],
  });
  const entry = verdict.entries[0]!;
  assert.deepEqual(entry.segments, ['a/b']);
  assert.equal(entry.causes, causes);
  assert.deepEqual(Object.keys(entry), ['path', 'pointer', 'problems']);
  assert.deepEqual(Object.keys({ ...entry }), ['path', 'pointer', 'problems']);
});

test('segments are exact where the path is cut', () => {
  const key = 'k'.repeat(1_000_000);
  const verdict = toVerdict({ ok: false, count: 1, findings: [finding(key, formats(1))] }, spelling);
  assert.ok(!verdict.ok);
  assert.deepEqual(verdict.entries[0]!.segments, [key]);
  assert.ok(jsonBytes(verdict) < 1000);
});

test('a reading that passed is the verdict itself', () => {
  const reading = { ok: true, data: {} } as const;
  assert.equal(toVerdict(reading, spelling), reading);
});

test('a verdict lists ten entries at most and counts them all', () => {
  const findings = Array.from({ length: 12 }, (_, index) => finding(index, formats(1)));
  const verdict = toVerdict({ ok: false, count: 100_000, findings }, spelling);
  assert.ok(!verdict.ok);
  assert.equal(verdict.entries.length, 10);
  assert.equal(verdict.count, 100_000);
});

test('a verdict takes at most 16 KiB, and no byte less than it has to', () => {
  const findings = Array.from({ length: 10 }, (_, index) => finding(index, formats(10, 150)));
  const verdict = toVerdict({ ok: false, count: 10, findings }, spelling);
  assert.ok(!verdict.ok);
  assert.ok(jsonBytes(verdict) <= 16_384);
  assert.ok(jsonBytes(verdict) > 16_384 - 700);
});

test('the last problems of the last entry give way first, then the entry', () => {
  const drafts = ['a', 'b'].map((key) => draftOf(finding(key, formats(3, 20)), spelling));
  const bytes = (list: readonly Draft[]): number => list.reduce((sum, draft) => sum + jsonBytes(shown(draft)) + 1, 0);
  const problemsLeft = (room: number): number[] => fitDrafts(drafts, room, shown).map((draft) => draft.problems.length);
  assert.deepEqual(problemsLeft(bytes(drafts)), [3, 3]);
  assert.deepEqual(problemsLeft(bytes(drafts) - 1), [3, 2]);
  assert.deepEqual(problemsLeft(bytes(drafts) - 150), [3, 1]);
  assert.deepEqual(problemsLeft(bytes(drafts.slice(0, 1))), [3]);
  assert.deepEqual(problemsLeft(bytes(drafts.slice(0, 1)) - 1), [2]);
  assert.deepEqual(problemsLeft(0), [1]);
  const [first, second] = fitDrafts(drafts, bytes(drafts) - 1, shown);
  assert.equal(problemsOf(first!).at(-1), drafts[0]!.problems[2]);
  assert.equal(problemsOf(second!).at(-1), 'and 1 more');
  assert.ok(bytes([first!, second!]) <= bytes(drafts) - 1);
});

test('facts for programs can be read and not be changed', () => {
  const entry = withFacts({ path: 'data' }, { segments: ['a'] });
  assert.deepEqual(entry.segments, ['a']);
  assert.throws(() => Object.assign(entry, { segments: [] }), TypeError);
});
