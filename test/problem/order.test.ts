import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Step } from '../../src/problem/cause.js';
import { compareSteps, compareText, compareTokens, insertByPath, isAmongFirst } from '../../src/problem/order.js';
import { problemCases } from './cases.js';

interface OrderCase {
  readonly description: string;
  readonly order: readonly (readonly (string | number)[])[];
}

const stepsOf = (keys: readonly (string | number)[]): Step[] => keys.map((key) => ({ key, declared: true }));

/** Compares by code points the slow and plain way. */
function byCodePoints(a: string, b: string): number {
  const [left, right] = [Array.from(a), Array.from(b)];
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const difference = left[index]!.codePointAt(0)! - right[index]!.codePointAt(0)!;
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

for (const { description, order } of problemCases('order') as readonly OrderCase[]) {
  test(`paths are in order: ${description}`, () => {
    const paths = order.map(stepsOf);
    for (const [left, a] of paths.entries()) {
      for (const [right, b] of paths.entries()) {
        assert.equal(
          Math.sign(compareSteps(a, b)),
          Math.sign(left - right),
          JSON.stringify([order[left], order[right]]),
        );
      }
    }
  });
}

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b', '\ud83d', '\ude00', '\udc00', '\ue000', '\uffff', '😀'), maxLength: 4 }),
  fc.string({ unit: 'binary', maxLength: 4 }),
);

test('texts compare as their code points do', () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      assert.equal(Math.sign(compareText(a, b)), Math.sign(byCodePoints(a, b)));
    }),
    { seed: 1, numRuns: 3000 },
  );
});

test('the order of tokens is total: antisymmetric, transitive, and 0 only for the same token', () => {
  const token = fc.oneof(text, fc.nat(20), fc.string({ unit: fc.constantFrom('0', '1', '2', 'a'), maxLength: 4 }));
  fc.assert(
    fc.property(token, token, token, (a, b, c) => {
      assert.equal(Math.sign(compareTokens(a, b)) + Math.sign(compareTokens(b, a)), 0);
      assert.equal(compareTokens(a, b) === 0, a === b);
      if (compareTokens(a, b) < 0 && compareTokens(b, c) < 0) assert.ok(compareTokens(a, c) < 0);
    }),
    { seed: 2, numRuns: 3000 },
  );
});

test('the first of many paths are kept in order, whatever order they come in', () => {
  const paths = fc.array(fc.array(fc.oneof(fc.nat(30), fc.constantFrom('a', 'b', '10')), { maxLength: 3 }), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(paths, (all) => {
      const items = all.map((keys) => ({ steps: stepsOf(keys) }));
      const first: { steps: Step[] }[] = [];
      for (const item of items) {
        if (isAmongFirst(first, item.steps, 10)) insertByPath(first, item, 10);
      }
      const sorted = [...items].sort((a, b) => compareSteps(a.steps, b.steps)).slice(0, 10);
      assert.deepEqual(first, sorted);
    }),
    { seed: 3, numRuns: 500 },
  );
});

test('of two equal paths the one that came first stays first', () => {
  const first: { steps: Step[]; name: string }[] = [];
  for (const name of ['one', 'two']) insertByPath(first, { steps: stepsOf(['a']), name }, 10);
  assert.deepEqual(
    first.map(({ name }) => name),
    ['one', 'two'],
  );
});
