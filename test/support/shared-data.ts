import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder, without a closing slash. */
export const projectFolder: string = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/u, '');

/** The commit of the official suite that the project's figures are about. */
const suiteCommit = '44401e0c046704b476ec9d2e2fccdaee618f259d';

/** Data that the project does not hold itself. */
export interface SharedData {
  /** Names the folder itself, before all other places. */
  readonly variable: string;
  /** The folder's name under `spec/` or under `../shared/`. */
  readonly name: string;
  /** A file that the folder holds when it is whole. */
  readonly proof: string;
  readonly howToGet: string;
}

const suite: SharedData = {
  variable: 'JSON_SCHEMA_TEST_SUITE',
  name: 'JSON-Schema-Test-Suite',
  proof: 'tests/draft2020-12/type.json',
  howToGet:
    'the official suite is missing: git clone https://github.com/json-schema-org/JSON-Schema-Test-Suite ' +
    `spec/JSON-Schema-Test-Suite && git -C spec/JSON-Schema-Test-Suite checkout ${suiteCommit}`,
};

/** Real tools and calls. */
export const corpus: SharedData = {
  variable: 'TOOLGATE_CORPUS',
  name: 'corpus',
  proof: 'calls.jsonl',
  howToGet: 'the corpus is missing: set TOOLGATE_CORPUS to the folder that holds tools.jsonl and calls.jsonl',
};

const cases: SharedData = {
  variable: 'TOOLGATE_CASES',
  name: 'cases',
  proof: 'adversarial.jsonl',
  howToGet:
    'the shared cases are missing: set TOOLGATE_CASES to the folder that holds adversarial.jsonl and reports.jsonl',
};

/** The folder of the official JSON Schema test suite, or undefined where this machine has none. */
export function findSuite(): string | undefined {
  return locate(suite);
}

/** The folder of the corpus of real tools and calls (tools.jsonl, calls.jsonl, …), or undefined. */
export function findCorpus(): string | undefined {
  return locate(corpus);
}

/** The folder of hostile cases and public reports (adversarial.jsonl, reports.jsonl), or undefined. */
export function findCases(): string | undefined {
  return locate(cases);
}

/** For node:test's `skip`: false where the official suite is there, else how to get it. */
export function skipWithoutSuite(): string | false {
  return skipWithout(suite);
}

/** For node:test's `skip`: false where the corpus is there, else how to get it. */
export function skipWithoutCorpus(): string | false {
  return skipWithout(corpus);
}

/** For node:test's `skip`: false where the shared cases are there, else how to get them. */
export function skipWithoutCases(): string | false {
  return skipWithout(cases);
}

/**
 * Where the data lies: a folder named by the environment wins over a checkout in spec/, and that over a neighbour of
 * the project.
 *
 * @throws Error if the environment names a folder that does not hold the data: a typing mistake must not skip tests.
 */
export function locate(data: SharedData, project: string = projectFolder): string | undefined {
  const holds = (folder: string): boolean => existsSync(join(folder, data.proof));
  const named = process.env[data.variable] ?? '';
  if (named === '') return [join(project, 'spec', data.name), join(project, '..', 'shared', data.name)].find(holds);
  if (!holds(named)) throw new Error(`${data.variable} is ${named}, which holds no ${data.proof}`);
  return named;
}

/** For node:test's `skip`: false where the data is there, else how to get it. */
export function skipWithout(data: SharedData, project: string = projectFolder): string | false {
  return locate(data, project) === undefined && data.howToGet;
}

/** Reads a JSON file; the caller vouches for its form. */
export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/**
 * Reads a file with one JSON value a line; empty lines are passed over.
 *
 * @throws SyntaxError that begins with the file and the number of the line that is not JSON.
 */
export function readJsonLines(path: string): unknown[] {
  const values: unknown[] = [];
  for (const [index, line] of readFileSync(path, 'utf8').split('\n').entries()) {
    if (line.trim() === '') continue;
    try {
      values.push(JSON.parse(line));
    } catch (error) {
      throw new SyntaxError(`${path}:${index + 1}: ${error instanceof Error ? error.message : 'not JSON'}`);
    }
  }
  return values;
}
