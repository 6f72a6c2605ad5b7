import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { McpServer } from '@modelcontextprotocol/server';
import { createRegistry } from 'toolgate';
import { registerTools } from 'toolgate/mcp';

const registry = createRegistry({
  tools: [
    {
      name: 'tasks',
      description: 'Keeps tasks.',
      actions: {
        close: {
          description: 'Closes a task.',
          properties: { id: { type: 'integer' } },
          required: ['id'],
          run: () => 'closed',
        },
      },
    },
  ],
});

const server = new McpServer({ name: 'tasks', version: '1.0.0' });
registerTools(server, registry);

const client = new Client({ name: 'host', version: '1.0.0' });
const [near, far] = InMemoryTransport.createLinkedPair();
await Promise.all([server.connect(far), client.connect(near)]);

for (const data of [{ id: 1 }, { id: '1' }]) {
  const { isError = false, content } = await client.callTool({ name: 'tasks', arguments: { action: 'close', data } });
  const [block] = content as { text: string }[];
  console.log(isError, isError ? (JSON.parse(block!.text) as { error: string }).error : block!.text);
}
await client.close();
// prints: false closed
// prints: true invalid_values
