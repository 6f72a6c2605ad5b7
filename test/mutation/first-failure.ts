import { writeFileSync } from 'node:fs';
import process from 'node:process';
import type { TestEvent } from 'node:test/reporters';

/** What a run without a mutant leaves behind: its CPU time, and the ids of the mutants that the tests came by. */
export interface Survey {
  readonly seconds: number;
  readonly covered: readonly string[];
}

/** The file to write it to; unset where a mutant is tried. */
const report = process.env.TOOLGATE_MUTATION_SURVEY;

if (report !== undefined) {
  process.on('exit', () => {
    const { coveredMutants = [] } = globalThis as { coveredMutants?: Iterable<number> };
    const { user, system } = process.cpuUsage();
    const covered = Array.from(coveredMutants).flatMap((mark, id) => (mark === 1 ? [String(id)] : []));
    const survey: Survey = { seconds: (user + system) / 1e6, covered };
    writeFileSync(report, JSON.stringify(survey));
  });
}

/** A reporter for node:test that says nothing, and ends the process at the first test that fails. */
export default async function* firstFailure(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const { type } of events) {
    if (type === 'test:fail') process.exit(1);
  }
}
