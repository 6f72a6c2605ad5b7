import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readCorpus } from '../../test/support/corpus.js';
import { findCorpus, skipWithoutCorpus } from '../../test/support/shared-data.js';
import type { Schema } from './contender.js';

/** One tool's schema with the values that are checked against it. */
export interface Workload {
  readonly name: string;
  readonly schema: Schema;
  /** What is timed. */
  readonly valid: readonly unknown[];
  /** What every contender must refuse before it is timed. */
  readonly invalid: readonly unknown[];
}

/** The tools and calls of a file in `spec/examples/`, as far as the bench reads them. */
interface Examples {
  readonly tools?: readonly { readonly name: string; readonly inputSchema?: Schema }[];
  readonly calls?: readonly { readonly name: string; readonly arguments: unknown; readonly valid?: boolean }[];
}

/** The sets of workloads: they differ in kind, so their figures are never merged. */
export const workloadSets: Readonly<Record<WorkloadSet, (formats: boolean) => Workload[]>> = {
  corpus: corpusWorkloads,
  examples: exampleWorkloads,
};

/** The name of a set of workloads. */
export type WorkloadSet = 'corpus' | 'examples';

/**
 * The tools of the corpus with valid calls.
 *
 * @param formats whether formats are asserted: calls that only a format makes invalid are left out where not
 * @throws Error that says how to get the corpus where it is missing
 */
function corpusWorkloads(formats: boolean): Workload[] {
  const folder = findCorpus();
  if (folder === undefined) throw new Error(String(skipWithoutCorpus()));
  return readCorpus(folder)
    .map(({ source, tool, inputSchema, calls }) => ({
      name: `${source} ${tool}`,
      schema: inputSchema,
      valid: calls.filter(({ expect }) => expect === 'valid').map((call) => call.arguments),
      invalid: calls
        .filter(({ expect, formatOnly }) => expect === 'invalid' && (formats || formatOnly !== true))
        .map((call) => call.arguments),
    }))
    .filter(({ valid }) => valid.length > 0);
}

/** Our own realistic tools, from the files `spec/examples/*.json`; none where there are no such files yet. */
function exampleWorkloads(formats: boolean): Workload[] {
  const folder = new URL('../../spec/examples/', import.meta.url);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => readExamples(JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Examples, formats));
}

function readExamples({ tools = [], calls = [] }: Examples, formats: boolean): Workload[] {
  return tools.flatMap(({ name, inputSchema }) => {
    if (inputSchema === undefined) return [];
    const own = calls.filter((call) => call.name === name);
    const valid = own.filter((call) => call.valid === true).map((call) => call.arguments);
    // Without formats, a call that only a format makes invalid must not be refused, and the files don't tell which.
    const isJudged = formats || !JSON.stringify(inputSchema).includes('"format":');
    const invalid = own.filter((call) => isJudged && call.valid === false).map((call) => call.arguments);
    return valid.length === 0 ? [] : [{ name, schema: inputSchema, valid, invalid }];
  });
}

/** Takes up to `count` items, spread evenly over the whole list, the same ones each time. */
export function spread<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items];
  return Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)]!);
}
