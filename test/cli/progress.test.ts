import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Progress } from '../../src/cli/progress.js';

test('nothing is shown of short input, nor twice within the pause', () => {
  let now = 0;
  const written: string[] = [];
  const progress = new Progress(
    (text) => written.push(text),
    () => now,
  );
  now = 249;
  progress.show(100, 1);
  progress.clear();
  assert.deepEqual(written, []);
  now = 250;
  progress.show(1200, 2);
  progress.show(1300, 3);
  assert.deepEqual(written, ['\r\u001b[2K1,200 calls checked, 2 refused']);
  now = 500;
  progress.show(1400, 3);
  assert.equal(written.length, 2);
});

test('the line is taken away once', () => {
  let now = 0;
  const written: string[] = [];
  const progress = new Progress(
    (text) => written.push(text),
    () => now,
  );
  now = 1000;
  progress.show(1, 0);
  progress.clear();
  progress.clear();
  assert.deepEqual(written.slice(1), ['\r\u001b[2K']);
});

test('where nobody watches nothing is shown', () => {
  let now = 0;
  const progress = new Progress(undefined, () => now);
  now = 1000;
  assert.doesNotThrow(() => {
    progress.show(1, 0);
    progress.clear();
  });
});
