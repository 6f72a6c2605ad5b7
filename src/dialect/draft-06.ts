import { distinctEnumeration } from '../keyword/constant.js';
import { dialect07 } from './draft-07.js';
import { tableOf, type Dialect } from './dialect.js';

const newer = new Set([
  'if',
  'then',
  'else',
  '$comment',
  'readOnly',
  'writeOnly',
  'contentEncoding',
  'contentMediaType',
]);

/** JSON Schema draft-06 (draft-wright-json-schema-01 and -validation-01). */
export const dialect06: Dialect = {
  ...dialect07,
  name: 'draft-06',
  uri: 'http://json-schema.org/draft-06/schema',
  keywords: tableOf(...[...dialect07.keywords.values()].filter(({ name }) => !newer.has(name)), distinctEnumeration),
};
