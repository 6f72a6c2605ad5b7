import { answerText, canaryCases, loadAnswering, repeats } from '../harness/answers.js';
import type { Concern } from '../harness/concern.js';

/** How many answers repeat the value that was sent, so that it reaches logs: one answer for each keyword. */
export const concern: Concern<'one canary a keyword'> = {
  name: 'repeated-values',
  title: 'Sent values in answers',
  unit: 'answers that repeat the value',
  figure: 'largest',
  variants: { 'one canary a keyword': [{ limit: 0 }] },
  async measure(_variant, { contenders: asked }) {
    const answering = await loadAnswering(asked);
    const cases = Object.entries(canaryCases);
    const costs: Record<string, number> = {};
    const notes = ['the errors as JSON, with the settings by which all are told; sent keys are not looked for'];
    for (const each of answering) {
      const repeated: string[] = [];
      for (const [keyword, [property, value]] of cases) {
        const schema = { type: 'object', properties: { field: property } };
        if (repeats(await answerText(each, schema, { field: value }))) repeated.push(keyword);
      }
      costs[each.name] = repeated.length;
      if (repeated.length > 0) notes.push(`${each.name} repeats it for ${repeated.join(', ')}`);
    }
    return {
      contenders: Object.fromEntries(answering.map(({ name, version }) => [name, version])),
      rows: [{ name: `keywords, of ${cases.length}`, costs }],
      notes,
    };
  },
};
