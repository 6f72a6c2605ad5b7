import { validator } from '@exodus/schemasafe';
import { type Contender, installedVersion } from '../harness/contender.js';

/** schemasafe in its lax mode, since its others refuse many schemas of real tools. */
export const contender: Contender = {
  name: 'schemasafe',
  version: installedVersion('@exodus/schemasafe'),
  compile(schema, { formats }) {
    const options = {
      mode: 'lax',
      isJSON: true,
      $schemaDefault: 'https://json-schema.org/draft/2020-12/schema',
      formatAssertion: formats,
    };
    return validator(schema, options) as (data: unknown) => boolean;
  },
};
