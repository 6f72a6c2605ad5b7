import type { Json } from '@hyperjump/json-pointer';
import { registerSchema, setShouldValidateFormat, unregisterSchema, validate } from '@hyperjump/json-schema';
import '@hyperjump/json-schema/draft-2020-12';
import '@hyperjump/json-schema/draft-2019-09';
import '@hyperjump/json-schema/draft-07';
import '@hyperjump/json-schema/draft-06';
import '@hyperjump/json-schema/draft-04';
import '@hyperjump/json-schema/formats';
import { installedVersion } from '../../harness/contender.js';
import { addEach, type SuiteValidator } from '../validator.js';
import { metaschemaUris } from '../with-dialect.js';

type Registered = Parameters<typeof registerSchema>[0];

let isPrepared = false;

/** Its documents are known to the whole process, which serves one dialect only. */
export const validator: SuiteValidator = {
  name: 'hyperjump',
  version: installedVersion('@hyperjump/json-schema'),
  async compile({ schema, dialect, documents, formats }) {
    const dialectUri = metaschemaUris[dialect];
    if (!isPrepared) addEach(documents, (document, uri) => registerSchema(document as Registered, uri, dialectUri));
    isPrepared = true;
    setShouldValidateFormat(formats);
    const address = 'https://bench.example/schema';
    registerSchema(schema as Registered, address, dialectUri);
    try {
      const check = await validate(address);
      return (data) => check(data as Json).valid;
    } finally {
      unregisterSchema(address);
    }
  },
};
