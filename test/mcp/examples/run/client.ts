import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { client } from '../client.js';

/** Someone else's server, whose tool breaks its own output schema. */
const server = new Server({ name: 'other', version: '1.0.0' }, { capabilities: { tools: {} } });
const outputSchema = { type: 'object' as const, properties: { at: { type: 'string', format: 'date' } } };
server.setRequestHandler(ListToolsRequestSchema, () => ({
  tools: [{ name: 'today', inputSchema: { type: 'object' as const }, outputSchema }],
}));
server.setRequestHandler(CallToolRequestSchema, () => ({ content: [], structuredContent: { at: 'Monday' } }));

const [near, far] = InMemoryTransport.createLinkedPair();
await Promise.all([server.connect(far), client.connect(near)]);
await client.listTools();
await client.callTool({ name: 'today' }).catch((error: unknown) => console.log((error as Error).message));
await client.close();
// prints: MCP error -32602: Structured content does not match the tool's output schema: data.at: value does not respect the 'date' format (for example 2025-01-31)
