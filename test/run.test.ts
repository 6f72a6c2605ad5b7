import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { projectFolder } from './support/shared-data.js';

const folder = mkdtempSync(join(tmpdir(), 'toolgate-run-'));
after(() => rmSync(folder, { recursive: true }));

const passing =
  "import { test } from 'node:test';\ntest('passes', () => {});\ntest('waits', { skip: 'no data' }, () => {});\n";
const failing = "import { test } from 'node:test';\ntest('fails', () => { throw new Error('as it must'); });\n";
const generating = "import { test } from 'node:test';\ntest('generates', () => { new Function('return 1'); });\n";

function runTests(
  files: Record<string, string>,
  flags: readonly string[] = [],
): { status: number | null; lines: string[] } {
  const place = mkdtempSync(join(folder, 'case-'));
  writeFileSync(join(place, 'package.json'), '{"type":"module"}');
  for (const [name, text] of Object.entries(files)) writeFileSync(join(place, name), text);
  // A runner that finds this variable takes itself for a test file of another runner.
  const { NODE_TEST_CONTEXT, ...env } = process.env;
  const done = spawnSync(process.execPath, [...flags, '--import', 'tsx', join('test', 'run.ts'), place], {
    cwd: projectFolder,
    env,
    encoding: 'utf8',
  });
  return { status: done.status, lines: `${done.stdout}${done.stderr}`.trimEnd().split('\n') };
}

test('a run that passes ends with the reasons of skipped tests and the figures of node', () => {
  const { status, lines } = runTests({ 'a.test.ts': passing, 'helper.ts': failing });
  assert.equal(status, 0);
  assert.deepEqual(lines.slice(-9, -1), [
    '# skipped 1: no data',
    '# tests 2',
    '# suites 0',
    '# pass 1',
    '# fail 0',
    '# cancelled 0',
    '# skipped 1',
    '# todo 0',
  ]);
});

test('a failing test fails the run and is told', () => {
  const { status, lines } = runTests({ 'a.test.ts': passing, 'b.test.ts': failing });
  assert.equal(status, 1);
  assert.ok(lines.includes('# fail 1'));
  assert.ok(lines.some((line) => line.includes('as it must')));
});

test('a file without a test fails the run', () => {
  const { status, lines } = runTests({ 'a.test.ts': passing, 'b.test.ts': 'export {};\n' });
  assert.equal(status, 1);
  assert.ok(lines.some((line) => line.startsWith('# holds no test: ') && line.endsWith('b.test.ts')));
});

test('a run without test files fails', () => {
  assert.deepEqual(runTests({}).status, 1);
});

test('the flags of the runner reach every test file', () => {
  assert.equal(runTests({ 'a.test.ts': generating }).status, 0);
  assert.equal(runTests({ 'a.test.ts': generating }, ['--disallow-code-generation-from-strings']).status, 1);
});
