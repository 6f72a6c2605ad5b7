import type { Concern } from '../harness/concern.js';
import { type Check, type Contender, loadContenders, versionsOf } from '../harness/contender.js';
import { refusedWorkloads, type RefusedWorkload, type Wrong } from '../harness/refused.js';
import { fullPace, timeInterleaved } from '../harness/rounds.js';
import { spread, workloadSets } from '../harness/workload.js';

/** Refused calls with all their problems told: `root.check` beside Ajv with `allErrors`. */
export const concern: Concern<Wrong | 'corpus, invalid calls'> = {
  name: 'refused-calls',
  title: 'Refused calls',
  unit: 'ns a call',
  figure: 'ratio',
  variants: {
    'one problem': [{ limit: 2 }],
    'ten problems': [{ limit: 2 }],
    '100,000 wrong items': [{ limit: 1.2 }],
    '10,000 objects with one wrong field': [{ limit: 2 }],
    'union of 20 branches': [],
    'corpus, invalid calls': [],
  },
  async measure(variant, { contenders: names, tools, rounds }) {
    const contenders = await loadContenders(names, 'explainer');
    const workloads = variant === 'corpus, invalid calls' ? corpusCalls(tools) : refusedWorkloads[variant]();
    const compiled = await Promise.all(workloads.map((workload) => compileAll(workload, contenders)));
    const agreed = compiled.filter((entry) => entry !== undefined);
    // Telling all problems takes many times what a check takes: as many calls as elsewhere make it warm, if in more time.
    const costs = await timeInterleaved(agreed, { ...fullPace, rounds, warmUpMilliseconds: 3_000 });
    return {
      contenders: versionsOf(contenders),
      rows: agreed.map(({ workload }, row) => ({
        name: workload.name,
        costs: Object.fromEntries(contenders.map(({ name }, column) => [name, costs[row]![column]!])),
      })),
      notes: [
        `${agreed.length} of ${workloads.length} schemas: those of which everybody refuses every value, with reasons`,
        'every contender tells all problems; formats are asserted',
      ],
    };
  },
};

function corpusCalls(tools: number): Omit<RefusedWorkload, 'problems'>[] {
  return spread(
    workloadSets.corpus(true).filter(({ invalid }) => invalid.length > 0),
    tools,
  ).map(({ name, schema, invalid }) => ({ name, schema, refused: invalid }));
}

/** The workload as the rounds take it: what is timed is what is refused. */
async function compileAll(
  { name, schema, refused }: Omit<RefusedWorkload, 'problems'>,
  contenders: readonly Contender[],
): Promise<Parameters<typeof timeInterleaved>[0][number] | undefined> {
  const checks: Check[] = [];
  for (const contender of contenders) checks.push(await contender.compile(structuredClone(schema), { formats: true }));
  const isRefused = checks.every((tells) => refused.every((data) => tells(data)));
  return isRefused ? { workload: { name, schema, valid: refused, invalid: [] }, checks } : undefined;
}
