import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requestSchema } from '../../src/mcp/request-schema.js';

test('a request schema names its method and takes the request as it is', () => {
  const schema = requestSchema('tools/list');
  const request = { method: 'tools/list' };
  assert.equal(schema.shape.method.value, 'tools/list');
  assert.equal(schema.parse(request), request);
  assert.equal(schema.safeParse(request).data, request);
  assert.equal(schema.safeParse(request).success, true);
});
