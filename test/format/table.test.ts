import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formats } from '../../src/format/table.js';

test('the table holds the nineteen formats of 2020-12 under their own names', () => {
  const names =
    'date date-time duration email hostname idn-email idn-hostname ipv4 ipv6 iri iri-reference json-pointer regex ' +
    'relative-json-pointer time uri uri-reference uri-template uuid';
  assert.equal([...formats.keys()].sort().join(' '), names);
  for (const [name, format] of formats) assert.equal(format.name, name);
});

test('the examples are of their formats', () => {
  const shown = [...formats.values()].filter(({ example }) => example !== undefined);
  assert.ok(shown.length >= 15);
  for (const { name, check, example } of shown) assert.equal(check(example!), true, name);
});

test('no format throws on any text, lone surrogates included', () => {
  const examples = [...formats.values()].flatMap(({ example }) => example ?? []);
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    fc.constantFrom(...examples, 'xn--', '%', '%4', '{', '[', '"', '\\', '@', '::', '\u200d', '\u05d0', '~'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('');
      for (const { name, check } of formats.values()) {
        assert.equal(typeof check(text), 'boolean', name);
      }
    }),
    { seed: 19, numRuns: 2000 },
  );
});

test('formats that hold others agree with them', () => {
  const piece = fc.constantFrom('a', 'b:', '/', '//', '?', '#', '@', ':', '8', '[::1]', '%41', '%', '\u00fc', '{', '.');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('');
      const is = (name: string): boolean => formats.get(name)!.check(text);
      const isAscii = !text.includes('\u00fc');
      assert.equal(is('uri'), is('iri') && isAscii, text);
      assert.equal(is('uri-reference'), is('iri-reference') && isAscii, text);
      assert.ok(!is('uri') || is('uri-reference'), text);
      assert.ok(!is('iri') || is('iri-reference'), text);
    }),
    { seed: 3986, numRuns: 5000 },
  );
});
