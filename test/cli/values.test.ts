import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CommandLineError } from '../../src/cli/command-line-error.js';
import { type ReadValue, readValues } from '../../src/cli/values.js';
import { collect, textSource } from './streams.js';

const source = 'text';

function read(text: string, limit?: number): Promise<ReadValue[]> {
  return collect(readValues(textSource(text), limit));
}

async function assertFails(text: string, message: RegExp, limit?: number): Promise<void> {
  await assert.rejects(
    read(text, limit),
    (error) => error instanceof CommandLineError && message.test(error.message) && !error.message.includes('\n'),
  );
}

test('one value a line, blank lines between them', async () => {
  assert.deepEqual(await read('\n{"a": 1}\n  \n[2, 3]\n'), [
    { place: { source, line: 2 }, value: { a: 1 } },
    { place: { source, line: 4, item: 1 }, value: 2 },
    { place: { source, line: 4, item: 2 }, value: 3 },
  ]);
});

test('one text over several lines, whose array gives its items', async () => {
  assert.deepEqual(await read('{\n  "a": 1\n}\n'), [{ place: { source }, value: { a: 1 } }]);
  assert.deepEqual(await read('[\n  1,\n  2\n]'), [
    { place: { source, item: 1 }, value: 1 },
    { place: { source, item: 2 }, value: 2 },
  ]);
  assert.deepEqual(await read('[\n]'), []);
});

test('a source that is one text has no lines', async () => {
  const one = { ...textSource('{"a": 1}'), isOneText: true };
  assert.deepEqual(await collect(readValues(one)), [{ place: { source }, value: { a: 1 } }]);
  await assert.rejects(
    collect(readValues({ ...textSource('{"a": }\n{}'), isOneText: true })),
    /^CommandLineError: text: is not JSON at line 1, column 7: a value is expected$/u,
  );
});

test('a line that is not JSON is told with its column, and the others are read', async () => {
  const fault = 'is not JSON at column 7: a value is expected';
  for (const lines of [
    ['{"a": }', '2', '3'],
    ['1', '{"a": }', '3'],
    ['1', '2', '{"a": }'],
  ]) {
    const expected = lines.map((line, index) => {
      const place = { source, line: index + 1 };
      return line.startsWith('{') ? { place, fault } : { place, value: Number(line) };
    });
    assert.deepEqual(await read(lines.join('\n')), expected);
  }
});

test('a text that is no JSON at all is refused with line and column, and not quoted', async () => {
  await assertFails('\n{\n  "secret": nope\n}', /^text: is not JSON at line 3, column 13: a value is expected$/u);
  await assertFails('secret', /^text: is not JSON at line 1, column 1: a value is expected$/u);
  await assertFails('{"a": 1', /^text: is not JSON at line 1, column 8: a comma or a closing brace is expected$/u);
});

test('an empty source is refused', async () => {
  await assertFails('', /^text: is empty/u);
  await assertFails(' \n\n', /^text: is empty/u);
});

test('numbers keep every digit, and a name that occurs twice is a fault', async () => {
  assert.deepEqual(await read('12345678901234567890'), [{ place: { source, line: 1 }, value: 12345678901234567890n }]);
  assert.deepEqual(await read('1\n{"a": 1, "a": 2}'), [
    { place: { source, line: 1 }, value: 1 },
    { place: { source, line: 2 }, fault: 'is not JSON at column 10: the property name occurs twice in its object' },
  ]);
});

test('a value nested beyond what the gates accept can be read, so that they can refuse it', async () => {
  const deep = '['.repeat(300) + ']'.repeat(300);
  assert.equal((await read(`{"a": ${deep}}`)).length, 1);
});

test('a line beyond the limit is a fault, and the others are read', async () => {
  assert.deepEqual(await read('[1]\n[1, 2, 3, 4]\n[5]', 5), [
    { place: { source, line: 1, item: 1 }, value: 1 },
    { place: { source, line: 2 }, fault: 'is longer than 5 characters: write one value a line (JSONL)' },
    { place: { source, line: 3, item: 1 }, value: 5 },
  ]);
});

test('a text over several lines is read whole up to the limit and refused beyond it', async () => {
  const text = '[\n1,\n2\n]';
  assert.equal((await read(text, text.length)).length, 2);
  await assertFails(text, /^text: is longer than 6 characters: write one value a line/u, 6);
});
