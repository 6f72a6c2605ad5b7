import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerOf, BUILDERS, KINDS, refusalCases, type RefusalCase } from './cases.js';

const cases = refusalCases();

for (const entry of cases) {
  test(`the table replays byte for byte: ${entry.description}`, () => {
    assert.equal(JSON.stringify(answerOf(entry)), JSON.stringify(entry.answer));
  });
}

test('every kind of refusal and every builder has a case', () => {
  assert.deepEqual([...new Set(cases.map(({ answer }) => answer.refusal.error))].sort(), Object.keys(KINDS).sort());
  assert.deepEqual([...new Set(cases.map(({ builder }) => builder))].sort(), Object.keys(BUILDERS).sort());
});

/** Whether a value is made of data properties alone, all the way down. */
function isPlainData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(Object.getOwnPropertyDescriptors(value)).every(
    (property) => Object.hasOwn(property, 'value') && isPlainData(property.value),
  );
}

test('a refusal is plain data without getters, and can be cloned', () => {
  for (const entry of cases) {
    const { refusal } = answerOf(entry);
    assert.ok(isPlainData(refusal), entry.description);
    assert.equal(JSON.stringify(structuredClone(refusal)), JSON.stringify(refusal));
  }
});

test('two fingerprints are equal where the mistake is the same alone', () => {
  const byFingerprint = new Map<string, RefusalCase[]>();
  for (const entry of cases) {
    byFingerprint.set(entry.answer.fingerprint, [...(byFingerprint.get(entry.answer.fingerprint) ?? []), entry]);
  }
  for (const same of byFingerprint.values()) {
    assert.equal(new Set(same.map(({ answer }) => answer.refusal.error)).size, 1);
  }
  assert.ok(byFingerprint.size > cases.length / 2);
});
