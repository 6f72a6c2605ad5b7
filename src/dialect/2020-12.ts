import * as annotation from '../keyword/annotation.js';
import * as array from '../keyword/array.js';
import * as combinator from '../keyword/combinator.js';
import * as constant from '../keyword/constant.js';
import { format } from '../keyword/format.js';
import * as items from '../keyword/items.js';
import * as number from '../keyword/number.js';
import * as object from '../keyword/object.js';
import * as properties from '../keyword/properties.js';
import * as reference from '../keyword/reference.js';
import * as string from '../keyword/string.js';
import { type } from '../keyword/type.js';
import * as unevaluated from '../keyword/unevaluated.js';
import { tableOf, type Dialect } from './dialect.js';

const vocabulary = 'https://json-schema.org/draft/2020-12/vocab/';

/**
 * JSON Schema 2020-12 (draft-bhutton-json-schema-01 and -validation-01). `definitions` and `dependencies` are older
 * keywords that its metaschema keeps; the second still applies, as the specification allows.
 */
export const dialect2020: Dialect = {
  name: '2020-12',
  uri: 'https://json-schema.org/draft/2020-12/schema',
  idKeyword: '$id',
  anchorInId: false,
  lonelyRef: false,
  booleans: true,
  tuples: false,
  vocabularies: new Map([
    [`${vocabulary}core`, 'core'],
    [`${vocabulary}applicator`, 'applicator'],
    [`${vocabulary}unevaluated`, 'unevaluated'],
    [`${vocabulary}validation`, 'validation'],
    [`${vocabulary}format-annotation`, 'format'],
    [`${vocabulary}format-assertion`, 'format-assertion'],
    [`${vocabulary}content`, 'content'],
    [`${vocabulary}meta-data`, 'meta-data'],
  ]),
  keywords: tableOf(
    reference.id,
    reference.schemaUri,
    reference.vocabulary,
    reference.anchor,
    reference.dynamicAnchor,
    reference.ref,
    reference.dynamicRef,
    reference.comment,
    reference.defs,
    reference.definitions,
    type,
    constant.enumeration,
    constant.constant,
    number.multipleOf,
    number.minimum,
    number.maximum,
    number.exclusiveMinimum,
    number.exclusiveMaximum,
    string.minLength,
    string.maxLength,
    string.pattern,
    format,
    array.minItems,
    array.maxItems,
    array.uniqueItems,
    items.prefixItems,
    items.items,
    items.evaluatingContains,
    items.minContains,
    items.maxContains,
    object.minProperties,
    object.maxProperties,
    object.required,
    object.dependentRequired,
    properties.properties,
    properties.patternProperties,
    properties.additionalProperties,
    properties.propertyNames,
    combinator.allOf,
    combinator.anyOf,
    combinator.oneOf,
    combinator.not,
    combinator.ifKeyword,
    combinator.thenKeyword,
    combinator.elseKeyword,
    combinator.dependentSchemas,
    combinator.dependencies,
    unevaluated.unevaluatedItems,
    unevaluated.unevaluatedProperties,
    annotation.title,
    annotation.description,
    annotation.defaultValue,
    annotation.deprecated,
    annotation.readOnly,
    annotation.writeOnly,
    annotation.examples,
    annotation.contentEncoding,
    annotation.contentMediaType,
    annotation.contentSchema,
  ),
};
