import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { dialectNamed } from '../../src/dialect/table.js';
import { compile, type DialectName, type Root, SchemaError } from '../../src/schema.js';
import type { FrozenJson } from '../../src/json/frozen.js';
import { convertSchema } from '../../src/standard/convert.js';
import { ConversionError } from '../../src/standard/refuse.js';
import { findSuite, skipWithoutSuite } from '../support/shared-data.js';
import { readGroups, suiteFolders } from '../support/official-suite.js';
import { randomSchema, randomValue } from '../support/random-schema.js';

type Target = '2020-12' | 'draft-07';

function converted(schema: unknown, from: DialectName, to: Target): Record<string, unknown> | undefined {
  try {
    return convertSchema(schema as FrozenJson, dialectNamed(from), dialectNamed(to));
  } catch (error) {
    assert.ok(error instanceof ConversionError);
    return undefined;
  }
}

/** A random schema may be one that can't be built, such as a reference that loops. */
function compiled(schema: unknown): Root | undefined {
  try {
    return compile(schema);
  } catch (error) {
    assert.ok(error instanceof SchemaError);
    return undefined;
  }
}

test('what the drafts spell otherwise is written anew', () => {
  const newer = {
    $defs: { 'a b': { type: 'string' } },
    type: 'object',
    properties: {
      pair: { prefixItems: [{ $ref: '#/$defs/a%20b', title: 'first' }], items: false },
      list: { items: { $ref: '#/$defs/a%20b' } },
    },
    dependentRequired: { a: ['b'] },
    dependentSchemas: { c: { minProperties: 2 } },
    'x-own': { items: [1] },
  };
  const older = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    definitions: { 'a b': { type: 'string' } },
    type: 'object',
    properties: {
      pair: { items: [{ title: 'first', allOf: [{ $ref: '#/definitions/a%20b' }] }], additionalItems: false },
      list: { items: { $ref: '#/definitions/a%20b' } },
    },
    dependencies: { a: ['b'], c: { minProperties: 2 } },
    'x-own': { items: [1] },
  };
  assert.deepEqual(converted(newer, '2020-12', 'draft-07'), older);
  assert.deepEqual(converted(older, 'draft-07', '2020-12'), {
    ...newer,
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    properties: {
      pair: { prefixItems: [{ title: 'first', allOf: [{ $ref: '#/$defs/a%20b' }] }], items: false },
      list: newer.properties.list,
    },
  });
});

test('what an older draft ignores does not begin to count', () => {
  const schema = {
    properties: { a: { $ref: '#/definitions/n', minimum: 5 }, b: { minContains: 2, prefixItems: [false] } },
    definitions: { n: { type: 'number' } },
  };
  assert.deepEqual(converted(schema, 'draft-07', '2020-12'), {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    properties: { a: { $ref: '#/$defs/n' }, b: {} },
    $defs: { n: { type: 'number' } },
  });
});

test('draft-04 tells by a word beside a bound that it is exclusive', () => {
  const schema = { id: 'http://x.test/', minimum: 1, exclusiveMinimum: true, maximum: 2, exclusiveMaximum: false };
  assert.deepEqual(converted(schema, 'draft-04', 'draft-07'), {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'http://x.test/',
    exclusiveMinimum: 1,
    maximum: 2,
  });
});

test('what a draft has no word for is refused, with its place', () => {
  const schemas: readonly (readonly [object, Target, string])[] = [
    [{ properties: { a: { unevaluatedProperties: false } } }, 'draft-07', '#/properties/a/unevaluatedProperties'],
    [{ contains: true, minContains: 2 }, 'draft-07', '#/minContains'],
    [{ $dynamicRef: '#a' }, 'draft-07', '#/$dynamicRef'],
    [{ $id: 'http://x.test/', $anchor: 'a' }, 'draft-07', '#/$anchor'],
    [{ $ref: 'http://other.test/schema' }, 'draft-07', '#/$ref'],
    [{ $ref: '#/items', items: {} }, 'draft-07', '#/$ref'],
    [{ $defs: { a: true }, definitions: { a: false } }, 'draft-07', '#/definitions'],
    [{ dependentRequired: { a: ['b'] }, dependentSchemas: { a: true } }, 'draft-07', '#/dependentSchemas'],
  ];
  for (const [schema, target, place] of schemas) {
    assert.throws(
      () => convertSchema(schema as FrozenJson, dialectNamed('2020-12'), dialectNamed(target)),
      (error) => error instanceof ConversionError && error.message.startsWith(`${place}: `),
    );
  }
});

test('a boolean schema becomes an object, and a copy may be written to', () => {
  const $schema = 'https://json-schema.org/draft/2020-12/schema';
  assert.deepEqual(converted(true, '2020-12', '2020-12'), { $schema });
  assert.deepEqual(converted(false, '2020-12', '2020-12'), { $schema, not: {} });
  const schema = Object.freeze({ enum: Object.freeze([Object.freeze({ a: 1 })]) });
  const copy = converted(schema, '2020-12', 'draft-07') as { enum: { a: number }[] };
  copy.enum[0]!.a = 2;
  assert.equal((schema.enum[0] as { a: number }).a, 1);
});

test('a converted schema accepts what the schema accepts', () => {
  let compared = 0;
  fc.assert(
    fc.property(randomSchema, fc.array(randomValue, { minLength: 1, maxLength: 5 }), (schema, values) => {
      const older = converted(schema, '2020-12', 'draft-07');
      const root = compiled(schema);
      if (older === undefined || root === undefined) return;
      const other = compile(older);
      for (const value of values) {
        compared++;
        assert.equal(other.test(value), root.test(value));
      }
    }),
    { seed: 7, numRuns: 500 },
  );
  assert.ok(compared > 200, String(compared));
});

describe('the official suite', { skip: skipWithoutSuite() }, () => {
  for (const from of Object.keys(suiteFolders) as DialectName[]) {
    for (const to of ['2020-12', 'draft-07'] as const) {
      test(`${from} as ${to}: what can be written accepts the same`, () => {
        const wrong: string[] = [];
        let compared = 0;
        for (const { schema, tests, description, file } of readGroups(findSuite()!, from)) {
          const written = converted(schema, from, to);
          if (written === undefined || JSON.stringify(schema).includes('localhost:1234')) continue;
          const root = compile(written, { unknownFormats: 'ignore', formats: 'annotate' });
          for (const { data, valid, description: what } of tests) {
            compared++;
            if (root.test(data) !== valid) wrong.push(`${file}: ${description}: ${what}`);
          }
        }
        assert.deepEqual(wrong, []);
        assert.ok(compared > 200, String(compared));
      });
    }
  }
});
