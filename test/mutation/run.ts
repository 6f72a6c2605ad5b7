import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Random } from '../pattern/random-pattern.js';
import { findCases, findSuite, projectFolder } from '../support/shared-data.js';

/** The tests that must kill the mutants of a folder of `src/`. */
const testsOf: Readonly<Record<string, readonly string[]>> = {
  format: ['test/format/*.test.ts', 'test/format/idna/*.test.ts'],
  pattern: ['test/pattern/*.test.ts'],
  keyword: ['test/keyword/*.test.ts'],
  refusal: ['test/refusal/*.test.ts'],
};

/** Fetched when asked for, so that the project's install stays small. The last major version that runs on Node 20. */
const runner = ['--yes', '-p', '@stryker-mutator/core@9.0.1', '-p', 'typescript@5.9.3', 'stryker', 'run'];

/** Runs Stryker on a seeded sample of the lines of one folder, in a copy of the project, and prints what survived. */
function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: 'string', default: '1' }, lines: { type: 'string', default: '120' } },
  });
  const folder = positionals[0] ?? '';
  const tests = testsOf[folder];
  if (tests === undefined) {
    process.stderr.write(`npm run mutation -- ${Object.keys(testsOf).join('|')} [--seed 1] [--lines 120]\n`);
    return 2;
  }
  const copy = mkdtempSync(join(tmpdir(), 'toolgate-mutation-'));
  try {
    for (const name of ['src', 'test', 'spec', 'package.json', 'tsconfig.json']) {
      cpSync(join(projectFolder, name), join(copy, name), {
        recursive: true,
        filter: (path) => !path.includes('node_modules'),
      });
    }
    symlinkSync(join(projectFolder, 'node_modules'), join(copy, 'node_modules'));
    const config = {
      testRunner: 'command',
      commandRunner: { command: `node --import tsx --test ${tests.join(' ')}` },
      mutate: sample(folder, Number(values.lines), new Random(Number(values.seed))),
      concurrency: 2,
      reporters: ['clear-text'],
      clearTextReporter: { allowColor: false, logTests: false },
    };
    writeFileSync(join(copy, 'stryker.config.json'), JSON.stringify(config));
    const env = { ...process.env, TOOLGATE_CASES: findCases() ?? '', JSON_SCHEMA_TEST_SUITE: findSuite() ?? '' };
    return spawnSync('npx', runner, { cwd: copy, env, stdio: 'inherit' }).status ?? 1;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Lines of the folder's sources, drawn without return; tables and what makes them are left out. */
function sample(folder: string, count: number, random: Random): string[] {
  const root = join(projectFolder, 'src', folder);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.make.ts') && !name.endsWith('tables.ts'))
    .sort();
  const lines = files.flatMap((name) => {
    const path = join(root, name);
    const place = relative(projectFolder, path);
    return readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        /^\s*(?:\*|\/|import|export type|\}|$)/u.test(line) ? [] : [`${place}:${index + 1}-${index + 1}`],
      );
  });
  const drawn: string[] = [];
  while (drawn.length < count && lines.length > 0) drawn.push(...lines.splice(random.below(lines.length), 1));
  return drawn;
}

process.exitCode = main();
