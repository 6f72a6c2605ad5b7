import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readJson } from './shared-data.js';

/** The dialects, as the official suite names their folders. */
export const suiteFolders = {
  '2020-12': 'draft2020-12',
  '2019-09': 'draft2019-09',
  'draft-07': 'draft7',
  'draft-06': 'draft6',
  'draft-04': 'draft4',
} as const;

/** A dialect that the official suite has tests for. */
export type SuiteDialect = keyof typeof suiteFolders;

/** One schema of the official suite with its data. */
export interface SuiteGroup {
  /** The file below the dialect's folder, such as `optional/format/date.json`. */
  readonly file: string;
  readonly description: string;
  readonly schema: boolean | Readonly<Record<string, unknown>>;
  readonly tests: readonly SuiteTest[];
}

/** One value of a group and whether the schema accepts it. */
export interface SuiteTest {
  readonly description: string;
  readonly data: unknown;
  readonly valid: boolean;
}

/**
 * Reads the groups of one dialect.
 *
 * @param suite what `findSuite` answered
 * @param folder a folder below the dialect's own: none for the required groups, `optional`, `optional/format`. The
 *   folders inside it are not read.
 */
export function readGroups(suite: string, dialect: SuiteDialect, folder = ''): SuiteGroup[] {
  const directory = join(suite, 'tests', suiteFolders[dialect], folder);
  return jsonFiles(directory, false).flatMap((path) =>
    (readJson(path) as Omit<SuiteGroup, 'file'>[]).map((group) => ({
      ...group,
      file: slashed(join(folder, relative(directory, path))),
    })),
  );
}

/** Reads the schemas that the suite's references reach, by the address at which the suite expects them. */
export function readRemotes(suite: string): Record<string, SuiteGroup['schema']> {
  const directory = join(suite, 'remotes');
  return Object.fromEntries(
    jsonFiles(directory, true).map((path) => [
      `http://localhost:1234/${slashed(relative(directory, path))}`,
      readJson(path) as SuiteGroup['schema'],
    ]),
  );
}

function jsonFiles(directory: string, recursive: boolean): string[] {
  return readdirSync(directory, { recursive, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(directory, name));
}

function slashed(path: string): string {
  return path.split(sep).join('/');
}
