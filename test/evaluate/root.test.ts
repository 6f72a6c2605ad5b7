import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileRoot } from '../../src/evaluate/root.js';
import { compile, SchemaError } from '../../src/schema.js';

test('an accepted value is passed on as it is', () => {
  const data = { a: [1] };
  const verdict = compile({ properties: { a: { items: { type: 'integer' } } } }).check(data);
  assert.deepEqual(verdict, { ok: true, data });
  assert.equal(verdict.ok && verdict.data, data);
});

test('100,000 wrong items give ten entries and their count', () => {
  const data = Array.from({ length: 100_000 }, () => 'x');
  const verdict = compile({ items: { type: 'integer' } }).check(data);
  assert.ok(!verdict.ok);
  assert.equal(verdict.count, 100_000);
  assert.deepEqual(
    verdict.entries.map(({ path }) => path),
    Array.from({ length: 10 }, (_, index) => `data[${index}]`),
  );
  assert.ok(JSON.stringify(verdict).length <= 16_384);
});

test('the facts for programs are there, and no stringify shows them', () => {
  const verdict = compile({ properties: { a: { minimum: 1 } } }).check({ a: 0 });
  assert.ok(!verdict.ok);
  const [entry] = verdict.entries;
  assert.deepEqual(entry?.segments, ['a']);
  assert.deepEqual(entry.causes, [{ keyword: 'minimum', bound: '1', pointer: '/properties/a/minimum' }]);
  assert.deepEqual(Object.keys(entry), ['path', 'pointer', 'problems']);
});

test('data nested beyond the depth that a recursive schema follows is refused by that limit', () => {
  const root = compile({ properties: { a: { $ref: '#' } } }, { limits: { depth: 20 } });
  const nested = (levels: number): unknown => (levels === 0 ? {} : { a: nested(levels - 1) });
  assert.equal(root.test(nested(20)), true);
  assert.equal(root.test(nested(21)), false);
  const verdict = root.check(nested(21));
  assert.deepEqual(!verdict.ok && verdict.entries[0]?.problems, ['value is nested too deeply to be checked']);
});

test('a limit that is met is no acceptance under not, anyOf, if, contains or oneOf', () => {
  const $defs = { deep: { properties: { a: { $ref: '#/$defs/deep' } } } };
  const deep = { $ref: '#/$defs/deep' };
  const nested = (levels: number): unknown => (levels === 0 ? {} : { a: nested(levels - 1) });
  for (const schema of [
    { not: deep },
    { anyOf: [deep, true] },
    { oneOf: [deep, true] },
    { if: deep, then: false },
    { if: { not: deep }, else: false },
  ]) {
    const root = compile({ ...schema, $defs }, { limits: { depth: 20 } });
    assert.equal(root.test(nested(40)), false, JSON.stringify(schema));
    assert.equal(root.check(nested(40)).ok, false);
  }
  const contains = compile({ contains: { not: deep }, $defs }, { limits: { depth: 20 } });
  assert.equal(contains.test([nested(40)]), false);
});

test('changing the schema or a document after compiling changes nothing', () => {
  const schema = { properties: { a: { $ref: 'https://example.com/n' } }, required: ['a'] };
  const documents = { 'https://example.com/n': { type: 'integer' } };
  const root = compile(schema, { documents });
  schema.required.push('b');
  documents['https://example.com/n'].type = 'string';
  assert.equal(root.test({ a: 1 }), true);
  assert.equal(root.check({ a: 'x' }).ok, false);
  assert.throws(() => {
    (root.schema as { required: string[] }).required.push('c');
  }, TypeError);
});

test('a custom format may check by another root, and one that throws refuses', () => {
  const inner = compile({ properties: { a: { $ref: '#' } }, type: 'object' });
  const customFormats = {
    nested: { type: 'string', check: (text: string) => inner.test(JSON.parse(text)) },
  } as const;
  const root = compile({ properties: { s: { format: 'nested' }, next: { $ref: '#' } } }, { customFormats });
  assert.equal(root.test({ s: '{"a":{}}', next: { s: '{}' } }), true);
  assert.equal(root.test({ s: '{"a":1}' }), false);
  assert.equal(root.test({ s: 'no JSON' }), false);
  assert.equal(root.check({ next: { s: '[]' } }).ok, false);
  const flat = compile({ properties: { n: { type: 'integer' }, s: { format: 'nested' } } }, { customFormats });
  const verdict = flat.check({ n: -0, s: '{"a":{}}' });
  assert.ok(verdict.ok && Object.is((verdict.data as { n: number }).n, 0), 'what the inner root forgets is its own');
});

test('names required elsewhere make null no habit, and are asked for by no keyword', () => {
  const root = compileRoot({ properties: { a: { type: 'string' } } }, { required: ['a'] });
  assert.deepEqual(root.read({}), { ok: true, data: {} });
  const verdict = root.check({ a: null });
  assert.deepEqual(!verdict.ok && verdict.entries[0]?.problems, ['value is not of type string, got null']);
});

test('every fault comes in one error, whose message names each place', () => {
  assert.throws(
    () => compile({ type: 'int', properties: { a: 5 } }),
    (error) => {
      assert.ok(error instanceof SchemaError);
      assert.deepEqual(
        error.faults.map(({ pointer }) => pointer),
        ['/type', '/properties/a'],
      );
      assert.match(error.message, /^\/type: .*\n\/properties\/a: /u);
      return true;
    },
  );
});

test('a root tells the dialect that it is read in: that of $schema, or of a metaschema, before the one asked for', () => {
  const own = 'https://example.com/metaschema';
  const documents = { [own]: { $id: own, $schema: 'https://json-schema.org/draft/2019-09/schema', type: 'object' } };
  assert.equal(compile(true).dialect, '2020-12');
  assert.equal(compile({ type: 'string' }, { dialect: 'draft-06' }).dialect, 'draft-06');
  assert.equal(
    compile({ $schema: 'http://json-schema.org/draft-04/schema#' }, { dialect: 'draft-07' }).dialect,
    'draft-04',
  );
  assert.equal(compile({ $schema: own }, { documents }).dialect, '2019-09');
});
