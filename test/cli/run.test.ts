import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from '../../src/cli/run.js';
import { USAGE } from '../../src/cli/usage.js';
import { runWith } from './streams.js';

test('usage and version go to the output', async () => {
  assert.deepEqual(await runWith(['--help']), { code: 0, output: USAGE, errors: '' });
  assert.deepEqual(await runWith(['--version']), { code: 0, output: 'toolgate 1.2.3\n', errors: '' });
});

test('a bad command line is one line on the error stream and exit code 2', async () => {
  const ran = await runWith(['verify']);
  assert.deepEqual([ran.code, ran.output], [2, '']);
  assert.match(ran.errors, /^toolgate: there is no such command: [^\n]+\n$/u);
});

test('tools that are empty, no JSON or no tools are one line and exit code 2', async () => {
  for (const [tools, message] of [
    ['', /^toolgate: standard input: is empty: [^\n]+\n$/u],
    ['{\n"tools": [}', /^toolgate: standard input: is not JSON at line 2, column 11: [^\n]+\n$/u],
    ['{"secret": 1}', /^toolgate: standard input, line 1: is no tool: [^\n]+\n$/u],
  ] as const) {
    for (const given of [
      ['lint', '-'],
      ['help', '-'],
      ['check', '-', '{"name": "a"}'],
    ]) {
      const ran = await runWith(given, tools);
      assert.deepEqual([ran.code, ran.output], [2, '']);
      assert.match(ran.errors, message);
      assert.ok(!ran.errors.includes('secret'));
    }
  }
});

test('a defect of the program is not taken for bad input', async () => {
  const defect = new TypeError('a defect');
  await assert.rejects(
    run(['--help'], '1.2.3', {
      input: () => assert.fail(),
      writeOutput: () => Promise.reject(defect),
      writeError: () => assert.fail(),
      isWatched: false,
      isClosed: () => false,
    }),
    defect,
  );
});
