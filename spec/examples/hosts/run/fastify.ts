import { app } from '../fastify.js';

const query = { type: 'object', properties: { limit: { type: 'integer', minimum: 1 } }, required: ['limit'] };
app.get('/events', { schema: { querystring: query } }, (request) => request.query);
app.post('/events', { schema: { body: query } }, (request) => request.body);

for (const url of ['/events?limit=2', '/events?limit=0']) console.log((await app.inject({ url })).body);
console.log((await app.inject({ method: 'POST', url: '/events', payload: { limit: '2' } })).body);
// prints: {"limit":2}
// prints: {"statusCode":400,"code":"FST_ERR_VALIDATION","error":"Bad Request","message":"querystring/limit value is lower than minimum 1"}
// prints: {"statusCode":400,"code":"FST_ERR_VALIDATION","error":"Bad Request","message":"body/limit value is not of type integer, got string: send it without quotes"}
