import ZSchema, { type ZSchemaSafe } from 'z-schema';
import { type Contender, installedVersion, type Schema } from '../harness/contender.js';

/** z-schema, which is asked for its answers and by the official suite; it is not among those that are timed. */
export const contender: Contender = {
  name: 'z-schema',
  version: installedVersion('z-schema'),
  compile(schema, { formats }) {
    const validator = create(formats);
    return (data) => validator.validate(data, schema).valid;
  },
};

/** All errors that z-schema tells, as it does by default. */
export function errorsOf(schema: Schema, data: unknown): unknown {
  return create(true).validate(data, schema).err;
}

function create(formats: boolean): ZSchemaSafe {
  // Unless told otherwise it asserts formats.
  const annotate = formats ? {} : { formatAssertions: false };
  return ZSchema.create({ version: 'draft2020-12', ignoreUnknownFormats: true, safe: true, ...annotate });
}
