import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { HostileAnswer } from '../test/hostile/answer.js';
import { askChildren, type Fate } from '../test/support/child-pool.js';
import { readHostileCases, type HostileCase } from '../test/support/hostile-case.js';
import { findCases, skipWithoutCases } from '../test/support/shared-data.js';

/** CPU milliseconds that compiling, `test` and `check` of one case may take, or so many round trips if that is more. */
const LIMIT = 400;
const ROUND_TRIPS = 20;
/** CPU milliseconds that nearly all must stay within. */
const USUAL = 100;
const USUAL_SHARE = 0.95;

/**
 * Prints how the hostile cases come out and what CPU time they take, one after the other in a warm child process, and
 * then the figures of `bound-figures.ts`.
 */
async function main(): Promise<number> {
  const missing = skipWithoutCases();
  if (missing !== false) {
    process.stderr.write(`${missing}\n`);
    return 2;
  }
  const cases = readHostileCases();
  const folder = await compileChildren();
  const fates = await askChildren<HostileAnswer>([...cases.keys()], {
    module: join(folder, 'child.mjs'),
    size: 1,
    limit: 60_000,
  });
  const wrong = fates.flatMap((fate, index) => faultsOf(cases[index]!, fate));
  const measured = fates.flatMap((fate, index) => ('answer' in fate ? [{ id: cases[index]!.id, ...fate.answer }] : []));
  const slow = measured.filter(({ cpu, roundTrip }) => cpu > Math.max(LIMIT, ROUND_TRIPS * roundTrip));
  const usual = measured.filter(({ cpu }) => cpu <= USUAL).length;
  const slowest = [...measured].sort((one, other) => other.cpu - one.cpu).slice(0, 10);
  const lines = [
    `${cases.length - new Set(wrong.map(([id]) => id)).size} of ${cases.length} cases come out right`,
    ...wrong.map(([id, fault]) => `  ${id}: ${fault}`),
    `${measured.length - slow.length} within ${LIMIT} ms of CPU or ${ROUND_TRIPS} JSON round trips`,
    ...slow.map(({ id, cpu }) => `  over: ${id}, ${cpu.toFixed(0)} ms`),
    `${((100 * usual) / cases.length).toFixed(1)} % within ${USUAL} ms (goal: ${100 * USUAL_SHARE} %)`,
    'the slowest:',
    ...slowest.map(({ id, cpu, roundTrip }) => `  ${id}: ${cpu.toFixed(0)} ms (round trip ${roundTrip.toFixed(0)} ms)`),
  ];
  process.stdout.write(`${lines.join('\n')}\n\n`);
  const bounds = spawnSync(process.execPath, [join(folder, 'bounds.mjs')], { stdio: 'inherit' });
  await rm(folder, { recursive: true });
  return wrong.length + slow.length === 0 && usual >= USUAL_SHARE * cases.length && bounds.status === 0 ? 0 : 1;
}

/**
 * Compiles what is measured into a folder of its own, as the library is for its users: what runs TypeScript in place
 * adds calls of its own to every closure that is made.
 */
async function compileChildren(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'toolgate-hostile-'));
  process.env.TOOLGATE_CASES = findCases();
  const entry = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
  await build({
    entryPoints: { child: entry('../test/hostile/child.ts'), bounds: entry('bound-figures.ts') },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
  });
  return folder;
}

function faultsOf({ id }: HostileCase, fate: Fate<HostileAnswer>): (readonly [id: string, fault: string])[] {
  return ('lost' in fate ? [fate.lost] : fate.answer.faults).map((fault) => [id, fault]);
}

process.exitCode = await main();
