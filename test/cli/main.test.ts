import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test } from 'node:test';
import { projectFolder, readJson } from '../support/shared-data.js';
import { inFolder, TOOLS } from './streams.js';

const program = [
  ...process.execArgv.filter((flag) => flag.startsWith('--disallow')),
  '--import',
  'tsx',
  'src/cli/main.ts',
];

test('the program reads files and standard input, and its exit code tells the worst that happened', async () => {
  const call = '{"name": "search", "arguments": {"query": "x"}}\n';
  await inFolder({ 'tools.json': TOOLS, 'calls.jsonl': `${call}{"name": \n${call}` }, (folder) => {
    const given = ['check', join(folder, 'tools.json'), join(folder, 'calls.jsonl'), '-'];
    const input = '{"name": "search", "arguments": {"query": 1}}';
    const ran = spawnSync(process.execPath, [...program, ...given], { cwd: projectFolder, input, encoding: 'utf8' });
    assert.equal(ran.status, 2);
    assert.match(ran.stderr, /^toolgate: \S+calls\.jsonl, line 2: is not JSON at column 10: a value is expected\n$/u);
    assert.match(ran.stdout, /3 calls: 2 passed, 1 refused; 1 input could not be used\n$/u);
    return Promise.resolve();
  });
});

test('the program tells the version of the package', () => {
  const { version } = readJson(join(projectFolder, 'package.json')) as { version: string };
  const ran = spawnSync(process.execPath, [...program, '--version'], { cwd: projectFolder, encoding: 'utf8' });
  assert.deepEqual([ran.status, ran.stdout, ran.stderr], [0, `toolgate ${version}\n`, '']);
});

test('a reader that goes away early ends the work without an error', async () => {
  const call = '{"name": "search", "arguments": {"query": "x"}}\n';
  await inFolder({ 'tools.json': TOOLS, 'calls.jsonl': call.repeat(20_000) }, async (folder) => {
    const given = ['check', join(folder, 'tools.json'), join(folder, 'calls.jsonl')];
    const child = spawn(process.execPath, [...program, ...given], { cwd: projectFolder });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    await once(child.stdout, 'data');
    child.stdout.destroy();
    const [code] = (await once(child, 'close')) as [number];
    assert.deepEqual([code, errors], [0, '']);
  });
});
