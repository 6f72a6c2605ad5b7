import { contains, itemsOrTuple, additionalItems } from '../keyword/items.js';
import { anchor2019, recursiveAnchor, recursiveRef } from '../keyword/reference.js';
import { dialect2020 } from './2020-12.js';
import { tableOf, type Dialect } from './dialect.js';

const vocabulary = 'https://json-schema.org/draft/2019-09/vocab/';
const newer = new Set(['prefixItems', '$dynamicRef', '$dynamicAnchor']);

/** JSON Schema 2019-09 (draft-handrews-json-schema-02 and -validation-02): what differs from its successor. */
export const dialect2019: Dialect = {
  ...dialect2020,
  name: '2019-09',
  uri: 'https://json-schema.org/draft/2019-09/schema',
  tuples: true,
  vocabularies: new Map([
    [`${vocabulary}core`, 'core'],
    // `unevaluated…` belonged to the applicators; the keywords keep the sort of their own, so both are listed here.
    [`${vocabulary}applicator`, 'applicator'],
    [`${vocabulary}validation`, 'validation'],
    [`${vocabulary}format`, 'format'],
    [`${vocabulary}content`, 'content'],
    [`${vocabulary}meta-data`, 'meta-data'],
  ]),
  keywords: tableOf(
    ...[...dialect2020.keywords.values()]
      .filter(({ name }) => !newer.has(name))
      .map((keyword) =>
        keyword.vocabulary === 'unevaluated' ? { ...keyword, vocabulary: 'applicator' as const } : keyword,
      ),
    anchor2019,
    recursiveRef,
    recursiveAnchor,
    itemsOrTuple,
    additionalItems,
    contains,
  ),
};
