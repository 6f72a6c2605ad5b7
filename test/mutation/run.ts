import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Random } from '../pattern/random-pattern.js';
import { describe, type Mutant, type Outcome } from './mutant.js';
import { survey, Trial } from './trial.js';
import { openWorkshop } from './workshop.js';

/** The tests that must kill the mutants of a folder of `src/`: files, or folders of them. */
const testsOf: Readonly<Record<string, readonly string[]>> = {
  format: ['test/format'],
  // Without the hostile cases: whatever stays costs a run of every file, and they tell little that the others don't.
  pattern: ['bounded-work', 'cases', 'corpus', 'native', 'required-text', 'states', 'suite', 'work'].map(
    (name) => `test/pattern/${name}.test.ts`,
  ),
  keyword: [
    'test/keyword/cases.test.ts',
    'test/dialect',
    'test/problem/fault-text.test.ts',
    'test/option-cases.test.ts',
    'test/registry/closure.test.ts',
    'test/registry/reference.test.ts',
    'test/suite.test.ts',
  ],
  refusal: ['test/refusal'],
};

/** Tries a seeded sample of the mutants of one folder, one after the other, and prints those that no test killed. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: 'string', default: '1' }, sample: { type: 'string', default: '400' } },
  });
  const folder = positionals[0] ?? '';
  const places = testsOf[folder];
  if (places === undefined) {
    process.stderr.write(`npm run mutation -- ${Object.keys(testsOf).join('|')} [--seed 1] [--sample 400]\n`);
    return 2;
  }
  const workshop = await openWorkshop(folder);
  const { copy, mutants } = workshop;
  try {
    const tests = workshop.compiledTests(places);
    const trial = new Trial(
      copy,
      workshop.marked(() => survey(copy, tests)),
    );
    const drawn = draw(mutants, Number(values.sample), new Random(Number(values.seed)));
    const counts: Record<Outcome, number> = { killed: 0, survived: 0, 'timed out': 0, 'no coverage': 0 };
    for (const mutant of drawn) {
      const outcome = workshop.mutated(mutant, () => trial.outcomeOf(mutant));
      counts[outcome]++;
      if (outcome !== 'killed') process.stdout.write(`${outcome}: ${describe(mutant, workshop.sourceOf(mutant))}\n`);
    }
    const told = Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`);
    const score = ((100 * counts.killed) / drawn.length).toFixed(1);
    process.stdout.write(`${folder}: ${drawn.length} of ${mutants.length} mutants, ${told.join(', ')}: ${score} %\n`);
    return 0;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Some of the mutants, drawn without return, in their order in the sources. */
function draw(mutants: readonly Mutant[], count: number, random: Random): Mutant[] {
  const rest = [...mutants];
  const drawn = new Set<Mutant>();
  while (drawn.size < count && rest.length > 0) drawn.add(rest.splice(random.below(rest.length), 1)[0]!);
  return mutants.filter((mutant) => drawn.has(mutant));
}

process.exitCode = await main();
