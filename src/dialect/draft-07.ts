import { assertedEncoding, assertedMediaType } from '../keyword/content.js';
import { definitions, idWithAnchor } from '../keyword/reference.js';
import { dialect2019 } from './2019-09.js';
import { tableOf, type Dialect } from './dialect.js';

const newer = new Set([
  '$id',
  '$anchor',
  '$recursiveRef',
  '$recursiveAnchor',
  '$vocabulary',
  '$defs',
  'dependentRequired',
  'dependentSchemas',
  'minContains',
  'maxContains',
  'unevaluatedItems',
  'unevaluatedProperties',
  'deprecated',
  'contentSchema',
]);

/** JSON Schema draft-07 (draft-handrews-json-schema-01 and -validation-01). */
export const dialect07: Dialect = {
  ...dialect2019,
  name: 'draft-07',
  uri: 'http://json-schema.org/draft-07/schema',
  anchorInId: true,
  lonelyRef: true,
  vocabularies: undefined,
  keywords: tableOf(
    ...[...dialect2019.keywords.values()].filter(({ name }) => !newer.has(name)),
    idWithAnchor,
    definitions,
    assertedEncoding,
    assertedMediaType,
  ),
};
