import type * as Library from '../../src/index.js';
import { importBuilt, ownVersion } from '../harness/built.js';
import type { Concern } from '../harness/concern.js';
import { installedVersion, type Schema } from '../harness/contender.js';
import { refusedWorkloads } from '../harness/refused.js';

/** What `bench/contenders/ajv.ts` offers beside the contender. */
interface AjvErrors {
  errorsOf(schema: Schema, data: unknown): readonly unknown[];
}

/** What a model must read when a call is refused: the whole tool result beside the bare errors of Ajv. */
export const concern: Concern<'one problem' | 'ten problems'> = {
  name: 'wire-size',
  title: 'On the wire',
  unit: 'bytes of JSON',
  figure: 'ratio',
  variants: { 'one problem': [{ limit: 1.5 }], 'ten problems': [{ limit: 1.5 }] },
  async measure(variant) {
    const { gate, toCallToolResult } = await importBuilt<typeof Library>('index.js');
    const ajv = (await import(new URL('../contenders/ajv.ts', import.meta.url).href)) as AjvErrors;
    const rows = refusedWorkloads[variant]().flatMap(({ name, schema, refused, problems }) => {
      const outcome = gate({ name: 'orders', description: 'Takes orders.', inputSchema: schema }, refused[0]);
      if (outcome.ok) throw new Error(`toolgate accepts ${name}`);
      const errors = ajv.errorsOf(schema, refused[0]);
      if (errors.length !== problems) throw new Error(`Ajv tells ${errors.length} problems of ${name}`);
      // Ajv leaves the wrapping to its user: it is counted on neither side that lacks it.
      return [{ name, costs: { toolgate: bytes(toCallToolResult(outcome.refusal)), ajv: bytes(errors) } }];
    });
    return {
      contenders: { toolgate: ownVersion, ajv: installedVersion('ajv') },
      rows,
      notes: ["toolgate's text holds the message, the paths and the digest of the input schema; Ajv's has no schema"],
    };
  },
};

function bytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
