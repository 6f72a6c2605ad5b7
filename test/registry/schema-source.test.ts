import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dialectNamed } from '../../src/dialect/table.js';
import { schemaSource, SharedDefinitions } from '../../src/registry/schema-source.js';

const newest = dialectNamed('2020-12');
const none = new SharedDefinitions(undefined);

test('a schema is closed only where asked', () => {
  const schema = { properties: { a: {} } };
  assert.equal(schemaSource(schema, newest, none, 'schema'), schema);
  assert.deepEqual(schemaSource(schema, newest, none, 'refuse'), { ...schema, additionalProperties: false });
});

test('shared definitions come in as far as they are reached', () => {
  const shared = new SharedDefinitions({ one: { $ref: '#/$defs/two' }, two: {}, three: {} });
  assert.deepEqual(schemaSource({ items: { $ref: '#/$defs/one' } }, newest, shared, 'refuse'), {
    items: { $ref: '#/$defs/one' },
    $defs: { one: { $ref: '#/$defs/two' }, two: {} },
  });
  assert.deepEqual(shared.unreached(), { three: {} });
});

test('a schema that reaches none of them gets none', () => {
  const shared = new SharedDefinitions({ one: {} });
  assert.deepEqual(schemaSource({ type: 'object' }, newest, shared, 'refuse'), { type: 'object' });
});

test('a schema’s own definitions stay, reached or not, and win', () => {
  const shared = new SharedDefinitions({ one: { type: 'string' }, two: {} });
  const own = { one: { type: 'number' }, mine: {} };
  assert.deepEqual(schemaSource({ $ref: '#/$defs/one', $defs: own }, newest, shared, 'refuse').$defs, own);
});

test('a place in a shared definition is told from one in a schema’s own', () => {
  const shared = new SharedDefinitions({ one: { type: 'string' }, two: {} });
  const source = schemaSource(
    { properties: { a: { $ref: '#/$defs/two' } }, $defs: { one: { type: 'number' } } },
    newest,
    shared,
    'refuse',
  );
  assert.equal(shared.holds('/$defs/one/type', source), false);
  assert.equal(shared.holds('/$defs/two', source), true);
  assert.equal(shared.holds('/properties/two', source), false);
});

test('a reference by anchor keeps every shared definition', () => {
  const shared = new SharedDefinitions({ one: { $anchor: 'a' }, two: {} });
  assert.deepEqual(schemaSource({ $ref: '#a' }, newest, shared, 'refuse').$defs, { one: { $anchor: 'a' }, two: {} });
  assert.equal(shared.unreached(), undefined);
});

test('definitions that are no object are left for the compiler to refuse', () => {
  const schema = { $defs: [] };
  assert.equal(schemaSource(schema, newest, new SharedDefinitions({ one: {} }), 'refuse'), schema);
});
