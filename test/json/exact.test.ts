import assert from 'node:assert/strict';
import { test } from 'node:test';
import Big from 'big.js';
import { Exact } from '../../src/json/exact.js';

test('a Big of ours is one of every program’s big.js, and the other way round', () => {
  assert.ok(new Exact('1.5') instanceof Big);
  assert.ok(new Big('1.5') instanceof Exact);
});

test('what a program sets on its own big.js changes nothing here', () => {
  const before = Big.strict;
  Big.strict = true;
  try {
    assert.equal(new Exact(1).toNumber(), 1);
  } finally {
    Big.strict = before;
  }
});
