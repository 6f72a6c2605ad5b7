import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CommandLineError } from '../../src/cli/command-line-error.js';
import { readCalls } from '../../src/cli/read-calls.js';
import { collect, textSource } from './streams.js';

const source = 'text';
const call = { tool: 'a', arguments: undefined, isText: false };

test('calls come with their places; what is no call is told, and the others are read', async () => {
  const [first, second, third] = await collect(readCalls(textSource('{"name": "a"}\n{"secret": 1}\n{"tool": "a"}')));
  assert.deepEqual(first, { place: { source, line: 1 }, call });
  assert.deepEqual(second!.place, { source, line: 2 });
  assert.match(second!.fault!, /^is no call of a known shape: expected \{name, arguments\}, /u);
  assert.ok(!second!.fault!.includes('secret'));
  assert.deepEqual(third, { place: { source, line: 3 }, call });
});

test('a line that is not JSON is told with its place', async () => {
  const [, second] = await collect(readCalls(textSource('{"name": "a"}\nnope')));
  assert.deepEqual(second, { place: { source, line: 2 }, fault: 'is not JSON at column 1: a value is expected' });
});

test('the calls of a list are items', async () => {
  const read = await collect(readCalls(textSource('{"calls": [{"name": "a"}, {"name": "a"}]}')));
  assert.deepEqual(
    read.map(({ place }) => place),
    [
      { source, line: 1, item: 1 },
      { source, line: 1, item: 2 },
    ],
  );
});

test('a source without a call is refused', async () => {
  for (const text of ['[]', '{"calls": []}']) {
    await assert.rejects(
      collect(readCalls(textSource(text))),
      (error) => error instanceof CommandLineError && error.message.startsWith('text: holds no call: expected'),
    );
  }
});
