import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorsOf } from '../../src/ajv/error-object.js';
import { compile } from '../../src/schema.js';

function errorOf(schema: object, data: unknown): unknown {
  const verdict = compile(schema).check(data);
  assert.ok(!verdict.ok);
  const [{ keyword, params, schemaPath } = assert.fail()] = errorsOf(verdict.entries);
  return [keyword, params, schemaPath];
}

test('each keyword has the params that Ajv gives it, as far as they are the schema’s', () => {
  const cases: readonly (readonly [object, unknown, string, object])[] = [
    [{ type: ['string', 'null'] }, 1, 'type', { type: ['string', 'null'] }],
    [{ maximum: 1 }, 2, 'maximum', { comparison: '<=', limit: 1 }],
    [{ exclusiveMinimum: 1 }, 1, 'exclusiveMinimum', { comparison: '>', limit: 1 }],
    [{ multipleOf: 0.5 }, 0.3, 'multipleOf', { multipleOf: 0.5 }],
    [{ maxLength: 1 }, 'ab', 'maxLength', { limit: 1 }],
    [{ minItems: 1 }, [], 'minItems', { limit: 1 }],
    [{ maxProperties: 0 }, { a: 1 }, 'maxProperties', { limit: 0 }],
    [{ pattern: '^a' }, 'b', 'pattern', { pattern: '^a' }],
    [{ format: 'date' }, 'b', 'format', { format: 'date' }],
    [{ const: { a: 1 } }, 'b', 'const', { allowedValue: { a: 1 } }],
    [{ enum: [1, 'a'] }, 'b', 'enum', { allowedValues: [1, 'a'] }],
    [{ uniqueItems: true }, [1, 1], 'uniqueItems', {}],
    [{ additionalProperties: false }, { a: 1 }, 'additionalProperties', {}],
    [{ contains: false }, [], 'contains', { minContains: 1 }],
  ];
  for (const [schema, data, keyword, params] of cases) {
    assert.deepEqual(errorOf(schema, data), [keyword, params, `#/${keyword}`]);
  }
  assert.deepEqual(errorOf({ properties: { a: false } }, { a: 1 }), [
    'false schema',
    {},
    '#/properties/a/false schema',
  ]);
  assert.deepEqual(errorOf({ dependentRequired: { a: ['b', 'c'] } }, { a: 1 }), [
    'dependentRequired',
    { property: 'a', missingProperty: 'b' },
    '#/dependentRequired',
  ]);
});
