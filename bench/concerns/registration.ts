import type { Concern } from '../harness/concern.js';
import { loadContenders, versionsOf } from '../harness/contender.js';
import { runFresh } from '../harness/fresh.js';

const SCHEMAS = 200;

/** Compiling many distinct schemas in a fresh process, as a server does when it starts. */
export const concern: Concern<`200 distinct schemas, ${'one Ajv for all' | 'an Ajv for each'}`> = {
  name: 'registration',
  title: 'Registration',
  unit: 'ns a schema',
  figure: 'ratio',
  variants: {
    '200 distinct schemas, one Ajv for all': [{ limit: 0.05 }],
    '200 distinct schemas, an Ajv for each': [{ limit: 0.05 }],
  },
  async measure(variant, { contenders: names }) {
    const form = variant.endsWith('all') ? 'registrar' : 'contender';
    const contenders = await loadContenders(names);
    const costs: Record<string, number> = {};
    for (const { name } of contenders) {
      costs[name] = (await runFresh('registration', [name, form, String(SCHEMAS)])) as number;
    }
    return {
      contenders: versionsOf(contenders),
      rows: [{ name: `${SCHEMAS} schemas`, costs }],
      notes: [
        'compiling alone, without a call, formats on; Ajv checks schemas, as it does by default',
        `toolgate ${(costs.toolgate! / 1e6).toFixed(2)} ms a schema, Ajv ${(costs.ajv! / 1e6).toFixed(2)}`,
        'ata compiles at the first calls: two of them are counted',
      ],
    };
  },
};
