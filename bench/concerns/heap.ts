import type { Concern } from '../harness/concern.js';
import { loadContenders, versionsOf } from '../harness/contender.js';
import { runFresh } from '../harness/fresh.js';

const SCHEMAS = 400;

/** What a compiled schema holds of the heap, beyond the author's own object. */
export const concern: Concern<`400 distinct schemas, ${'one Ajv for all' | 'an Ajv for each'}`> = {
  name: 'heap',
  title: 'Heap',
  unit: 'KiB a schema',
  figure: 'median',
  variants: {
    '400 distinct schemas, one Ajv for all': [{ limit: 5 }],
    '400 distinct schemas, an Ajv for each': [{ limit: 5 }],
  },
  async measure(variant, { contenders: names }) {
    const form = variant.endsWith('all') ? 'registrar' : 'contender';
    const contenders = await loadContenders(names);
    const costs: Record<string, number> = {};
    for (const { name } of contenders) {
      costs[name] = ((await runFresh('heap', [name, form, String(SCHEMAS)], ['--expose-gc'])) as number) / 1024;
    }
    return {
      contenders: versionsOf(contenders),
      rows: [{ name: 'a schema', costs }],
      notes: [
        'after one call of each, so that what is compiled late is counted',
        "toolgate's frozen copy of the schema is part of the figure",
      ],
    };
  },
};
