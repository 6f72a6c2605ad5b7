import { agree } from '../harness/agreement.js';
import type { Concern } from '../harness/concern.js';
import { loadContenders, versionsOf } from '../harness/contender.js';
import { runFresh } from '../harness/fresh.js';
import { fullPace, timeInterleaved } from '../harness/rounds.js';
import { spread, workloadSets } from '../harness/workload.js';

const TOOLS = 200;
const CALLS = 1_000;

/** Valid calls of roots that never became hot: what nearly every server of tools pays. */
export const concern: Concern<'the first 1,000 calls of 200 tools' | 'never hot, all else warm'> = {
  name: 'cold-calls',
  title: 'Roots that never became hot',
  unit: 'ns a call',
  figure: 'ratio',
  variants: {
    'the first 1,000 calls of 200 tools': [{ limit: 1.3, aim: 1.15 }],
    'never hot, all else warm': [{ limit: 1.3, aim: 1.15 }],
  },
  async measure(variant, { contenders: names, tools, rounds }) {
    const contenders = await loadContenders(names, 'cold');
    if (variant !== 'never hot, all else warm') {
      const costs: Record<string, number> = {};
      for (const { name } of contenders) {
        costs[name] = (await runFresh('cold-calls', [name, String(TOOLS), String(CALLS)])) as number;
      }
      return {
        contenders: versionsOf(contenders),
        rows: [{ name: `${TOOLS} tools`, costs }],
        notes: ["formats off; a fresh process for each; what the engine compiles meanwhile is part of a call's cost"],
      };
    }
    const { compiled } = await agree(contenders, spread(workloadSets.corpus(false), tools), false);
    const costs = await timeInterleaved(compiled, { ...fullPace, rounds });
    return {
      contenders: versionsOf(contenders),
      rows: compiled.map(({ workload }, row) => ({
        name: workload.name,
        costs: Object.fromEntries(contenders.map(({ name }, column) => [name, costs[row]![column]!])),
      })),
      notes: [`formats off; ${compiled.length} tools, called as often as where hot roots are measured`],
    };
  },
};
