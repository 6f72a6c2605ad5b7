import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  readGroups,
  readRemotes,
  suiteFolders,
  type SuiteDialect,
  type SuiteGroup,
} from '../../test/support/official-suite.js';
import { findSuite, skipWithoutSuite } from '../../test/support/shared-data.js';
import type { SuiteSchema } from './validator.js';

/** The parts of the suite for one dialect, each with whether formats are asserted in it. */
export const suiteParts = [
  { name: 'required', folder: '', formats: false },
  { name: 'optional', folder: 'optional', formats: false },
  { name: 'format', folder: 'optional/format', formats: true },
] as const;

/** One test of the suite. */
export interface SuiteCase extends SuiteSchema {
  readonly part: (typeof suiteParts)[number]['name'];
  /** Equal for the tests of one schema. */
  readonly group: SuiteGroup;
  readonly data: unknown;
  readonly valid: boolean;
}

/**
 * Every test of one dialect, in a fixed order.
 *
 * @param parse reads a file whose data are asked for; schemas are always read by `JSON.parse`
 * @throws Error that says how to get the suite where it is missing
 */
export function suiteCases(dialect: SuiteDialect, parse: (text: string) => unknown = JSON.parse): SuiteCase[] {
  const suite = findSuite();
  if (suite === undefined) throw new Error(String(skipWithoutSuite()));
  const documents = ownFirst(readRemotes(suite), dialect);
  return suiteParts.flatMap(({ name: part, folder, formats }) => {
    const read = new Map<string, Iterator<SuiteGroup>>();
    return readGroups(suite, dialect, folder).flatMap((group) => {
      const path = join(suite, 'tests', suiteFolders[dialect], group.file);
      const groups = read.get(path) ?? (parse(readFileSync(path, 'utf8')) as SuiteGroup[]).values();
      read.set(path, groups);
      const { tests } = (groups.next() as IteratorYieldResult<SuiteGroup>).value;
      return tests.map(({ data, valid }) => ({
        part,
        group,
        schema: group.schema,
        dialect,
        formats,
        documents,
        data,
        valid,
      }));
    });
  });
}

function ownFirst(remotes: SuiteSchema['documents'], dialect: SuiteDialect): SuiteSchema['documents'] {
  const isForeign = (uri: string): boolean =>
    /\/(?:draft|v)\d/u.test(uri) && !uri.includes(`/${suiteFolders[dialect]}/`);
  const entries = Object.entries(remotes);
  return Object.fromEntries([
    ...entries.filter(([uri]) => !isForeign(uri)),
    ...entries.filter(([uri]) => isForeign(uri)),
  ]);
}
