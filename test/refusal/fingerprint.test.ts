import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import { test } from 'node:test';
import fc from 'fast-check';
import { fingerprint, fnv1a } from '../../src/refusal/fingerprint.js';

/** FNV-1a 64 as the draft writes it, over bytes. */
function reference(bytes: Iterable<number>): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of bytes) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}

test('the test vectors of the draft hold for the reference', () => {
  assert.equal(reference(Buffer.from('')), 'cbf29ce484222325');
  assert.equal(reference(Buffer.from('a')), 'af63dc4c8601ec8c');
  assert.equal(reference(Buffer.from('foobar')), '85944171f73967e8');
});

test('texts are hashed by their UTF-8 bytes, each ended by a byte of its own', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom('a', 'é', '€', '😀', '\u0000') }), { maxLength: 5 }),
      (texts) => {
        const bytes = texts.flatMap((text) => [...Buffer.from(text), 0xff]);
        assert.equal(fnv1a(texts), reference(bytes));
      },
    ),
    { seed: 1, numRuns: 500 },
  );
});

test('the code points at the edges of one, two, three and four bytes have the bytes of UTF-8', () => {
  for (const text of ['\x7f', '\x80', '\u07ff', '\u0800', '\uffff', '\u{10000}', '\u{10ffff}']) {
    assert.equal(fnv1a([`${text}a`]), reference([...Buffer.from(`${text}a`), 0xff]), JSON.stringify(text));
  }
});

test('texts do not run into one another', () => {
  assert.notEqual(fnv1a(['ab', 'c']), fnv1a(['a', 'bc']));
  assert.notEqual(fnv1a(['a', '']), fnv1a(['a']));
});

test('the facts are a set: neither order nor repeats count, but each of them does', () => {
  const one = fingerprint('invalid_values', 'tasks', 'create', ['a', 'b']);
  assert.equal(fingerprint('invalid_values', 'tasks', 'create', ['b', 'a', 'b']), one);
  assert.notEqual(fingerprint('invalid_values', 'tasks', 'create', ['a']), one);
  assert.notEqual(fingerprint('invalid_values', 'tasks', 'update', ['a', 'b']), one);
  assert.notEqual(fingerprint('invalid_values', 'files', 'create', ['a', 'b']), one);
  assert.notEqual(fingerprint('unknown_params', 'tasks', 'create', ['a', 'b']), one);
});
