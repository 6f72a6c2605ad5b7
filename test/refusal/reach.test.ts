import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reachOf } from '../../src/refusal/reach.js';

/** What is reached, as arrays that can be compared. */
function reached(schema: Record<string, unknown>, names: string[], others: unknown = {}): Record<string, string[]> {
  const entries = [...reachOf(schema, names, others)].map(([keyword, found]) => [keyword, [...found].sort()]);
  return Object.fromEntries(entries) as Record<string, string[]>;
}

test('references are followed through definitions and properties, also in a ring', () => {
  const schema = {
    properties: { a: { anyOf: [{ $ref: '#/$defs/x' }] }, b: {}, c: {} },
    $defs: { x: { items: { $ref: '#/$defs/y/properties/z' } }, y: { $ref: '#/properties/b' }, z: {} },
  };
  assert.deepEqual(reached(schema, ['a']), { properties: ['a', 'b'], $defs: ['x', 'y'] });
  assert.deepEqual(reached(schema, ['c']), { properties: ['c'] });
});

test('a pointer is read with its escapes', () => {
  const schema = { properties: { a: { $ref: '#/$defs/x~1y%20z' } }, $defs: { 'x/y z': {}, x: {} } };
  assert.deepEqual(reached(schema, ['a']), { properties: ['a'], $defs: ['x/y z'] });
});

test('a reference that is no pointer keeps every definition', () => {
  for (const reference of ['#anchor', 'https://example.com/x', 'x/$defs/x', '#/%', '#/~2']) {
    const schema = { properties: { a: { $dynamicRef: reference } }, $defs: { x: {}, y: {} }, definitions: { z: {} } };
    assert.deepEqual(reached(schema, ['a']), { properties: ['a'], $defs: ['x', 'y'], definitions: ['z'] });
  }
});

test('a reference to the root or to nothing keeps nothing more', () => {
  const schema = { properties: { a: { items: { $ref: '#' } }, b: { $ref: '#/$defs/none' } }, $defs: { x: {} } };
  assert.deepEqual(reached(schema, ['a', 'b', 'toString']), { properties: ['a', 'b'] });
});

test('what the other parts of the root reach is kept whatever is named', () => {
  const schema = { properties: { a: {} }, $defs: { x: {} } };
  assert.deepEqual(reached(schema, [], [{ $ref: '#/$defs/x' }]), { $defs: ['x'] });
});

test('a property that is named $ref is no reference', () => {
  const schema = { properties: { a: { properties: { $ref: { type: 'string' } } } }, $defs: { x: {} } };
  assert.deepEqual(reached(schema, ['a']), { properties: ['a'] });
});
