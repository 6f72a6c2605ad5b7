import type { Mutant } from './mutant.js';

/** A source as the instrumenter takes and gives it. */
interface File {
  readonly name: string;
  readonly content: string;
  readonly mutate: boolean;
}

interface Instrumented {
  readonly files: readonly File[];
  readonly mutants: readonly Mutant[];
}

/** What is used of Stryker's instrumenter, which is installed beside this file only. */
interface InstrumenterModule {
  readonly Instrumenter: new (logger: object) => {
    readonly instrument: (files: readonly File[], options: object) => Promise<Instrumented>;
  };
}

const logger = { isDebugEnabled: () => false, debug: () => undefined, info: () => undefined };

/** Finds all mutants of some sources, and puts Stryker's switches and marks into their texts. */
export async function instrument(sources: readonly Omit<File, 'mutate'>[]): Promise<Instrumented> {
  const name = '@stryker-mutator/instrumenter';
  const { Instrumenter } = (await import(name)) as InstrumenterModule;
  const files = sources.map((source) => ({ ...source, mutate: true }));
  return new Instrumenter(logger).instrument(files, { plugins: null, excludedMutations: [], ignorers: [] });
}

/**
 * An instrumented text of which only the marks are left: bytes of `coveredMutants`, by the mutants' ids. Stryker's own
 * switches and marks are calls, and make some tests thirty times slower.
 */
export function marking(instrumented: string): string {
  const text = instrumented
    .replace(/stryMutAct_9fa48\("\d+"\)/gu, 'false')
    .replace(/stryCov_9fa48\(("\d+"(?:, "\d+")*)\)/gu, (_, ids: string) => {
      const marks = ids.replace(/"(\d+)",?/gu, 'marks_9fa48[$1] =');
      return `(${marks} 1)`;
    });
  return `const marks_9fa48 = (globalThis.coveredMutants ??= new Uint8Array(65_536));\n${text}`;
}
