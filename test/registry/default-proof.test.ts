import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dialectNamed } from '../../src/dialect/table.js';
import { compileRoot } from '../../src/evaluate/root.js';
import type { FrozenObject } from '../../src/json/frozen.js';
import { proveDefaults, rootOfProperties } from '../../src/registry/default-proof.js';
import { Report } from '../../src/registry/report.js';

const declared = { a: { type: 'integer' }, b: { items: { type: 'string' } } };
const root = compileRoot({ properties: declared });

function prove(defaults: FrozenObject): readonly [unknown, readonly string[]] {
  const report = new Report('t');
  const proven = proveDefaults({ defaults, declared, root }, report);
  return [proven, report.faults.map(({ pointer }) => pointer)];
}

test('proven defaults are those that the root read', () => {
  assert.deepEqual(prove({ a: 1, b: ['x'] }), [{ a: 1, b: ['x'] }, []]);
  assert.deepEqual(prove({}), [{}, []]);
  assert.ok(Object.is((prove({ a: -0 })[0] as { a: number }).a, 0));
});

test('every default that is refused is a fault at its place', () => {
  assert.deepEqual(prove({ a: 'x', b: ['x', 1, 2] }), [{}, ['/defaults/a', '/defaults/b/1', '/defaults/b/2']]);
});

test('undeclared names come first: nothing else would speak of them', () => {
  assert.deepEqual(prove({ z: 1, toString: 1, a: 'x' }), [{}, ['/defaults/z', '/defaults/toString']]);
});

test('a root of properties reads them wherever their references lead, and by nothing else of the schema', () => {
  const schema: FrozenObject = {
    $id: 'https://example.test/tool',
    properties: {
      'a/b': { $ref: '#/$defs/n' },
      '50%': { $ref: '#/properties/a~1b' },
      'ü#': { $ref: '#' },
      '\ud800': { type: 'null' },
      other: false,
    },
    required: ['missing'],
    anyOf: [{ required: ['missing'] }],
    $defs: { n: { type: 'integer' } },
  };
  const some = rootOfProperties(schema, ['a/b', '50%', 'ü#', '\ud800'], {}, dialectNamed('2020-12'));
  assert.equal(some.test({ 'a/b': 1, '50%': 2 }), true);
  assert.equal(some.test({ 'a/b': 'x' }), false);
  assert.equal(some.test({ '50%': 'x' }), false);
  assert.equal(some.test({ '\ud800': 1 }), false);
  assert.equal(some.test({ 'ü#': {} }), false, 'there the whole schema applies');
  assert.equal(some.test({ 'ü#': { missing: 1 } }), true);
});
