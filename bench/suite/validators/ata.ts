import { Validator } from 'ata-validator';
import { installedVersion } from '../../harness/contender.js';
import { withDialect } from '../with-dialect.js';
import type { SuiteValidator } from '../validator.js';

export const validator: SuiteValidator = {
  name: 'ata',
  version: installedVersion('ata-validator'),
  compile({ schema, dialect, documents, formats }) {
    // It is told the dialect by `$schema` alone.
    const validator = new Validator(withDialect(schema, dialect), {
      assertFormat: formats,
      useDefaults: false,
      schemas: structuredClone(documents) as Record<string, object>,
    });
    return (data) => validator.validate(data).valid;
  },
};
