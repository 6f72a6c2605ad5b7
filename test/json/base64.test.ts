import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { decodeBase64 } from '../../src/json/base64.js';

test('decodes what another implementation encoded, whatever the bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
      assert.deepEqual(decodeBase64(Buffer.from(bytes).toString('base64')), bytes);
    }),
    { seed: 1, numRuns: 500 },
  );
});

test('refuses what is no base64', () => {
  const faulty = ['A', 'AB', 'ABC', 'AB=C', 'A===', '====', 'AB C', 'AB\nC', 'AB-_', 'ABÿD', 'AR==', 'ABD=', 'AB=='];
  const refused = faulty.filter((text) => decodeBase64(text) === undefined);
  assert.deepEqual(refused, [
    'A',
    'AB',
    'ABC',
    'AB=C',
    'A===',
    '====',
    'AB C',
    'AB\nC',
    'AB-_',
    'ABÿD',
    'AR==',
    'ABD=',
    'AB==',
  ]);
});

test('the empty text holds no bytes', () => {
  assert.deepEqual(decodeBase64(''), new Uint8Array(0));
});
