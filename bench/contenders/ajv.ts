import { Ajv, type Options } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Contender, installedVersion, type Schema } from '../harness/contender.js';
import { dialectOf } from '../harness/dialect.js';

/** Ajv with ajv-formats, as its documentation sets it up, except that it takes schemas that its strict mode refuses. */
export const contender: Contender = {
  name: 'ajv',
  version: installedVersion('ajv'),
  compile(schema, { formats }) {
    const ajv = create(schema, { strict: false, logger: false, addUsedSchema: false, validateFormats: formats });
    // Of a package in CommonJS, the default import is the function as well as its module.
    if (formats) (addFormats as unknown as typeof addFormats.default)(ajv);
    return ajv.compile(schema);
  },
};

function create(schema: Schema, options: Options): Ajv | Ajv2019 | Ajv2020 {
  switch (dialectOf(schema)) {
    case '2020-12':
      return new Ajv2020(options);
    case '2019-09':
      return new Ajv2019(options);
    default:
      return new Ajv(options);
  }
}
