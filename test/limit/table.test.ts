import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultLimits, withDefaults } from '../../src/limit/table.js';

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
