import { agree } from '../harness/agreement.js';
import { countHotRoots } from '../harness/built.js';
import type { Concern, Goal } from '../harness/concern.js';
import { loadContenders, versionsOf } from '../harness/contender.js';
import { fullPace, timeInterleaved } from '../harness/rounds.js';
import { median } from '../harness/statistics.js';
import { spread, type WorkloadSet, workloadSets } from '../harness/workload.js';

const level: Goal = { limit: 1.05, beside: 'ata' };

/** Valid calls of tools, each tool hot: what a program pays that checks much. */
export const concern: Concern<`${WorkloadSet}, formats ${'off' | 'on'}`> = {
  name: 'valid-calls',
  title: 'Valid calls',
  unit: 'ns a call',
  figure: 'ratio',
  variants: {
    'corpus, formats off': [{ limit: 0.5 }, level],
    'corpus, formats on': [{ limit: 0.45 }, level],
    'examples, formats off': [{ limit: 0.5 }, level],
    'examples, formats on': [{ limit: 0.45 }, level],
  },
  async measure(variant, { contenders: names, tools, rounds }) {
    const formats = variant.endsWith('on');
    const set = variant.startsWith('corpus') ? 'corpus' : 'examples';
    const workloads = spread(workloadSets[set](formats), tools);
    const contenders = await loadContenders(names);
    const hotRoots = await countHotRoots();
    const { compiled, dropped } = await agree(contenders, workloads, formats);
    if (dropped.toolgate !== undefined) {
      throw new Error(`toolgate refuses the schema or answers a call wrongly: ${dropped.toolgate.join(', ')}`);
    }
    const costs = await timeInterleaved(compiled, { ...fullPace, rounds });
    const loopCost = costs.length === 0 ? 0 : median(costs.map((row) => row.at(-1)!));
    return {
      contenders: versionsOf(contenders),
      rows: compiled.map(({ workload }, row) => ({
        name: workload.name,
        costs: Object.fromEntries(contenders.map(({ name }, column) => [name, costs[row]![column]!])),
      })),
      notes: [
        `${compiled.length} of ${workloads.length} tools: those that every contender compiles and answers rightly`,
        `${hotRoots()} roots of toolgate are hot`,
        `the loop alone: ${loopCost.toFixed(1)} ns a call`,
        ...Object.entries(dropped).map(([name, failed]) => `${name} failed on ${failed.length}`),
      ],
    };
  },
};
