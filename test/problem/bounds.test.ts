import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import { test } from 'node:test';
import fc from 'fast-check';
import { BOUNDS, byteLength, characters, cut, jsonBytes, unitsOf } from '../../src/problem/bounds.js';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom('a', 'é', '€', '😀', '\ud83d', '\ude00', '"', '\u0000'), maxLength: 30 }),
);

test('the bounds are those that the contract promises', () => {
  assert.deepEqual(BOUNDS, {
    entries: 10,
    problems: 10,
    problem: 200,
    choices: 600,
    key: 64,
    spelledKey: 200,
    path: 256,
    message: 2000,
    name: 128,
    names: 2000,
    digest: 4000,
    refusal: 16 * 1024,
  });
});

test('characters are code points, a lone surrogate is one', () => {
  fc.assert(
    fc.property(text, (value) => {
      assert.equal(characters(value), Array.from(value).length);
    }),
    { seed: 1, numRuns: 2000 },
  );
});

test('bytes are the UTF-8 bytes of the JSON text', () => {
  fc.assert(
    fc.property(text, (value) => {
      const json = JSON.stringify(value);
      assert.equal(byteLength(json), Buffer.byteLength(json));
      assert.equal(jsonBytes({ [value]: [value] }), Buffer.byteLength(JSON.stringify({ [value]: [value] })));
    }),
    { seed: 2, numRuns: 2000 },
  );
});

test('a text is cut to its bound by code points, and only where it is longer', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 20 }), (value, limit) => {
      const points = Array.from(value);
      const expected = points.length <= limit ? value : `${points.slice(0, limit - 1).join('')}…`;
      assert.equal(cut(value, limit), expected);
      assert.equal(unitsOf(value, limit), points.slice(0, limit).join('').length);
    }),
    { seed: 3, numRuns: 2000 },
  );
});
