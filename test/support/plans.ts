import { planSchema, type Compiled } from '../../src/compile/compile.js';
import { settingsOf, type CompileOptions } from '../../src/compile/settings.js';
import { copyFrozen } from '../../src/document/copy.js';
import type { Plan } from '../../src/plan/plan.js';
import { Findings } from '../../src/problem/fault.js';

/** A schema as the compiler plans it. */
export function compiled(schema: unknown, options: CompileOptions = {}): Compiled & { readonly found: Findings } {
  const found = new Findings();
  const settings = settingsOf(options, found, (document, limits) => copyFrozen(document, found, limits));
  return { ...planSchema(copyFrozen(schema, found, settings.limits), settings, found), found };
}

/** The plan of a schema's root. */
export function planOf(schema: unknown, options: CompileOptions = {}): Plan {
  return compiled(schema, options).root;
}

/** The plans of several schemas. */
export function plansOfAll(...schemas: readonly unknown[]): readonly Plan[] {
  return schemas.map((schema) => planOf(schema));
}
