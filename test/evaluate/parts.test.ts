import assert from 'node:assert/strict';
import { test } from 'node:test';
import { always, never } from '../../src/evaluate/check.js';
import { propertiesCheck } from '../../src/evaluate/parts.js';
import type { ObjectPart, PatternProperty, Plan } from '../../src/plan/plan.js';

/** An object part with so many properties and patterns, and how often a pattern was matched. */
function wide(size: number, answer: boolean | undefined): { part: ObjectPart; matched: () => number } {
  let count = 0;
  const matches = (): boolean | undefined => {
    count++;
    return answer;
  };
  const plan = {} as Plan;
  const names = Array.from({ length: size }, (_, index) => `k${index}`);
  const part = {
    properties: new Map(names.map((name) => [name, plan])),
    patterns: names.map(() => ({ matches, plan }) as unknown as PatternProperty),
    required: [],
  } as unknown as ObjectPart;
  return { part, matched: () => count };
}

test('few names are matched against the patterns once, when they are linked', () => {
  const { part, matched } = wide(10, false);
  const check = propertiesCheck(part, () => always, true);
  assert.equal(matched(), 100);
  assert.equal(check({ k1: 1, k2: 2 }, ''), true);
  assert.equal(matched(), 100);
});

test('many names are matched only where data has them, and once', () => {
  const { part, matched } = wide(200, false);
  const check = propertiesCheck(part, () => always, true);
  assert.equal(matched(), 0);
  for (let call = 0; call < 3; call++) assert.equal(check({ k7: 1, k199: 2 }, ''), true);
  assert.equal(matched(), 400);
});

test('a declared name that is too costly to match counts as one that matches', () => {
  for (const size of [1, 200]) {
    const { part } = wide(size, undefined);
    const check = propertiesCheck(part, (_, giver) => (giver === 'patternProperties' ? never : always), true);
    assert.equal(check({ k0: 1 }, ''), false);
  }
});
