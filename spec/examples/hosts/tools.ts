import { createRegistry, type Registry } from 'toolgate';

/** The tool that the examples share: it finds events, and its handler tells how many were asked for. */
export const registry: Registry = createRegistry({
  repair: { stringified: true, numeric: true, dropNull: true },
  tools: [
    {
      name: 'find_events',
      description: 'Finds events in a calendar.',
      inputSchema: {
        type: 'object',
        properties: {
          day: { type: 'string', format: 'date' },
          limit: { type: 'integer', minimum: 1 },
          tags: { type: 'array', items: { type: 'string' } },
        },
        required: ['day', 'limit'],
      },
      run: ({ day, limit }) => `${String(limit)} events on ${String(day)}`,
    },
  ],
});
