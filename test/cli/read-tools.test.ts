import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CommandLineError } from '../../src/cli/command-line-error.js';
import { readTools } from '../../src/cli/read-tools.js';
import { textSource } from './streams.js';

const tool = { name: 'a', inputSchema: { type: 'object' } };

test('tools are read from a list, an array, one a line, or one alone', async () => {
  const text = JSON.stringify(tool);
  for (const content of [
    `{"tools": [${text}, ${text}]}`,
    `[${text}, ${text}]`,
    `[\n${text},\n${text}\n]`,
    `${text}\n\n${text}\n`,
  ]) {
    assert.deepEqual(await readTools(textSource(content)), [tool, tool], content);
  }
  assert.deepEqual(await readTools(textSource(JSON.stringify(tool, null, 2))), [tool]);
});

test('the numbers of a schema are the doubles that JSON.parse gives', async () => {
  const text =
    '{"name": "a", "inputSchema": {"maximum": 9223372036854775807, "minimum": -0.1000000000000000000001, "multipleOf": 1.0, "__proto__": 1}}';
  assert.deepEqual(await readTools(textSource(text)), [JSON.parse(text)]);
});

test('what is no tool is refused with its place, and not quoted', async () => {
  for (const [content, message] of [
    ['{"secret": 1}', /^text, line 1: is no tool: expected a tools\/list answer, /u],
    [`[${JSON.stringify(tool)}, "secret"]`, /^text, line 1, item 2: is no tool/u],
    [`${JSON.stringify(tool)}\nsecret`, /^text, line 2: is not JSON at column 1: a value is expected$/u],
    ['[]', /^text: holds no tools: expected/u],
    ['{"tools": []}', /^text: holds no tools: expected/u],
    ['', /^text: is empty/u],
  ] as const) {
    await assert.rejects(
      readTools(textSource(content)),
      (error) => error instanceof CommandLineError && message.test(error.message) && !error.message.includes('secret'),
      content,
    );
  }
});
