import { validator } from '@exodus/schemasafe';
import { type Contender, installedVersion, type Schema } from '../harness/contender.js';

const lax = { mode: 'lax', isJSON: true, $schemaDefault: 'https://json-schema.org/draft/2020-12/schema' } as const;

/** schemasafe in its lax mode, since its others refuse many schemas of real tools. */
export const contender: Contender = {
  name: 'schemasafe',
  version: installedVersion('@exodus/schemasafe'),
  compile(schema, { formats }) {
    return validator(schema, { ...lax, formatAssertion: formats }) as (data: unknown) => boolean;
  },
};

/** All errors, which it tells only where that is asked for. */
export function errorsOf(schema: Schema, data: unknown): unknown {
  const check = validator(schema, { ...lax, includeErrors: true, allErrors: true });
  check(data as never);
  return check.errors;
}
