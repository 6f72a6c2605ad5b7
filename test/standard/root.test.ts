import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compile } from '../../src/schema.js';
import { ConversionError, standardSchema } from '../../src/standard/index.js';

const schema = {
  type: 'object',
  properties: { name: { type: 'string', minLength: 2 }, sizes: { type: 'array', items: { type: 'integer' } } },
  required: ['name'],
};

test('a root is a Standard Schema: a good value comes back cast, a bad one as issues with exact paths', () => {
  const { validate, version, vendor } = standardSchema(compile(schema))['~standard'];
  assert.deepEqual([version, vendor], [1, 'toolgate']);
  assert.deepEqual(validate({ name: 'ab', sizes: [-0] }), { value: { name: 'ab', sizes: [0] } });
  assert.deepEqual(validate({ name: 'a', sizes: [1, 'x'] }), {
    issues: [
      { message: 'value length must be at least 2 but is 1', path: ['name'] },
      { message: 'value is not of type integer, got string: send it without quotes', path: ['sizes', 1] },
    ],
  });
});

test('there are at most ten places, and ten issues and a count at each', () => {
  const many = { allOf: Array.from({ length: 30 }, (_, index) => ({ minLength: index + 10 })) };
  const { validate } = standardSchema(compile({ type: 'array', items: many }))['~standard'];
  const { issues = [] } = validate(Array.from({ length: 1_000 }, () => 'a')) as {
    issues?: readonly { message: string }[];
  };
  assert.equal(issues.length, 10 * 11);
  assert.equal(issues[10]?.message, 'and 20 more');
});

test('the JSON Schema is written for either draft, and no other target is taken', () => {
  const { input, output } = standardSchema(compile(schema))['~standard'].jsonSchema;
  assert.deepEqual(input({ target: 'draft-07' }), { $schema: 'http://json-schema.org/draft-07/schema#', ...schema });
  assert.deepEqual(output({ target: 'draft-2020-12' }), {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...schema,
  });
  assert.throws(() => input({ target: 'openapi-3.0' }), ConversionError);
  assert.throws(() => input({ target: 'toString' }), ConversionError);
});

test('the dialect is the one that the root was compiled in, whether $schema names it or not', () => {
  const tuple = { items: [{ type: 'string' }] };
  const told = standardSchema(compile(tuple, { dialect: 'draft-07' }));
  const named = standardSchema(compile({ $schema: 'http://json-schema.org/draft-07/schema#', ...tuple }));
  for (const one of [told, named]) {
    assert.deepEqual(one['~standard'].jsonSchema.input({ target: 'draft-2020-12' }), {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      prefixItems: [{ type: 'string' }],
    });
  }
});
