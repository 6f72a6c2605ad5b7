import { Validator, type Schema, type SchemaDraft } from '@cfworker/json-schema';
import { metaschemas } from '../../../src/dialect/metaschema/table.js';
import { installedVersion } from '../../harness/contender.js';
import { withoutFormats } from '../../harness/dialect.js';
import { addEach, type SuiteSchema, type SuiteValidator } from '../validator.js';

/** It has no draft-06; the draft nearest to it serves. */
const drafts: Readonly<Record<SuiteSchema['dialect'], SchemaDraft>> = {
  '2020-12': '2020-12',
  '2019-09': '2019-09',
  'draft-07': '7',
  'draft-06': '7',
  'draft-04': '4',
};

export const validator: SuiteValidator = {
  name: 'cfworker',
  version: installedVersion('@cfworker/json-schema'),
  compile({ schema, dialect, documents, formats }) {
    const asked = formats || typeof schema === 'boolean' ? schema : withoutFormats(schema);
    const validator = new Validator(asked, drafts[dialect], true);
    // It brings no metaschemas.
    addEach({ ...Object.fromEntries(metaschemas), ...documents }, (document, uri) =>
      validator.addSchema(document as Schema, uri),
    );
    return (data) => validator.validate(data).valid;
  },
};
