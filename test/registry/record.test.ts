import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultLimits } from '../../src/limit/table.js';
import { copyMembers, FUNCTION, oneOf, readRecord, TEXT, TEXT_OR_TEXTS } from '../../src/registry/record.js';
import { Report } from '../../src/registry/report.js';

const members = { title: TEXT, run: FUNCTION, notes: TEXT_OR_TEXTS, mode: oneOf(['fast', 'slow']), any: undefined };

test('members of the right sort are read, and undefined counts as absent', () => {
  const report = new Report('t');
  const run = (): void => undefined;
  assert.deepEqual(readRecord({ title: 'x', run, notes: ['a'], mode: 'fast', any: 1 }, members, report), {
    title: 'x',
    run,
    notes: ['a'],
    mode: 'fast',
    any: 1,
  });
  assert.deepEqual(readRecord({ title: undefined, other: undefined }, members, report), {});
  assert.deepEqual(report.faults, []);
});

test('members that are unknown or of the wrong sort are faults, and left out', () => {
  const report = new Report('t');
  const read = readRecord({ titel: 'x', 'a/b': 1, toString: 1, run: 1, notes: [1], mode: 'quick' }, members, report);
  assert.deepEqual(read, {});
  assert.deepEqual(
    report.faults.map(({ pointer, reason }) => `${pointer} ${reason}`),
    [
      '/titel the key "titel" is not known here (known: title, run, notes, mode, any): did you mean \'title\'?',
      '/a~1b the key "a/b" is not known here (known: title, run, notes, mode, any)',
      '/toString the key "toString" is not known here (known: title, run, notes, mode, any)',
      '/run must be a function',
      '/notes must be a string or an array of strings',
      '/mode must be one of fast, slow',
    ],
  );
});

test('members are copied and frozen, and what JSON can’t carry is a fault at its place', () => {
  const report = new Report('t');
  const record = { icons: [{ src: 'x' }], annotations: { when: new Date(0) }, other: 1 };
  const copied = copyMembers(record, ['icons', 'annotations'], defaultLimits, report, 'act');
  assert.deepEqual(copied.icons, record.icons);
  assert.notEqual(copied.icons, record.icons);
  assert.ok(Object.isFrozen(copied.icons));
  assert.equal(Object.hasOwn(copied, 'other'), false);
  assert.deepEqual(
    report.faults.map(({ pointer, action }) => [pointer, action]),
    [['/annotations/when', 'act']],
  );
});
