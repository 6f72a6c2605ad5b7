import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CommandLineError } from '../../src/cli/command-line-error.js';
import { readLines } from '../../src/cli/lines.js';
import { collect, textSource } from './streams.js';

test('lines come with their numbers, however the bytes are cut', async () => {
  const text = 'one\r\n\nthree é 😀\nfour';
  for (const size of [1, 2, 3, 7, 1000]) {
    assert.deepEqual(await collect(readLines(textSource(text, size))), [
      { number: 1, text: 'one' },
      { number: 2, text: '' },
      { number: 3, text: 'three é 😀' },
      { number: 4, text: 'four' },
    ]);
  }
});

test('a text that ends in a line feed has no line behind it, and an empty text has none', async () => {
  assert.deepEqual(await collect(readLines(textSource('one\n'))), [{ number: 1, text: 'one' }]);
  assert.deepEqual(await collect(readLines(textSource(''))), []);
});

test('of a line beyond the limit nothing is held, and the next is read', async () => {
  assert.deepEqual(await collect(readLines(textSource('12345\n123456\n1'), 5)), [
    { number: 1, text: '12345' },
    { number: 2, text: undefined },
    { number: 3, text: '1' },
  ]);
});

test('a byte order mark at the beginning is passed over', async () => {
  assert.deepEqual(await collect(readLines(textSource('\ufeff{}'))), [{ number: 1, text: '{}' }]);
});

test('bytes that are not UTF-8 are refused with the line', async () => {
  for (const bytes of [
    [10, 10, 0xff, 0xfe],
    [10, 10, 0xc3],
  ]) {
    await assert.rejects(
      collect(readLines(textSource(Uint8Array.from(bytes), 1))),
      (error) => error instanceof CommandLineError && error.message.startsWith('text: is not UTF-8 text (at line 3'),
    );
  }
});
