import type * as Library from '../../src/index.js';
import type * as Root from '../../src/evaluate/root.js';
import type * as Engine from '../../src/schema.js';
import { importBuilt, ownVersion } from '../harness/built.js';
import type { CompileSettings, Contender, Schema } from '../harness/contender.js';

const { compile } = await importBuilt<typeof Engine>('schema.js');
const { gate } = await importBuilt<typeof Library>('index.js');
const { compileRoot } = await importBuilt<typeof Root>('evaluate/root.js');

function options({ formats }: CompileSettings): Engine.CompileOptions {
  return { formats: formats ? 'assert' : 'annotate', unknownFormats: 'ignore' };
}

export const contender: Contender = {
  name: 'toolgate',
  version: ownVersion,
  compile(schema, settings) {
    // The function itself, which reads no `this`: nothing of the bench stands between the loop and the root.
    return compile(schema, options(settings)).test;
  },
};

/** The same, except that no root ever becomes hot. */
export const cold: Contender = {
  ...contender,
  compile: (schema, settings) => compileRoot(schema, { ...options(settings), hotAfter: Infinity }).test,
};

/** Its check accepts a value exactly when `root.check` told at least one problem of it. */
export const explainer: Contender = {
  ...contender,
  compile(schema, settings) {
    const { check } = compile(schema, options(settings));
    return (data) => {
      const verdict = check(data);
      return !verdict.ok && verdict.entries.length > 0;
    };
  },
};

/** The whole refusal, which is what a model reads. */
export function errorsOf(schema: Schema, data: unknown): unknown {
  const outcome = gate({ name: 'tool', description: 'A tool.', inputSchema: schema }, data);
  return outcome.ok ? undefined : outcome.refusal;
}
