import type { Schema } from './contender.js';

/** A schema with data of any size that it accepts, or with `isRefused` refuses everywhere. */
export interface GrowthCase {
  readonly name: string;
  readonly schema: Schema;
  readonly data: (size: number) => unknown;
  readonly isRefused?: true;
  /** Sizes at which its work is counted, where the usual ones would tell how it begins and not how it grows. */
  readonly countedAt?: readonly number[];
}

const integers = (size: number): unknown => Array.from({ length: size }, (_, index) => index);
const strings = (size: number): unknown => Array.from({ length: size }, (_, index) => `item ${index}`);
const pairs = (size: number): unknown => Array.from({ length: size }, (_, index) => ({ a: index, b: [index] }));
/** An object of so many properties. */
export const record = (size: number): object =>
  Object.fromEntries(Array.from({ length: size }, (_, index) => [`k${index}`, index]));
const text =
  (part: string, end = '') =>
  (size: number): unknown =>
    part.repeat(Math.ceil(size / part.length)) + end;
/** A tree of exactly so many nodes, each with up to eight children of nearly the same size. */
const tree = (size: number): unknown => {
  const below = Array.from({ length: 8 }, (_, index) => Math.floor((size - 1 + index) / 8)).filter((part) => part > 0);
  return below.length === 0 ? {} : { children: below.map(tree) };
};
/** As many nodes on three levels only: each costs the same, whatever the size. */
const shallow = (size: number): unknown => ({
  children: Array.from({ length: Math.floor((size - 1) / 2) }, () => ({ children: [{}] })),
});
const node = { type: 'object', properties: { children: { type: 'array', items: { $ref: '#' } } } };

const each = (name: string, items: Schema, data = integers): GrowthCase => ({ name, schema: { items }, data });

const ofItems: readonly GrowthCase[] = [
  each('type', { type: 'integer' }),
  each('enum', { enum: ['item 0', 1, null, { a: 1 }] }, (size) => Array.from({ length: size }, () => ({ a: 1 }))),
  each('const', { const: { a: [1] } }, (size) => Array.from({ length: size }, () => ({ a: [1] }))),
  each('minimum, maximum', { minimum: 0, maximum: 1e9 }),
  each('exclusiveMinimum, exclusiveMaximum', { exclusiveMinimum: -1, exclusiveMaximum: 1e9 }),
  each('multipleOf', { multipleOf: 0.5 }),
  each('allOf', { allOf: [{ minimum: 0 }, { type: 'integer' }] }),
  each('anyOf', { anyOf: [{ type: 'string' }, { minimum: 5 }, { maximum: 5 }] }),
  each('oneOf', { oneOf: [{ minimum: 5 }, { exclusiveMaximum: 5 }] }),
  each('not', { not: { maximum: -1 } }),
  each('if, then, else', { if: { minimum: 5 }, then: { maximum: 1e9 }, else: { maximum: 4 } }),
  each(
    'properties, required',
    { properties: { a: { type: 'integer' }, b: { items: { minimum: 0 } } }, required: ['a'] },
    pairs,
  ),
  { name: '$ref, $defs', schema: { items: { $ref: '#/$defs/item' }, $defs: { item: { minimum: 0 } } }, data: integers },
];

const ofArrays: readonly GrowthCase[] = [
  { name: 'prefixItems, items', schema: { prefixItems: [{ minimum: 0 }], items: { minimum: 1 } }, data: integers },
  { name: 'minItems, maxItems', schema: { minItems: 1, maxItems: 1e7 }, data: integers },
  { name: 'uniqueItems of numbers', schema: { uniqueItems: true }, data: integers },
  { name: 'uniqueItems of objects', schema: { uniqueItems: true }, data: pairs },
  { name: 'contains', schema: { contains: { maximum: 0 } }, data: integers },
  {
    name: 'minContains, maxContains',
    schema: { contains: { minimum: 1 }, minContains: 2, maxContains: 1e7 },
    data: integers,
  },
  {
    name: 'unevaluatedItems',
    schema: {
      anyOf: [{ prefixItems: [{ const: 0 }] }, { contains: { minimum: 3 } }],
      unevaluatedItems: { type: 'integer' },
    },
    data: integers,
  },
];

const ofObjects: readonly GrowthCase[] = [
  {
    name: 'additionalProperties',
    schema: { properties: { k0: {} }, additionalProperties: { minimum: 0 } },
    data: record,
  },
  { name: 'patternProperties', schema: { patternProperties: { '^k': { minimum: 0 } } }, data: record },
  { name: 'propertyNames', schema: { propertyNames: { pattern: '^k[0-9]+$' } }, data: record },
  { name: 'minProperties, maxProperties', schema: { minProperties: 1, maxProperties: 1e7 }, data: record },
  {
    name: 'dependentRequired, dependentSchemas',
    schema: { dependentRequired: { k0: ['k1'] }, dependentSchemas: { k1: { required: ['k0'] } } },
    data: record,
  },
  {
    name: 'unevaluatedProperties',
    schema: {
      anyOf: [{ patternProperties: { '0$': {} } }, { required: ['absent'] }],
      unevaluatedProperties: { minimum: 0 },
    },
    data: record,
  },
];

const ofStrings: readonly GrowthCase[] = [
  { name: 'minLength, maxLength', schema: { minLength: 1, maxLength: 1e7 }, data: text('a\u{1f600}') },
  { name: 'pattern, anchored', schema: { pattern: '^(?:[a-z]+ ?)*$' }, data: text('word ') },
  { name: 'pattern, searched', schema: { pattern: 'a.*b.*c' }, data: text('ab', 'c') },
  { name: 'pattern that nothing fits', schema: { not: { pattern: '(x+x+)+y' } }, data: text('x') },
  {
    name: 'format uri',
    schema: { anyOf: [{ format: 'uri' }, true] },
    data: (size) => `https://example.com/${'a/'.repeat(size / 2)}`,
  },
  { name: 'format email', schema: { anyOf: [{ format: 'email' }, true] }, data: text('a.', '@') },
  {
    name: 'format date-time',
    schema: { anyOf: [{ format: 'date-time' }, true] },
    data: (size) => `2025-01-31T10:00:00.${'1'.repeat(size)}Z`,
  },
  { name: 'format json-pointer', schema: { anyOf: [{ format: 'json-pointer' }, true] }, data: text('/a~0') },
  { name: 'format uri-template', schema: { anyOf: [{ format: 'uri-template' }, true] }, data: text('{a}/') },
  { name: 'format regex', schema: { anyOf: [{ format: 'regex' }, true] }, data: text('(a)') },
  { name: 'format idn-hostname', schema: { anyOf: [{ format: 'idn-hostname' }, true] }, data: text('ä', '..') },
];

/**
 * Where a schema recurs, the work of a node hangs on where the doubling of granted steps has come to: each time the values
 * are counted, and from 8 to 16 steps a value on answers are remembered. The first 4,096 steps, without both, still show
 * at 8,000 nodes. Sizes eight times apart are alike in this, and in the depth of a tree: what differs is the growth.
 */
const alikeSizes: readonly number[] = [64_000, 512_000];

const recursive: readonly GrowthCase[] = [
  { name: '$ref, recursive', schema: node, data: shallow, countedAt: alikeSizes },
  {
    name: '$dynamicRef, $dynamicAnchor',
    schema: {
      $dynamicAnchor: 'node',
      properties: { children: { items: { $dynamicRef: '#node' } } },
      unevaluatedProperties: false,
    },
    data: shallow,
    countedAt: alikeSizes,
  },
  {
    name: '$recursiveRef, $recursiveAnchor (2019-09)',
    schema: {
      $schema: 'https://json-schema.org/draft/2019-09/schema',
      $recursiveAnchor: true,
      properties: { children: { items: { $recursiveRef: '#' } } },
    },
    data: shallow,
    countedAt: alikeSizes,
  },
  {
    name: 'additionalItems, dependencies (draft-07)',
    schema: {
      $schema: 'http://json-schema.org/draft-07/schema#',
      items: [{ minimum: 0 }],
      additionalItems: { minimum: 0, dependencies: { a: ['b'] } },
    },
    data: integers,
  },
  {
    name: 'two branches over a recursive schema',
    schema: {
      anyOf: [
        { properties: { children: { items: { $ref: '#' } } }, required: ['absent'] },
        { properties: { children: { items: { $ref: '#' } } } },
      ],
    },
    data: tree,
    countedAt: alikeSizes,
  },
];

const refused: readonly GrowthCase[] = [
  { name: 'refused: items', schema: { items: { type: 'string' } }, data: integers, isRefused: true },
  {
    name: 'refused: uniqueItems',
    schema: { items: { maxLength: 4 }, uniqueItems: true },
    data: strings,
    isRefused: true,
  },
  {
    name: 'refused: additionalProperties',
    schema: { additionalProperties: { type: 'string' } },
    data: record,
    isRefused: true,
  },
  {
    name: 'refused: undeclared properties',
    schema: { properties: { a: {} }, additionalProperties: false },
    data: record,
    isRefused: true,
  },
  {
    name: 'refused: unions',
    schema: { items: { anyOf: [{ type: 'string' }, { maximum: -1 }] } },
    data: integers,
    isRefused: true,
  },
];

/** Every keyword that looks at data, with data in the direction in which it can grow. */
export const growthCases: readonly GrowthCase[] = [
  ...ofItems,
  ...ofArrays,
  ...ofObjects,
  ...ofStrings,
  ...recursive,
  ...refused,
];
