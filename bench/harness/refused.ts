import type { Schema } from './contender.js';

/** A schema with values that it refuses, each for the same number of problems. */
export interface RefusedWorkload {
  readonly name: string;
  readonly schema: Schema;
  readonly refused: readonly unknown[];
  /** How many problems Ajv tells of each of the values. */
  readonly problems: number;
}

/** An order as a tool would take it: flat fields, a nested object, lists of scalars and of objects. */
const order: Schema = {
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 120 },
    due: { type: 'string', format: 'date' },
    priority: { enum: ['low', 'normal', 'high', 'urgent'] },
    customer: {
      type: 'object',
      properties: {
        name: { type: 'string' },
        email: { type: 'string', format: 'email' },
        age: { type: 'integer', minimum: 18, maximum: 120 },
      },
      required: ['name'],
      additionalProperties: false,
    },
    labels: { type: 'array', items: { type: 'string', pattern: '^[a-z]+$' }, maxItems: 5 },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          article: { type: 'string' },
          quantity: { type: 'integer', minimum: 1 },
          price: { type: 'number', exclusiveMinimum: 0 },
        },
        required: ['article', 'quantity'],
        additionalProperties: false,
      },
    },
  },
  required: ['title', 'lines'],
  additionalProperties: false,
};

const goodOrder = {
  title: 'Order paper',
  due: '2025-01-31',
  priority: 'high',
  customer: { name: 'Ana', email: 'ana@example.com', age: 30 },
  labels: ['office', 'paper'],
  lines: [
    { article: 'PA-0001', quantity: 20, price: 4.99 },
    { article: 'PA-0002', quantity: 2, price: 14.5 },
  ],
};

const wrongLine = { article: 7, quantity: 0, price: 0 };

const one: readonly RefusedWorkload[] = [
  { name: 'a string too short', schema: order, refused: [{ ...goodOrder, title: '' }], problems: 1 },
  { name: 'a wrong type', schema: order, refused: [{ ...goodOrder, title: 7 }], problems: 1 },
  { name: 'no member of an enum', schema: order, refused: [{ ...goodOrder, priority: 'soon' }], problems: 1 },
  { name: 'a wrong format', schema: order, refused: [{ ...goodOrder, due: 'tomorrow' }], problems: 1 },
  {
    name: 'a nested number out of range',
    schema: order,
    refused: [{ ...goodOrder, lines: [goodOrder.lines[0], { article: 'PA-0002', quantity: 0 }] }],
    problems: 1,
  },
  {
    name: 'a nested property missing',
    schema: order,
    refused: [{ ...goodOrder, customer: { email: 'ana@example.com' } }],
    problems: 1,
  },
  { name: 'a property too many', schema: order, refused: [{ ...goodOrder, colour: 'red' }], problems: 1 },
];

const ten: readonly RefusedWorkload[] = [
  {
    name: 'one wrong value in each part',
    schema: order,
    refused: [
      {
        title: '',
        due: 'tomorrow',
        priority: 'soon',
        customer: { name: 7, email: 'ana', age: 3 },
        labels: ['A'],
        lines: [wrongLine],
      },
    ],
    problems: 10,
  },
  {
    name: 'ten wrong items',
    schema: { type: 'object', properties: { amounts: { type: 'array', items: { type: 'number', minimum: 0 } } } },
    refused: [{ amounts: Array.from({ length: 10 }, (_, index) => -1 - index) }],
    problems: 10,
  },
  {
    name: 'ten wrong fields',
    schema: {
      type: 'object',
      properties: Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`field${index}`, { type: 'string' }])),
    },
    refused: [Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`field${index}`, index]))],
    problems: 10,
  },
];

function many(count: number, item: Schema, wrong: (index: number) => unknown): RefusedWorkload {
  return {
    name: `${count}`,
    schema: { type: 'array', items: item },
    refused: [Array.from({ length: count }, (_, index) => wrong(index))],
    problems: count,
  };
}

const person: Schema = {
  type: 'object',
  properties: { name: { type: 'string' }, age: { type: 'integer' }, isActive: { type: 'boolean' } },
  required: ['name', 'age'],
  additionalProperties: false,
};

/** Twenty kinds of event, none told by a tag: each has a property that the others lack. */
const union: Schema = {
  oneOf: Array.from({ length: 20 }, (_, index) => ({
    type: 'object',
    properties: { [`kind${index}`]: { type: 'string' }, at: { type: 'integer' } },
    required: [`kind${index}`, 'at'],
    additionalProperties: false,
  })),
};

/** What is wrong with the values of a workload. */
export type Wrong =
  | 'one problem'
  | 'ten problems'
  | '100,000 wrong items'
  | '10,000 objects with one wrong field'
  | 'union of 20 branches';

/** The workloads of refused calls by what is wrong. */
export const refusedWorkloads: Readonly<Record<Wrong, () => readonly RefusedWorkload[]>> = {
  'one problem': () => one,
  'ten problems': () => ten,
  '100,000 wrong items': () => [many(100_000, { type: 'integer' }, (index) => `item ${index}`)],
  '10,000 objects with one wrong field': () => [
    many(10_000, person, (index) => ({ name: `Name ${index}`, age: 'old', isActive: true })),
  ],
  'union of 20 branches': () => [
    // Of the kind that is meant, the wrong type; of each other kind, a missing property and one too many. And oneOf.
    { name: 'union', schema: union, refused: [{ kind7: 7, at: 1 }], problems: 1 + 19 * 2 + 1 },
  ],
};
