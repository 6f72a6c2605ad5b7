import { answerText, bulkyCases, loadAnswering } from '../harness/answers.js';
import type { Concern } from '../harness/concern.js';

/** How large the answer to one call can become. */
export const concern: Concern<'bulky calls'> = {
  name: 'answer-size',
  title: 'Largest answer',
  unit: 'KiB of JSON',
  figure: 'largest',
  variants: { 'bulky calls': [{ limit: 16 }] },
  async measure(_variant, { contenders: asked }) {
    const answering = await loadAnswering(asked);
    const rows = [];
    for (const [name, make] of Object.entries(bulkyCases)) {
      const costs: Record<string, number> = {};
      for (const each of answering) costs[each.name] = Buffer.byteLength(await answerText(each, ...make())) / 1024;
      rows.push({ name, costs });
    }
    return {
      contenders: Object.fromEntries(answering.map(({ name, version }) => [name, version])),
      rows,
      notes: ['the errors as JSON, with the settings by which all are told'],
    };
  },
};
