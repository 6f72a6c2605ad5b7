import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCases, findCorpus, findSuite } from '../support/shared-data.js';
import type { Survey } from './first-failure.js';
import type { Mutant, Outcome } from './mutant.js';

/** A test file with what its run without a mutant showed. */
export interface TestFile extends Survey {
  readonly file: string;
}

/** An endless loop often fills the memory before its time is up. */
const memory = '--max-old-space-size=1024';
const reporter = ['--test-reporter=./test/mutation/first-failure.js', '--test-reporter-destination=stdout'];

/** The data that lies beside the project, for a copy that lies elsewhere; and less of what a mutant that stays costs. */
const variables = {
  PATTERN_PAIRS: '4000',
  TOOLGATE_CASES: findCases() ?? '',
  TOOLGATE_CORPUS: findCorpus() ?? '',
  JSON_SCHEMA_TEST_SUITE: findSuite() ?? '',
};

/** Runs each test file without a mutant. */
export function survey(copy: string, files: readonly string[]): TestFile[] {
  const report = join(copy, 'survey.json');
  return files.map((file) => {
    const { status, stderr } = run(copy, file, 600, { TOOLGATE_MUTATION_SURVEY: report });
    if (status !== 0) throw new Error(`${file} fails without a mutant. ${stderr}`);
    return { file, ...(JSON.parse(readFileSync(report, 'utf8')) as Survey) };
  });
}

/**
 * Tries mutants, whose change stands in the copy by then: runs the test files that come by the place until one fails.
 * A file that told of other mutants of the same source, at little cost, is asked first.
 */
export class Trial {
  readonly #copy: string;
  readonly #files: readonly TestFile[];
  /** How often a file was asked and how often it told, by the names of source and test. */
  readonly #asked = new Map<string, number>();
  readonly #told = new Map<string, number>();

  constructor(copy: string, files: readonly TestFile[]) {
    this.#copy = copy;
    this.#files = files;
  }

  outcomeOf({ id, fileName }: Mutant): Outcome {
    const covering = this.#files
      .filter(({ covered }) => covered.includes(id))
      .map((file) => ({ ...file, key: `${fileName} ${file.file}` }))
      .sort((one, other) => this.#price(one) - this.#price(other));
    let timeouts = 0;
    for (const { file, seconds, key } of covering) {
      const { status, signal } = run(this.#copy, file, 2 * seconds + 1);
      count(this.#asked, key);
      if (signal === null && status !== 0) {
        count(this.#told, key);
        return 'killed';
      }
      // A signal ends what was out of time or memory; a second file may still tell by a failure what is wrong.
      if (signal !== null && ++timeouts === 2) break;
    }
    if (timeouts > 0) return 'timed out';
    return covering.length === 0 ? 'no coverage' : 'survived';
  }

  /** The CPU time that an answer from this file is likely to cost. */
  #price({ seconds, key }: TestFile & { readonly key: string }): number {
    return (seconds * ((this.#asked.get(key) ?? 0) + 2)) / ((this.#told.get(key) ?? 0) + 1);
  }
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Runs one test file; its limit is one of CPU time, since other work must not make time-outs. */
function run(copy: string, file: string, seconds: number, more = {}): SpawnSyncReturns<string> {
  const limited = `ulimit -t ${Math.ceil(seconds)}; exec "$0" "$@"`;
  return spawnSync('sh', ['-c', limited, process.execPath, memory, ...reporter, file], {
    cwd: copy,
    env: { ...process.env, ...variables, ...more },
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
}
