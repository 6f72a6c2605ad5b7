import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Said } from '../../../src/evaluate/explain/said.js';
import { Subject } from '../../../src/evaluate/explain/subject.js';
import type { Plan } from '../../../src/plan/plan.js';

const subjects = Array.from({ length: 100 }, () => new Subject({} as Plan));

test('each of few or many subschemas has its say once, in order, and again after all are cleared', () => {
  const said = new Said();
  for (let round = 0; round < 2; round++) {
    for (const subject of subjects) {
      assert.equal(said.add(subject), true);
      assert.equal(said.add(subject), false);
    }
    for (const subject of subjects) assert.equal(said.add(subject), false);
    assert.deepEqual(said.list, subjects);
    said.clear();
    assert.deepEqual(said.list, []);
  }
});
