import { McpServer } from '@modelcontextprotocol/server';
import { registerTools } from 'toolgate/mcp';
import { registry } from './tools.js';

export const server = new McpServer({ name: 'sums', version: '1.0.0' });
registerTools(server, registry);
