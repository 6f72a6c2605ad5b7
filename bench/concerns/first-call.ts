import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import type { Concern } from '../harness/concern.js';
import { loadContenders, versionsOf } from '../harness/contender.js';
import { entryPoints } from '../harness/entry-points.js';
import { median } from '../harness/statistics.js';

const RUNS = 9;

/** Runs a bundle in a process of its own, and prints the CPU time from before its import until after the first answer. */
const runner = `
const before = process.cpuUsage();
const { answer } = await import('./bundle.mjs');
const schema = { type: 'object', properties: { title: { type: 'string', minLength: 1 }, count: { type: 'integer' } }, required: ['title'] };
if (await answer(schema, { title: 'a', count: 1 }) !== true) throw new Error('a valid value is refused');
const { user, system } = process.cpuUsage(before);
process.stdout.write(String((user + system) / 1000));
`;

/** Import and first call in a fresh process: what a function pays that starts for one request. */
export const concern: Concern<'import and first call'> = {
  name: 'first-call',
  title: 'Fresh process',
  unit: 'ms',
  figure: 'ratio',
  variants: { 'import and first call': [{ limit: 0.3 }] },
  async measure(_variant, { contenders: names }) {
    const contenders = await loadContenders(names.filter((name) => name in entryPoints));
    const folders = await Promise.all(contenders.map(({ name }) => bundleOf(name)));
    const costs = folders.map((): number[] => []);
    try {
      for (let run = 0; run < RUNS; run += 1) {
        for (const [column, folder] of folders.entries()) {
          const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'run.mjs')]);
          costs[column]!.push(Number(stdout));
        }
      }
    } finally {
      for (const folder of folders) rmSync(folder, { recursive: true });
    }
    return {
      contenders: versionsOf(contenders),
      rows: [
        {
          name: 'import and first call',
          costs: Object.fromEntries(contenders.map(({ name }, column) => [name, median(costs[column]!)])),
        },
      ],
      notes: [`each bundled into one file, minified; ${RUNS} processes each, in turns; for 2020-12 and formats`],
    };
  },
};

async function bundleOf(name: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'toolgate-bench-'));
  await build({
    stdin: { contents: entryPoints[name]!.first, resolveDir: fileURLToPath(new URL('..', import.meta.url)) },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    outdir: folder,
    entryNames: 'bundle',
    outExtension: { '.js': '.mjs' },
    // A package in CommonJS asks for Node's own modules by `require`, which a module has not.
    banner: {
      js: `import { createRequire as nodeRequire } from 'node:module'; const require = nodeRequire(import.meta.url);`,
    },
    logLevel: 'silent',
  });
  writeFileSync(join(folder, 'run.mjs'), runner);
  return folder;
}
