import { Server } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { serve } from '../../../src/mcp/index.js';
import { toolRegistry } from '../support/tools.js';

const server = new Server({ name: 'toolgate-test', version: '1.0.0' });
serve(server, toolRegistry());
await server.connect(new StdioServerTransport());
