import ZSchema from 'z-schema';
import { installedVersion } from '../../harness/contender.js';
import { addEach, type SuiteSchema, type SuiteValidator } from '../validator.js';

type Version = NonNullable<NonNullable<Parameters<typeof ZSchema.create>[0]>['version']>;

const versions: Readonly<Record<SuiteSchema['dialect'], Version>> = {
  '2020-12': 'draft2020-12',
  '2019-09': 'draft2019-09',
  'draft-07': 'draft-07',
  'draft-06': 'draft-06',
  'draft-04': 'draft-04',
};

export const validator: SuiteValidator = {
  name: 'z-schema',
  version: installedVersion('z-schema'),
  compile({ schema, dialect, documents, formats }) {
    // Unless told otherwise it asserts formats; `true` would ask for the vocabulary of the metaschema as well.
    const settings = {
      version: versions[dialect],
      ignoreUnknownFormats: true,
      ...(formats ? {} : { formatAssertions: false }),
    };
    const validator = ZSchema.create({ ...settings, safe: true });
    addEach(documents, (document, uri) => validator.setRemoteReference(uri, document as never));
    return (data) => validator.validate(data, schema as never).valid;
  },
};
