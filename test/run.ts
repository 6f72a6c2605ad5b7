import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { projectFolder } from './support/shared-data.js';
import { TestSummary } from './support/test-summary.js';

/**
 * Runs the tests: all of them, or those in the files and folders that the arguments name. Every test file is a
 * process of its own and gets the flags of this one, so `node --disallow-code-generation-from-strings --import tsx
 * test/run.ts` runs all tests under that flag. Exit code 0 only if a test ran and none failed.
 */
async function main(filters: readonly string[]): Promise<number> {
  const places = filters.length === 0 ? ['test'] : filters;
  const fruitless = places.filter((place) => testFiles(place).length === 0);
  if (fruitless.length > 0) {
    process.stderr.write(`no test file in ${fruitless.join(', ')}\n`);
    return 1;
  }
  const files = places.flatMap(testFiles);
  const summary = new TestSummary(files);
  const events = run({ files, concurrency: 2 });
  await pipeline(events, (stream) => summary.watch(stream), new spec(), process.stdout, { end: false });
  process.stdout.write(`${summary.closingLines().join('\n')}\n`);
  return summary.succeeded() ? 0 : 1;
}

/** The test files that a file or folder name stands for; none where it names nothing. */
function testFiles(filter: string): string[] {
  const path = resolve(projectFolder, filter);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
    .sort()
    .map((name) => join(path, name));
}

process.exitCode = await main(process.argv.slice(2));
