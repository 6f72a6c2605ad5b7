import { createRegistry, type Registry, type Tool } from '../../../src/index.js';

const sum = {
  type: 'object',
  properties: { sum: { type: 'integer' } },
  required: ['sum'],
  additionalProperties: false,
} as const;
const addends = {
  type: 'object',
  properties: { a: { type: 'integer' }, b: { type: 'integer' } },
  required: ['a', 'b'],
};

/** Tools of every kind: with and without actions, output schemas kept and broken, handlers that throw or are missing. */
export const tools: readonly Tool[] = [
  {
    name: 'add',
    title: 'Add',
    description: 'Adds two integers.',
    annotations: { readOnlyHint: true },
    inputSchema: addends,
    outputSchema: sum,
    run: (data) => ({ sum: (data.a as number) + (data.b as number) }),
  },
  {
    name: 'broken',
    inputSchema: { type: 'object', properties: {} },
    outputSchema: sum,
    run: () => ({ sum: 'canary-result' }),
  },
  {
    name: 'list',
    inputSchema: { properties: { anything: true } },
    outputSchema: { type: 'array', items: { type: 'integer' } },
    run: () => [1, 2],
  },
  {
    name: 'fails',
    inputSchema: { type: 'object' },
    run: () => {
      throw new RangeError('canary-exception');
    },
  },
  { name: 'idle', inputSchema: { type: 'object' } },
  {
    name: 'waits',
    inputSchema: { type: 'object' },
    run: (_data, { signal }) => `aborted: ${signal.aborted}`,
  },
  {
    name: 'tasks',
    description: 'Keeps tasks.',
    actions: {
      create: {
        description: 'Creates a task.',
        properties: {
          title: { type: 'string', maxLength: 20 },
          due: { type: 'string', format: 'date' },
          days: { type: 'integer', minimum: 1 },
          tags: { type: 'array', items: { type: 'string' } },
        },
        required: ['title'],
        requiredOneOf: [['due', 'days']],
        defaults: { tags: ['new'] },
        run: (data) => data,
      },
      done: {
        description: 'Closes a task.',
        properties: { id: { type: 'integer' } },
        required: ['id'],
        run: () => 'ok',
      },
    },
  },
];

/** A registry of the tools. */
export function toolRegistry(): Registry {
  return createRegistry({ tools });
}
