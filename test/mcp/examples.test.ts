import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { projectFolder } from '../support/shared-data.js';
import { skipWithoutSdks } from './support/sdk.js';

const folder = join(projectFolder, 'test/mcp');
const examples = readdirSync(join(folder, 'examples')).filter((name) => name.endsWith('.ts'));
const run = promisify(execFile);

/** What the comments at the end of an example say that it prints. */
function promised(name: string): string {
  const lines = readFileSync(join(folder, 'examples', name), 'utf8').split('\n');
  return lines
    .filter((line) => line.startsWith('// prints: '))
    .map((line) => `${line.slice(11)}\n`)
    .join('');
}

for (const name of examples) {
  test(`the example ${name} prints what stands below it`, { skip: skipWithoutSdks() }, async () => {
    const env = { ...process.env, TSX_TSCONFIG_PATH: join(folder, 'tsconfig.json'), NODE_OPTIONS: '' };
    const { stdout } = await run(process.execPath, ['--import', 'tsx', join(folder, 'examples', name)], { env });
    assert.equal(stdout, promised(name));
  });
}
