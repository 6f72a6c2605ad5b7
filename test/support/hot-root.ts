import { planSchema } from '../../src/compile/compile.js';
import { settingsOf } from '../../src/compile/settings.js';
import { copyFrozen } from '../../src/document/copy.js';
import * as bodies from '../../src/evaluate/hot/bodies.js';
import { countingKit } from '../../src/evaluate/hot/hot-kit.js';
import { BooleanLink } from '../../src/evaluate/link.js';
import { begin, end, run } from '../../src/limit/run.js';
import { Findings } from '../../src/problem/fault.js';
import type { CompileOptions } from '../../src/schema.js';

/**
 * The boolean pass of a schema as a hot root has it, but with the bodies themselves in place of copies: there are
 * always enough of them, so any number of schemas can be linked so. The schema must be one that `compile` takes.
 */
export function hotRoot(schema: unknown, options: CompileOptions = {}): (data: unknown) => boolean {
  const found = new Findings();
  const settings = settingsOf(options, found, (document, limits) => copyFrozen(document, found, limits));
  const { root, sharing } = planSchema(copyFrozen(schema, found, settings.limits), settings, found);
  const within = (data: unknown, check: () => boolean): boolean => {
    const outer = begin(data, settings.limits.depth, settings.limits.steps);
    try {
      return check() && run.trip === '';
    } finally {
      end(outer);
    }
  };
  let accepts: ((data: unknown) => boolean) | undefined;
  const linked = (): ((data: unknown) => boolean) => {
    const check = new BooleanLink(sharing, countingKit(bodies).kit).check(root);
    return bodies.root(check, run, () => false);
  };
  return (data) => within(data, () => (accepts ??= linked())(data));
}
