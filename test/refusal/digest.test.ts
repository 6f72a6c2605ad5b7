import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digestOf, type Digest, type DigestSource } from '../../src/refusal/digest.js';
import type { InputSchema } from '../../src/refusal/refusal.js';

const text = (length: number): object => ({ description: 'd'.repeat(length) });
/** What a digest shows when its entries point into some properties. */
const shownOf = (digest: Digest, ...pointed: string[]): InputSchema | undefined => digest.show(pointed)?.schema;
const source = (schema: object, rest: Partial<DigestSource> = {}): DigestSource => ({
  schema: { type: 'object', ...schema },
  required: [],
  defaults: {},
  ...rest,
});

test('a digest that fits shows all properties, what is required, the defaults, and the definitions they reach', () => {
  const digest = digestOf({
    schema: {
      type: 'object',
      properties: { a: { $ref: '#/$defs/x' }, b: true },
      additionalProperties: false,
      $defs: { x: { $ref: '#/$defs/y' }, y: {}, z: {} },
    },
    required: ['a'],
    defaults: { b: 1 },
  });
  assert.equal(
    JSON.stringify(shownOf(digest)),
    '{"properties":{"a":{"$ref":"#/$defs/x"},"b":true},"required":["a"],"defaults":{"b":1},"$defs":{"x":{"$ref":"#/$defs/y"},"y":{}}}',
  );
});

test('what else the root says is shown, but for its names and for being closed', () => {
  const silent = {
    $schema: 's',
    $id: 'i',
    id: 'i',
    $comment: 'c',
    title: 't',
    description: 'd',
    default: {},
    examples: [],
  };
  const root = { ...silent, required: ['a', 'b'], patternProperties: { '^x': {} }, minProperties: 1 };
  assert.deepEqual(shownOf(digestOf(source(root, { required: ['a'], defaults: { c: 1 } }))), {
    properties: {},
    required: ['a'],
    defaults: {},
    patternProperties: { '^x': {} },
    minProperties: 1,
  });
  assert.equal(shownOf(digestOf(source({ propertyNames: false })))?.propertyNames, false);
  const open = shownOf(digestOf(source({ additionalProperties: { type: 'string' } })));
  assert.deepEqual(open?.additionalProperties, { type: 'string' });
});

test('definitions are shown where the schema has them, and those that other parts of the root reach', () => {
  const root = {
    anyOf: [{ $ref: '#/definitions/a' }],
    properties: { p: { $ref: '#/$defs/a' } },
    definitions: { a: { const: 1 }, b: {} },
    $defs: { a: { const: 2 }, b: {} },
  };
  const shown = shownOf(digestOf(source(root)));
  assert.deepEqual([shown?.$defs, shown?.definitions], [{ a: { const: 2 } }, { a: { const: 1 } }]);
});

test('a digest of just 4,000 characters is whole; one more, and only the properties pointed to are kept', () => {
  const frame = '{"properties":{"a":{"description":""},"b":{}},"required":[],"defaults":{}}'.length;
  const whole = shownOf(digestOf(source({ properties: { a: text(4000 - frame), b: {} } })), 'b');
  assert.deepEqual(Object.keys(whole?.properties ?? {}), ['a', 'b']);
  const part = shownOf(digestOf(source({ properties: { a: text(4001 - frame), b: {} } })), 'b');
  assert.deepEqual(part, { properties: { b: {} }, required: [], defaults: {}, more: 1 });
});

test('a smaller digest keeps what its properties reach, and their defaults alone', () => {
  const properties = {
    long: text(5000),
    a: { $ref: '#/$defs/x' },
    b: { items: { $ref: '#/properties/c' } },
    c: { type: 'string' },
  };
  const $defs = { x: { properties: { inner: { $ref: '#/$defs/x' } } }, unused: text(5000) };
  const digest = digestOf(source({ properties, $defs }, { required: ['long'], defaults: { a: 1, c: 2, long: 3 } }));
  assert.deepEqual(shownOf(digest, 'a'), {
    properties: { a: properties.a },
    required: ['long'],
    defaults: { a: 1 },
    $defs: { x: $defs.x },
    more: 3,
  });
  assert.deepEqual(shownOf(digest, 'b', 'unknown', '__proto__'), {
    properties: { b: properties.b, c: properties.c },
    required: ['long'],
    defaults: { c: 2 },
    more: 2,
  });
});

test('a digest that is still too long is left out', () => {
  const digest = digestOf(source({ properties: { a: text(5000), b: {} } }));
  assert.equal(shownOf(digest, 'a'), undefined);
  assert.notEqual(shownOf(digest, 'b'), undefined);
});

test('the length of a digest counts characters, not units', () => {
  assert.notEqual(shownOf(digestOf(source({ properties: { a: { description: '😀'.repeat(3900) } } }))), undefined);
});

test('a property named __proto__ is a property', () => {
  const properties = JSON.parse('{"__proto__":{"type":"string"}}') as object;
  const shown = shownOf(digestOf(source({ properties })));
  assert.equal(JSON.stringify(shown?.properties), '{"__proto__":{"type":"string"}}');
});

test('nothing is read of the schema before a refusal shows it, and the whole is made once', () => {
  let reads = 0;
  const schema = new Proxy(source({ properties: { a: {} } }).schema, {
    ownKeys(target) {
      reads++;
      return Reflect.ownKeys(target);
    },
  });
  const digest = digestOf({ schema, required: [], defaults: {} });
  assert.equal(reads, 0);
  assert.equal(shownOf(digest), shownOf(digest, 'a'));
  assert.equal(reads, 1);
});
