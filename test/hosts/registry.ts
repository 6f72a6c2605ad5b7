import { createRegistry, type Registry } from '../../src/index.js';

/** A registry with a plain tool and one with actions, for the tests of hosts. */
export const registry: Registry = createRegistry({
  repair: { numeric: true, stringified: true },
  tools: [
    {
      name: 'find',
      inputSchema: { type: 'object', properties: { limit: { type: 'integer' } }, required: ['limit'] },
      run: ({ limit }) => `${String(limit)} found`,
    },
    {
      name: 'tasks',
      description: 'Tasks.',
      actions: {
        create: {
          description: 'Creates one.',
          properties: { title: { type: 'string' }, size: { type: 'number' } },
          required: ['title'],
          defaults: { size: 3 },
          run: ({ title }) => {
            if (title === 'bad') throw new RangeError('secret');
            return {
              content: [
                { type: 'text', text: 'made' },
                { type: 'image', data: 'AA==', mimeType: 'image/png' },
              ],
            };
          },
        },
      },
    },
  ],
});
