import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ElicitRequestSchema,
  ListToolsRequestSchema,
  type Tool,
} from '@modelcontextprotocol/sdk/types.js';
import type { Registry } from '../../../src/index.js';
import { serve, type ValidatorProvider } from '../../../src/mcp/index.js';
import type { Listening, Peer, Sdk, ToolAnswer, TransportName } from '../support/sdk.js';

const info = { name: 'toolgate-test', version: '1.0.0' };

/** A client with the means to end what it is connected to. */
function peer(client: Client, close: () => Promise<void> = () => Promise.resolve()): Peer {
  return {
    listTools: async () => (await client.listTools()).tools,
    callTool: async (name, args) =>
      (await client.callTool({ name, ...(args === undefined ? {} : { arguments: args }) })) as ToolAnswer,
    close: async () => {
      await client.close();
      await close();
    },
  };
}

function newClient(provider?: ValidatorProvider): Client {
  return new Client(info, provider === undefined ? {} : { jsonSchemaValidator: provider });
}

/** Both ends in this process. The transports' types predate exactOptionalPropertyTypes. */
async function connectInMemory(server: Server, client: Client): Promise<Peer> {
  const [mine, theirs] = InMemoryTransport.createLinkedPair();
  await server.connect(theirs);
  await client.connect(mine);
  return peer(client);
}

/** A server of its own for each request, as stateless hosts have it. */
async function listen(registry: Registry): Promise<Listening> {
  const http = createServer((request, response) => {
    const server = new Server(info);
    serve(server, registry);
    const transport = new StreamableHTTPServerTransport({});
    void server.connect(transport as Transport).then(() => transport.handleRequest(request, response));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    close() {
      http.closeAllConnections();
      return new Promise((resolve) => http.close(() => resolve()));
    },
  };
}

async function connectOverHttp(registry: Registry, client: Client): Promise<Peer> {
  const { url, close } = await listen(registry);
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  return peer(client, close);
}

async function connectOverStdio(client: Client): Promise<Peer> {
  const script = fileURLToPath(new URL('v1-stdio-server.ts', import.meta.url));
  const transport = new StdioClientTransport({ command: process.execPath, args: ['--import', 'tsx', script] });
  await client.connect(transport);
  return peer(client);
}

async function connect(transport: TransportName, registry: Registry, provider?: ValidatorProvider): Promise<Peer> {
  const client = newClient(provider);
  if (transport === 'stdio') return connectOverStdio(client);
  if (transport === 'http') return connectOverHttp(registry, client);
  const server = new Server(info);
  serve(server, registry);
  return connectInMemory(server, client);
}

export const sdk: Sdk = {
  connect,
  listen,
  connectPlain(tools, result, provider) {
    const server = new Server(info, { capabilities: { tools: {} } });
    server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools as Tool[] }));
    server.setRequestHandler(CallToolRequestSchema, () => result as CallToolResult);
    return connectInMemory(server, newClient(provider));
  },
  async elicit(schema, content, provider) {
    const client = new Client(info, { capabilities: { elicitation: { form: {} } } });
    client.setRequestHandler(ElicitRequestSchema, () => ({ action: 'accept', content: content as never }));
    const server = new Server(info, { jsonSchemaValidator: provider });
    const connected = await connectInMemory(server, client);
    try {
      return await server.elicitInput({ message: 'Fill in', requestedSchema: schema as never });
    } finally {
      await connected.close();
    }
  },
};
