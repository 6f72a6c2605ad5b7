import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildValidator, validatorCompiler } from '../../src/hosts/fastify.js';
import { SchemaError } from '../../src/schema.js';

const schema = {
  type: 'object',
  properties: { limit: { type: 'integer', minimum: 1 }, all: { type: 'boolean' } },
  required: ['limit'],
};

test('the body is checked as it came', () => {
  const validate = validatorCompiler()({ schema, httpPart: 'body' });
  const body = { limit: 2 };
  assert.deepEqual(validate(body), { value: body });
  assert.deepEqual(validate({ limit: '2' }), {
    error: [
      {
        keyword: 'type',
        instancePath: '/limit',
        schemaPath: '#/properties/limit/type',
        params: { type: 'integer' },
        message: 'value is not of type integer, got string: send it without quotes',
      },
    ],
  });
});

test('elsewhere texts are read as the schema asks, and what is wrong is told of the number', () => {
  const validate = validatorCompiler()({ schema, httpPart: 'querystring' });
  const query = Object.assign(Object.create(null) as object, { limit: '2', all: 'true' });
  assert.deepEqual(validate(query), { value: { limit: 2, all: true } });
  assert.deepEqual({ ...query }, { limit: '2', all: 'true' });
  const refused = validate({ limit: '0' });
  assert.deepEqual('error' in refused && refused.error.map(({ keyword }) => keyword), ['minimum']);
  const text = validate({ limit: 'x' });
  assert.deepEqual('error' in text && text.error.map(({ keyword }) => keyword), ['type']);
});

test('schemas are read as Fastify reads them, and a faulty one throws when the route is made', () => {
  const part = { httpPart: 'body' };
  assert.deepEqual(validatorCompiler()({ ...part, schema: { type: 'string', nullable: true } })(null), { value: null });
  assert.ok('error' in validatorCompiler()({ ...part, schema: { items: [false] } })([1]));
  assert.throws(() => validatorCompiler()({ ...part, schema: { type: 'strin' } }), SchemaError);
});

test('schemas that were added are reached', () => {
  const compile = buildValidator({ size: { $id: 'size', definitions: { small: { maximum: 3 } } } });
  const validate = compile({ schema: { $ref: 'size#/definitions/small' }, httpPart: 'body' });
  assert.ok('error' in validate(4));
  assert.deepEqual(validate(3), { value: 3 });
});
