import type * as Engine from '../../../src/schema.js';
import { importBuilt, ownVersion } from '../../harness/built.js';
import type { SuiteValidator } from '../validator.js';

const { compile, parseJson } = await importBuilt<typeof Engine>('schema.js');

/** Both passes must agree: an answer that only one of them gives is none. */
export const validator: SuiteValidator = {
  name: 'toolgate',
  version: ownVersion,
  compile({ schema, dialect, documents, formats }) {
    const root = compile(schema, {
      dialect,
      documents,
      formats: formats ? 'assert' : 'annotate',
      unknownFormats: 'ignore',
    });
    return (data) => {
      const accepted = root.test(data);
      if (root.check(data).ok !== accepted) throw new Error('test and check differ');
      return accepted;
    };
  },
  parse: (text, dialect) =>
    dialect === 'draft-04' ? parseJson(text, { wholeDecimals: 'keep' }) : (JSON.parse(text) as unknown),
};
