import type { Schema } from './contender.js';

/** Schemas of any size of one kind, and what is measured of them. */
export interface SchemaCase {
  readonly name: string;
  readonly schema: (size: number) => Schema;
}

const list = <Part>(size: number, part: (index: number) => Part): Part[] =>
  Array.from({ length: size }, (_, index) => part(index));
const map = <Part>(size: number, part: (index: number) => Part): Record<string, Part> =>
  Object.fromEntries(list(size, (index) => [`k${index}`, part(index)]));

/** Schemas that grow in each direction in which authors and generators let them grow. */
export const schemaCases: readonly SchemaCase[] = [
  { name: 'properties', schema: (size) => ({ properties: map(size, () => ({ type: 'string', minLength: 1 })) }) },
  {
    name: 'properties, all required',
    schema: (size) => ({ properties: map(size, () => ({})), required: list(size, (index) => `k${index}`) }),
  },
  {
    name: '$defs, each referred to',
    schema: (size) => ({
      properties: map(size, (index) => ({ $ref: `#/$defs/k${index}` })),
      $defs: map(size, () => ({ type: 'integer' })),
    }),
  },
  {
    name: '$defs, rings of ten through properties',
    schema: (size) => ({
      properties: map(size / 10, (ring) => ({ $ref: `#/$defs/k${ring * 10}` })),
      $defs: map(size, (index) => ({
        properties: { next: { $ref: `#/$defs/k${index % 10 === 9 ? index - 9 : index + 1}` } },
      })),
    }),
  },
  {
    name: '$anchor',
    schema: (size) => ({
      properties: map(size, (index) => ({ $ref: `#a${index}` })),
      $defs: map(size, (index) => ({ $anchor: `a${index}` })),
    }),
  },
  {
    name: '$id',
    schema: (size) => ({
      properties: map(size, (index) => ({ $ref: `https://example.com/${index}` })),
      $defs: map(size, (index) => ({ $id: `https://example.com/${index}` })),
    }),
  },
  { name: 'enum of strings', schema: (size) => ({ enum: list(size, (index) => `member ${index}`) }) },
  { name: 'enum of objects', schema: (size) => ({ enum: list(size, (index) => ({ member: index })) }) },
  {
    name: 'oneOf with a tag',
    schema: (size) => ({
      oneOf: list(size, (index) => ({ properties: { kind: { const: `kind ${index}` } }, required: ['kind'] })),
    }),
  },
  { name: 'anyOf without a tag', schema: (size) => ({ anyOf: list(size, (index) => ({ minimum: index })) }) },
  {
    name: 'allOf',
    schema: (size) => ({ allOf: list(size, (index) => ({ properties: { [`k${index}`]: { type: 'string' } } })) }),
  },
  {
    name: 'allOf, closed by unevaluatedProperties',
    schema: (size) => ({
      allOf: list(size, (index) => ({ properties: { [`k${index}`]: {} } })),
      unevaluatedProperties: false,
    }),
  },
  { name: 'prefixItems', schema: (size) => ({ prefixItems: list(size, () => ({ type: 'number' })) }) },
  { name: 'patternProperties', schema: (size) => ({ patternProperties: map(size, () => ({ type: 'number' })) }) },
  { name: 'a long pattern', schema: (size) => ({ pattern: '[a-z]?'.repeat(Math.ceil(size / 20)) }) },
  { name: 'dependentRequired', schema: (size) => ({ dependentRequired: map(size, (index) => [`k${index + 1}`]) }) },
];
