import type * as Library from '../../src/index.js';
import type * as Engine from '../../src/schema.js';
import { agree } from '../harness/agreement.js';
import { importBuilt, ownVersion } from '../harness/built.js';
import type { Concern } from '../harness/concern.js';
import { type Contender, loadContenders, reference, versionsOf } from '../harness/contender.js';
import { fullPace, timeInterleaved } from '../harness/rounds.js';
import { spread, type Workload, workloadSets } from '../harness/workload.js';

type Variant = 'reading' | 'reading and checking, formats on';

/** Valid calls from the text of their arguments: what exact reading costs beside `JSON.parse`. */
export const concern: Concern<Variant> = {
  name: 'parse-json',
  title: 'From the JSON text',
  unit: 'ns a call',
  figure: 'ratio',
  variants: {
    reading: [{ limit: 2, beside: 'JSON.parse' }],
    'reading and checking, formats on': [{ limit: 1.35, aim: 1.2 }],
  },
  async measure(variant, { tools, rounds }) {
    const [ajv] = await loadContenders([reference]);
    const own = variant === 'reading' ? await reader() : await checker();
    const contenders = variant === 'reading' ? [own, nativeReader, textual(ajv!)] : [own, textual(ajv!)];
    // A reader alone refuses nothing.
    const workloads = spread(workloadSets.corpus(true), tools).map((workload) => asTexts(workload, variant));
    const { compiled, dropped } = await agree(contenders, workloads, true);
    const costs = await timeInterleaved(compiled, { ...fullPace, rounds });
    return {
      contenders: versionsOf(contenders),
      rows: compiled.map(({ workload }, row) => ({
        name: workload.name,
        costs: Object.fromEntries(contenders.map(({ name }, column) => [name, costs[row]![column]!])),
      })),
      notes: [
        `${compiled.length} of ${workloads.length} tools: those that every contender compiles and answers rightly`,
        'ajv reads with JSON.parse and checks; texts as JSON.stringify writes them',
        ...Object.entries(dropped).map(([name, failed]) => `${name} failed on ${failed.length}`),
      ],
    };
  },
};

function asTexts({ name, schema, valid, invalid }: Workload, variant: Variant): Workload {
  const texts = (values: readonly unknown[]): string[] => values.map((value) => JSON.stringify(value));
  return { name, schema, valid: texts(valid), invalid: variant === 'reading' ? [] : texts(invalid) };
}

async function reader(): Promise<Contender> {
  const { parseJson } = await importBuilt<typeof Engine>('schema.js');
  return {
    name: 'toolgate',
    version: ownVersion,
    compile: () => (text) => isRead(parseJson(text as string)),
  };
}

/** True, in a way that uses the value. */
function isRead(value: unknown): boolean {
  return value !== undefined;
}

const nativeReader: Contender = {
  name: 'JSON.parse',
  version: process.versions.v8,
  compile: () => (text) => isRead(JSON.parse(text as string)),
};

/** A registry of one tool, which publishes and checks the schema as it is. */
async function checker(): Promise<Contender> {
  const { createRegistry } = await importBuilt<typeof Library>('index.js');
  return {
    name: 'toolgate',
    version: ownVersion,
    compile(schema) {
      const inputSchema = schema as Library.JsonSchema & object;
      const { checkText } = createRegistry({
        tools: [{ name: 'tool', inputSchema, unknownKeys: 'schema' }],
        unknownFormats: 'ignore',
        help: false,
      });
      return (text) => checkText('tool', text as string).ok;
    },
  };
}

/** A contender that is given texts, and reads them first. */
function textual(contender: Contender): Contender {
  return {
    ...contender,
    async compile(schema, settings) {
      const check = await contender.compile(schema, settings);
      return (text) => check(JSON.parse(text as string));
    },
  };
}
