import { compile } from 'toolgate/schema';
import { standardSchema, standardTool } from 'toolgate/standard';
import { registry } from './tools.js';

export const numbers = standardSchema(compile({ type: 'array', items: { type: 'integer' } }));
export const findEvents = standardTool(registry, 'find_events');
