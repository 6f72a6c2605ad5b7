import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { serve } from '../../../src/mcp/index.js';
import { toolRegistry } from '../support/tools.js';

const server = new Server({ name: 'toolgate-test', version: '1.0.0' });
serve(server, toolRegistry());
await server.connect(new StdioServerTransport());
