import { Validator } from 'ata-validator';
import { type Contender, installedVersion, type Schema } from '../harness/contender.js';

/** ata where it may generate code. */
export const contender: Contender = {
  name: 'ata',
  version: installedVersion('ata-validator'),
  compile(schema, { formats }) {
    const validator = new Validator(schema, { assertFormat: formats, useDefaults: false });
    // The first calls compile; what then stands in `isValidObject` is the compiled function itself.
    validator.isValidObject({});
    validator.isValidObject({});
    return (validator as { isValidObject: (data: unknown) => boolean }).isValidObject;
  },
};

/** Its check accepts a value exactly when ata told at least one error of it. */
export const explainer: Contender = {
  ...contender,
  compile(schema, { formats }) {
    const validator = new Validator(schema, { assertFormat: formats, useDefaults: false });
    return (data) => {
      const { valid, errors } = validator.validate(data);
      return !valid && errors.length > 0;
    };
  },
};

/** All errors that ata tells, as it does by default. */
export function errorsOf(schema: Schema, data: unknown): unknown {
  return new Validator(schema, { assertFormat: true, useDefaults: false }).validate(data).errors;
}
