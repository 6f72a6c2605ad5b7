import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultLimits, faultOfLimits, withDefaults } from '../../src/limit/table.js';

test('what is not given is the default, and the result can not be changed', () => {
  assert.equal(withDefaults(undefined), defaultLimits);
  const limits = withDefaults({ depth: 5 });
  assert.deepEqual(limits, { ...defaultLimits, depth: 5 });
  assert.ok(Object.isFrozen(limits) && Object.isFrozen(defaultLimits));
});

test('the defaults are those that are promised', () => {
  assert.equal(defaultLimits.depth, 256);
  assert.equal(defaultLimits.steps, 1_000_000);
  assert.equal(defaultLimits.digits, 1_000);
});

test('a limit that is undefined is not given', () => {
  assert.deepEqual(withDefaults({ depth: undefined } as unknown as { depth: number }), defaultLimits);
  assert.equal(faultOfLimits({ depth: undefined }), undefined);
});

test('a limit is a whole number from 0 on, or no limit at all', () => {
  for (const depth of [0, 1, 2 ** 53, Number.MAX_VALUE, Infinity]) assert.equal(faultOfLimits({ depth }), undefined);
  for (const depth of [-1, 1.5, NaN, -Infinity, '5', null, 5n, true]) {
    assert.match(faultOfLimits({ depth }) ?? '', /^limits\.depth must be/u);
  }
});

test('limits are an object of known names', () => {
  assert.match(faultOfLimits({ dept: 1 }) ?? '', /^'dept' is no limit \(known: depth, /u);
  assert.match(faultOfLimits({ toString: 1 }) ?? '', /^'toString' is no limit/u);
  for (const given of [null, 5, 'depth', [1]]) assert.equal(faultOfLimits(given), 'the limits must be an object');
});

test('where a limit is wrong all are the defaults', () => {
  for (const given of [{ depth: NaN, steps: 5 }, null, 5]) {
    assert.equal(withDefaults(given as unknown as { depth: number }), defaultLimits);
  }
});
