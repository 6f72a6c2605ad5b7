import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { createRegistry, defineTool } from 'toolgate';
import { serve, validatorProvider } from 'toolgate/mcp';

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

const server = new Server({ name: 'sums', version: '1.0.0' });
serve(server, createRegistry({ tools: [add] }));

const client = new Client({ name: 'host', version: '1.0.0' }, { jsonSchemaValidator: validatorProvider() });
const [near, far] = InMemoryTransport.createLinkedPair();
await Promise.all([server.connect(far), client.connect(near)]);

console.log((await client.listTools()).tools.map(({ name }) => name));
console.log((await client.callTool({ name: 'add', arguments: { a: 1, b: 2 } })).structuredContent);
const { isError, content } = await client.callTool({ name: 'add', arguments: { a: 1, b: 'two' } });
const [block] = content as { text: string }[];
console.log(isError, (JSON.parse(block!.text) as { message: string }).message);
await client.close();
// prints: [ 'add', 'help' ]
// prints: { sum: 3 }
// prints: true 1 value in the arguments for tool 'add' does not match its schema. arguments.b: value is not of type integer, got string: send it without quotes
