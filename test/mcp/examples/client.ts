import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { validatorProvider } from 'toolgate/mcp';

export const client = new Client({ name: 'host', version: '1.0.0' }, { jsonSchemaValidator: validatorProvider() });
