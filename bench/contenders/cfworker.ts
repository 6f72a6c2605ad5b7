import { Validator, type SchemaDraft } from '@cfworker/json-schema';
import { type Contender, installedVersion, type Schema } from '../harness/contender.js';
import { type Dialect, dialectOf, withoutFormats } from '../harness/dialect.js';

const drafts: Readonly<Partial<Record<Dialect, SchemaDraft>>> = {
  '2020-12': '2020-12',
  '2019-09': '2019-09',
  'draft-07': '7',
  'draft-04': '4',
};

export const contender: Contender = {
  name: 'cfworker',
  version: installedVersion('@cfworker/json-schema'),
  compile(schema, { formats }) {
    const draft = drafts[dialectOf(schema) ?? '2020-12'];
    const validator = new Validator(formats ? schema : withoutFormats(schema), draft, true);
    return (data) => validator.validate(data).valid;
  },
};

/** All errors, not only the first. */
export function errorsOf(schema: Schema, data: unknown): unknown {
  return new Validator(schema, '2020-12', false).validate(data).errors;
}
