import Format from 'typebox/format';
import { Compile } from 'typebox/schema';
import { type Contender, installedVersion, type Schema } from '../harness/contender.js';

/** typebox's compiler for JSON Schema. Its table of formats is one for the process: so is the setting here. */
export const contender: Contender = {
  name: 'typebox',
  version: installedVersion('typebox'),
  compile(schema, { formats }) {
    if (!formats) Format.Clear();
    const validator = Compile(schema);
    return (data) => validator.Check(data);
  },
};

/** All errors that typebox tells. */
export function errorsOf(schema: Schema, data: unknown): unknown {
  const [, errors] = Compile(schema).Errors(data);
  return errors;
}
