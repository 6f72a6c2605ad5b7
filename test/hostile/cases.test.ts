import assert from 'node:assert/strict';
import { describe, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { askChildren, type Fate } from '../support/child-pool.js';
import { readHostileCases } from '../support/hostile-case.js';
import { skipWithoutCases } from '../support/shared-data.js';
import type { HostileAnswer } from './answer.js';

const cases = readHostileCases();
const classes = [...new Set(cases.map((hostile) => hostile.class))];

/** Far over what any case may take: only what hangs meets it. How much time is used, `npm run hostile` measures. */
const HANGS_AFTER = 60_000;

describe('hostile cases, each in a child process', { skip: skipWithoutCases() }, () => {
  let fates: readonly Fate<HostileAnswer>[];

  before(async () => {
    const module = fileURLToPath(new URL('child.ts', import.meta.url));
    fates = await askChildren([...cases.keys()], { module, size: 2, limit: HANGS_AFTER });
  });

  test('there are cases of every class', () => {
    assert.equal(classes.length, 23);
    assert.equal(fates.length, cases.length);
  });

  for (const name of classes) {
    test(`those of class ${name} come out right, bounded, without an echo, and leave the prototypes alone`, () => {
      const wrong = cases.flatMap(({ id, class: of }, index) => {
        if (of !== name) return [];
        const fate = fates[index]!;
        const faults = 'lost' in fate ? [fate.lost] : fate.answer.faults;
        return faults.map((fault) => `${id}: ${fault}`);
      });
      assert.deepEqual(wrong, []);
    });
  }

  test('a registry takes nearly every schema that compile takes', () => {
    const answers = fates.flatMap((fate) => ('answer' in fate ? [fate.answer] : []));
    const taken = answers.filter(({ outcome }) => outcome !== 'schema-refused');
    assert.ok(taken.filter(({ registered }) => registered).length >= taken.length * 0.97);
  });
});
