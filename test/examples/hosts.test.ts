import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { promisify } from 'node:util';
import { projectFolder } from '../support/shared-data.js';

const folder = join(projectFolder, 'spec/examples/hosts');
const examples = ['ai-sdk', 'ajv', 'anthropic', 'fastify', 'hono', 'openai-agents', 'standard'];
const skip = !existsSync(join(folder, 'node_modules')) && 'the hosts are missing: npm ci --prefix spec/examples/hosts';
const run = promisify(execFile);

/** What the comments at the end of an example say that it prints. */
function promised(name: string): string {
  const lines = readFileSync(join(folder, `${name}.ts`), 'utf8').split('\n');
  return lines
    .filter((line) => line.startsWith('// prints: '))
    .map((line) => line.slice(11))
    .join('\n');
}

/** What is printed, however it is laid out in lines. */
function unspaced(printed: string): string {
  return printed.replace(/\s/gu, '');
}

test('every example says what it prints', () => {
  for (const name of examples) assert.notEqual(promised(name), '', name);
});

describe('examples inside their hosts', { skip }, () => {
  test('the examples compile against the types that the hosts publish', async () => {
    const compiler = join(projectFolder, 'node_modules/typescript/bin/tsc');
    const { stdout } = await run(process.execPath, [compiler, '-p', folder]);
    assert.equal(stdout, '');
  });

  for (const name of examples) {
    test(`${name} prints what stands below it`, async () => {
      const env = { ...process.env, TSX_TSCONFIG_PATH: join(folder, 'tsconfig.json'), NODE_OPTIONS: '' };
      const { stdout } = await run(process.execPath, ['--import', 'tsx', `${name}.ts`], { cwd: folder, env });
      assert.equal(unspaced(stdout), unspaced(promised(name)));
    });
  }
});
