import { compile, type CompileOptions, type Root } from '../../src/schema.js';
import { readGroups, readRemotes, type SuiteDialect, type SuiteTest } from './official-suite.js';

/** What a run through one folder of the official suite showed. */
export interface SuiteRun {
  /** Cases asked. */
  readonly count: number;
  /** `file: group: test: what came` for every case that was answered wrongly, by either pass. */
  readonly wrong: readonly string[];
}

/**
 * Asks every case of one folder of the official suite through `test` and through `check`: both must answer as the
 * suite says, and each refusal must tell at least one problem.
 *
 * @param folder none for the required groups, `optional`, `optional/format`
 */
export function runSuite(suite: string, dialect: SuiteDialect, folder: string, options: CompileOptions): SuiteRun {
  const documents = readRemotes(suite);
  let count = 0;
  const wrong: string[] = [];
  for (const { file, description, schema, tests } of readGroups(suite, dialect, folder)) {
    const group = `${file}: ${description}`;
    let root: Root | undefined;
    let refusal = '';
    try {
      root = compile(schema, { dialect, unknownFormats: 'ignore', documents, ...options });
    } catch (error) {
      refusal = `schema refused: ${String(error)}`;
    }
    for (const asked of tests) {
      count += 1;
      const fault = root === undefined ? refusal : faultOf(root, asked);
      if (fault !== undefined) wrong.push(`${group}: ${asked.description}: ${fault}`);
    }
  }
  return { count, wrong };
}

function faultOf(root: Root, { data, valid }: SuiteTest): string | undefined {
  if (root.test(data) !== valid) return `test says ${String(!valid)}`;
  const verdict = root.check(data);
  if (verdict.ok !== valid) return `check says ${String(!valid)}`;
  if (verdict.ok) return undefined;
  if (verdict.count < 1 || verdict.entries.length < 1) return 'a refusal without an entry';
  return verdict.entries.every(({ problems }) => problems.length > 0) ? undefined : 'an entry without a problem';
}
