import { createRequire } from 'node:module';
import { Ajv, type Options } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import AjvDraft04 from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import type { SuiteDialect } from '../../../test/support/official-suite.js';
import { installedVersion } from '../../harness/contender.js';
import { addEach, type SuiteValidator } from '../validator.js';

const draft06 = createRequire(import.meta.url)('ajv/dist/refs/json-schema-draft-06.json') as Record<string, unknown>;

/** Ajv with ajv-formats and, for draft-04, ajv-draft-04; strict mode off, which refuses schemas that are legal. */
export const validator: SuiteValidator = {
  name: 'ajv',
  version: installedVersion('ajv'),
  compile({ schema, dialect, documents, formats }) {
    const ajv = create(dialect, { strict: false, logger: false, validateFormats: formats });
    if (formats) (addFormats as unknown as typeof addFormats.default)(ajv as Ajv);
    addEach(documents, (document, uri) => ajv.addSchema(document, uri));
    return ajv.compile(schema);
  },
};

function create(dialect: SuiteDialect, options: Options): Pick<Ajv, 'addSchema' | 'compile' | 'addFormat'> {
  switch (dialect) {
    case '2020-12':
      return new Ajv2020(options);
    case '2019-09':
      return new Ajv2019(options);
    case 'draft-04':
      return new (AjvDraft04 as unknown as typeof AjvDraft04.default)(options);
    case 'draft-06':
      return new Ajv(options).addMetaSchema(draft06);
    case 'draft-07':
      return new Ajv(options);
  }
}
