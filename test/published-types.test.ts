import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { projectFolder } from './support/shared-data.js';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'toolgate-consumer-'));
after(() => rmSync(folder, { recursive: true }));

/** Runs the compiler; what it complains of, or nothing. */
async function compile(...given: string[]): Promise<string> {
  const compiler = join(projectFolder, 'node_modules/typescript/bin/tsc');
  return run(process.execPath, [compiler, ...given], { cwd: folder }).then(
    ({ stdout }) => stdout,
    (error: unknown) => (error as { stdout: string }).stdout,
  );
}

test('a strict program that checks its libraries needs no types but ours, at any entry of the package', async () => {
  const home = join(folder, 'node_modules', 'toolgate');
  mkdirSync(home, { recursive: true });
  symlinkSync(join(projectFolder, 'package.json'), join(home, 'package.json'));
  const emit = ['-p', join(projectFolder, 'src/build/tsconfig.emit.json'), '--outDir', join(home, 'dist')];
  assert.equal(await compile(...emit, '--emitDeclarationOnly', '--noEmitOnError', 'false'), '');
  // Without its types, as in the project of a program that never heard of it.
  for (const name of ['big.js', 'json-pointer']) {
    symlinkSync(join(projectFolder, 'node_modules', name), join(folder, 'node_modules', name));
  }
  const { exports } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as { exports: object };
  const entries = Object.keys(exports).filter((entry) => entry !== './package.json');
  const lines = entries.map((entry, index) => `export * as entry${index} from 'toolgate${entry.slice(1)}';`);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'program.ts'), `${lines.join('\n')}\n`);
  const compilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: false,
    preserveSymlinks: true,
    module: 'NodeNext',
    target: 'ES2022',
    lib: ['ES2022', 'DOM'],
    types: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }));
  assert.equal(await compile('-p', '.'), '');
});
