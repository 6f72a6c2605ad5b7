import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as bodies from '../evaluate/hot/bodies.js';
import { writeCopies } from '../evaluate/hot/pool.make.js';
import { type Manifest, packageFaults } from './package-faults.js';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** Compiles src/ into a fresh dist/. */
function emit(): boolean {
  rmSync(new URL('../../dist', import.meta.url), { recursive: true, force: true });
  const compiler = fileURLToPath(import.meta.resolve('typescript/bin/tsc'));
  const config = fileURLToPath(new URL('tsconfig.emit.json', import.meta.url));
  return spawnSync(process.execPath, [compiler, '-p', config], { cwd: project, stdio: 'inherit' }).status === 0;
}

/** The files that npm would publish now, from the project's folder. */
function packedFiles(): string[] {
  const answer = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: project,
    encoding: 'utf8',
  });
  const packs = Object.values(JSON.parse(answer) as Record<string, { files: { path: string }[] }>);
  return packs.flatMap(({ files }) => files.map(({ path }) => path));
}

/** Puts the copies of the hot bodies into dist/, made from the compiled text. */
async function multiply(): Promise<void> {
  const folder = new URL('../../dist/evaluate/hot/', import.meta.url);
  writeCopies(folder, (await import(new URL('bodies.js', folder).href)) as typeof bodies);
}

if (!emit()) {
  process.exitCode = 1;
} else {
  await multiply();
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as Manifest;
  const files = packedFiles();
  const faults = packageFaults(manifest, files);
  for (const fault of faults) process.stderr.write(`package: ${fault}\n`);
  process.stdout.write(`dist: ${files.filter((file) => file.startsWith('dist/')).length} files\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
