import { createRegistry, defineTool, type Registry } from 'toolgate';

const add = defineTool({
  name: 'add',
  description: 'Adds two integers.',
  inputSchema: {
    type: 'object',
    properties: { a: { type: 'integer' }, b: { type: 'integer' } },
    required: ['a', 'b'],
  },
  outputSchema: { type: 'object', properties: { sum: { type: 'integer' } }, required: ['sum'] },
  run: ({ a, b }) => ({ sum: a + b }),
});

/** The tool that the examples share. */
export const registry: Registry = createRegistry({ tools: [add] });
