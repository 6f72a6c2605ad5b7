import type { Concern } from '../harness/concern.js';
import { answeringNames, loadAnswering } from '../harness/answers.js';
import { runFresh } from '../harness/fresh.js';
import { workloadSets } from '../harness/workload.js';

const FORBIDDEN = '--disallow-code-generation-from-strings';

/** What can be used where no code may be made out of text, as in workers at the edge and under a strict CSP. */
export const concern: Concern<'allowed' | 'forbidden'> = {
  name: 'no-eval',
  title: 'Code generation',
  unit: 'tools not compiled, or answered wrongly',
  figure: 'largest',
  variants: { allowed: [], forbidden: [{ limit: 0 }] },
  async measure(variant, { contenders: asked }) {
    const costs: Record<string, number> = {};
    const answering = await loadAnswering(asked);
    for (const name of answeringNames.filter((each) => answering.some((one) => one.name === each))) {
      costs[name] = Number(await runFresh('no-eval', [name], variant === 'forbidden' ? [FORBIDDEN] : []));
    }
    return {
      contenders: Object.fromEntries(answering.map(({ name, version }) => [name, version])),
      rows: [{ name: `tools of spec/examples/, of ${workloadSets.examples(true).length}`, costs }],
      notes: ['every tool with all its calls, formats asserted'],
    };
  },
};
