import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, end, noteUncanonical, run, trip } from '../../src/limit/run.js';

test('the first limit that was met stays', () => {
  const outer = begin({}, 10, 100);
  assert.equal(trip('depth'), false);
  assert.equal(trip('steps'), false);
  assert.equal(run.trip, 'depth');
  end(outer);
  assert.equal(run.trip, '');
});

test('a run inside another starts anew and leaves the outer one as it was', () => {
  const outer = begin('outer', 10, 100);
  run.depth = 3;
  run.steps = 7;
  run.evaluated.push('noted');
  const { serial } = run;
  const inner = begin('inner', 20, 200);
  assert.deepEqual([run.data, run.depth, run.maxDepth, run.trip], ['inner', 0, 20, '']);
  assert.notEqual(run.serial, serial);
  trip('match');
  run.evaluated.push('noted inside');
  end(inner);
  assert.deepEqual([run.data, run.depth, run.steps, run.maxDepth, run.trip], ['outer', 3, 7, 10, '']);
  assert.deepEqual(run.evaluated, ['noted']);
  end(outer);
  assert.deepEqual(run.evaluated, []);
  assert.equal(run.data, undefined, 'nothing of the data is held');
});

test('no two runs have one serial', () => {
  const serials = [1, 2, 3].map(() => {
    const outer = begin(undefined, 1, 1);
    const { serial } = run;
    end(outer);
    return serial;
  });
  assert.equal(new Set(serials).size, 3);
});

test('an uncanonical integer is remembered until the run ends', () => {
  const outer = begin(-0, 1, 1);
  assert.equal(run.uncanonical, false);
  assert.equal(noteUncanonical(), true);
  assert.equal(run.uncanonical, true);
  end(outer);
  const next = begin(0, 1, 1);
  assert.equal(run.uncanonical, false);
  end(next);
});
