import { someDependencies } from '../keyword/combinator.js';
import { additionalItemsOrBoolean } from '../keyword/items.js';
import * as number from '../keyword/number.js';
import { someRequired } from '../keyword/object.js';
import { additionalPropertiesOrBoolean } from '../keyword/properties.js';
import { draft4Id } from '../keyword/reference.js';
import { typeBySpelling } from '../keyword/type.js';
import { dialect06 } from './draft-06.js';
import { tableOf, type Dialect } from './dialect.js';

const newer = new Set(['$id', 'const', 'contains', 'propertyNames', 'examples']);

/** JSON Schema draft-04 (draft-zyp-json-schema-04 and draft-fge-json-schema-validation-00). */
export const dialect04: Dialect = {
  ...dialect06,
  name: 'draft-04',
  uri: 'http://json-schema.org/draft-04/schema',
  idKeyword: 'id',
  booleans: false,
  keywords: tableOf(
    ...[...dialect06.keywords.values()].filter(({ name }) => !newer.has(name)),
    draft4Id,
    typeBySpelling,
    number.switchedMinimum,
    number.switchedMaximum,
    number.exclusiveMinimumSwitch,
    number.exclusiveMaximumSwitch,
    someRequired,
    someDependencies,
    additionalItemsOrBoolean,
    additionalPropertiesOrBoolean,
  ),
};
