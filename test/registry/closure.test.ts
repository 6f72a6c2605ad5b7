import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import type { DialectName } from '../../src/dialect/dialect.js';
import { dialectNamed } from '../../src/dialect/table.js';
import type { JsonObject } from '../../src/json/own.js';
import { closeUnknownKeys } from '../../src/registry/closure.js';
import { projectFolder, readJson } from '../support/shared-data.js';

interface ClosureCase {
  readonly description: string;
  readonly dialect?: DialectName;
  readonly schema: JsonObject;
  readonly closed: JsonObject;
}

const cases = readJson(join(projectFolder, 'spec/cases/gate/closure.json')) as readonly ClosureCase[];
const newest = dialectNamed('2020-12');

for (const { description, dialect = '2020-12', schema, closed } of cases) {
  test(description, () => {
    const before = JSON.stringify(schema);
    const made = closeUnknownKeys(schema, dialectNamed(dialect));
    assert.equal(JSON.stringify(made), JSON.stringify(closed));
    assert.equal(JSON.stringify(schema), before, 'the author’s own schema is not written to');
    if (JSON.stringify(closed) === before) assert.equal(made, schema, 'nothing changed, so nothing is copied');
  });
}

test('what does not change is the author’s own object', () => {
  const open = { type: 'string' };
  const schema = { properties: { open, inside: { properties: { open } } } };
  const { properties } = closeUnknownKeys(schema, newest) as { properties: typeof schema.properties };
  assert.equal(properties.open, open);
  assert.notEqual(properties.inside, schema.properties.inside);
  assert.equal(properties.inside.properties, schema.properties.inside.properties);
});

test('an object that stands in two places is closed once', () => {
  const shared = { properties: { x: {} } };
  const { properties } = closeUnknownKeys({ properties: { a: shared, b: shared } }, newest) as {
    properties: Record<string, unknown>;
  };
  assert.deepEqual(properties.a, { properties: { x: {} }, additionalProperties: false });
  assert.equal(properties.a, properties.b);
});

test('a schema that is no tree, can’t be read or is too deep comes back as it is', () => {
  const cycle: Record<string, unknown> = { type: 'object' };
  cycle.properties = { again: cycle };
  assert.equal((closeUnknownKeys(cycle, newest).properties as Record<string, unknown>).again, cycle);

  const throwing = {
    properties: { a: {} },
    get items(): never {
      throw new Error('secret');
    },
  };
  assert.equal(closeUnknownKeys(throwing, newest), throwing);

  let deep: Record<string, unknown> = { properties: { a: {} } };
  for (let level = 0; level < 100_000; level++) deep = { properties: { a: deep } };
  assert.equal(closeUnknownKeys(deep, newest), deep);
});

test('an instance of a class is not turned into a plain object', () => {
  const schema = { properties: { a: new Date(0), b: new Map([['properties', {}]]) } };
  const { properties } = closeUnknownKeys(schema, newest) as typeof schema;
  assert.equal(properties.a, schema.properties.a);
  assert.equal(properties.b, schema.properties.b);
});

test('a member that is undefined is left for the compiler to refuse', () => {
  const schema = { properties: { a: {} }, additionalProperties: undefined };
  assert.equal(closeUnknownKeys(schema, newest), schema);
});
