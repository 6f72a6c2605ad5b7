import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { serve } from 'toolgate/mcp';
import { registry } from './tools.js';

export const server = new Server({ name: 'sums', version: '1.0.0' });
serve(server, registry); // tools/list and tools/call; a refusal has isError: true, which the model reads
