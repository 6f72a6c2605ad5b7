import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { readCorpus } from '../support/corpus.js';
import { type RepairFigures, runRepairs } from '../support/repair-run.js';
import { findCorpus, skipWithoutCorpus } from '../support/shared-data.js';

describe('repairs of real calls', { skip: skipWithoutCorpus() }, () => {
  let figures: RepairFigures;

  before(() => {
    figures = runRepairs(readCorpus(findCorpus()!));
  });

  test('no call that passes as it is changes, and none is refused otherwise', () => {
    assert.ok(figures.valid > 1_000);
    assert.deepEqual(figures.changed, []);
    assert.deepEqual(figures.otherwise, []);
  });

  test('the habits that repairs are for become right in nearly every call', () => {
    const habits = ['number as string', 'stringified JSON', 'whole arguments stringified', 'null for optional'];
    for (const habit of habits) {
      const { refused, repaired } = figures.kinds.get(`mutation: ${habit}`) ?? { refused: 0, repaired: 0 };
      assert.ok(repaired > 0 && repaired >= refused * 0.95, `${habit}: ${repaired} of ${refused}`);
    }
  });

  test('mistakes of other kinds stay refused', () => {
    const others = ['null for required', 'missing required', 'comma list instead of array', 'array for a scalar'];
    for (const other of others) assert.equal(figures.kinds.get(`mutation: ${other}`)?.repaired, 0, other);
  });
});
