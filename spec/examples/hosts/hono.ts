import { sValidator } from '@hono/standard-validator';
import { Hono } from 'hono';
import { refuse } from 'toolgate/hono';
import { compile } from 'toolgate/schema';
import { standardSchema } from 'toolgate/standard';

const event = compile({ type: 'object', properties: { day: { type: 'string', format: 'date' } }, required: ['day'] });

export const app = new Hono().post('/events', sValidator('json', standardSchema(event), refuse), (context) =>
  context.json(context.req.valid('json')),
);
