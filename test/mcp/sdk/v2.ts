import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Client, InMemoryTransport, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { NodeStreamableHTTPServerTransport } from '@modelcontextprotocol/node';
import { type CallToolResult, McpServer, Server, type Tool } from '@modelcontextprotocol/server';
import type { Registry } from '../../../src/index.js';
import { registerTools, serve, type ValidatorProvider } from '../../../src/mcp/index.js';
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

async function connectInMemory(server: Server | McpServer, client: Client): Promise<Peer> {
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
    const transport = new NodeStreamableHTTPServerTransport({});
    void server.connect(transport).then(() => transport.handleRequest(request, response));
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
  const script = fileURLToPath(new URL('v2-stdio-server.ts', import.meta.url));
  await client.connect(new StdioClientTransport({ command: process.execPath, args: ['--import', 'tsx', script] }));
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
    server.setRequestHandler('tools/list', () => ({ tools: tools as Tool[] }));
    server.setRequestHandler('tools/call', () => result as CallToolResult);
    return connectInMemory(server, newClient(provider));
  },
  connectRegistered(registry, provider) {
    const server = new McpServer(info);
    registerTools(server, registry);
    return connectInMemory(server, newClient(provider));
  },
};
