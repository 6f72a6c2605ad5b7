import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerJson, answerText } from '../../src/cli/print-answer.js';
import { createRegistry } from '../../src/index.js';
import type { Tool } from '../../src/index.js';
import { TOOLS } from './streams.js';

const { tools } = JSON.parse(TOOLS) as { tools: Tool[] };
const registry = createRegistry({ tools });
const place = { source: 'calls.jsonl', line: 3 };

function textOf(tool: string, args: unknown): string[] {
  return answerText(place, registry.check(tool, args)).split('\n');
}

test('a call that passed is one line', () => {
  assert.deepEqual(textOf('search', { query: 'x' }), ['calls.jsonl, line 3: passed (search)', '']);
  assert.deepEqual(textOf('tasks', { action: 'create', data: { title: 'x' } }), [
    'calls.jsonl, line 3: passed (tasks create)',
    '',
  ]);
});

test('a refusal has a line for each entry', () => {
  assert.deepEqual(textOf('search', { query: 1, limit: 'x' }), [
    'calls.jsonl, line 3: refused, invalid_values',
    '  arguments.limit: value is not of type integer, got string: send it without quotes',
    '  arguments.query: value is not of type string, got integer',
    '',
  ]);
  const keys = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`key${String(index)}`, 1]));
  const lines = textOf('search', { query: 'x', ...keys });
  assert.equal(lines.length, 13);
  assert.equal(lines[11], '  and 2 more');
});

test('an unknown key is told with what was meant, or what to do', () => {
  assert.equal(
    textOf('search', { query: 'x', limt: 1 })[1],
    "  arguments.limt: key is not known here: did you mean 'limit'?",
  );
  assert.equal(textOf('search', { query: 'x', other: 1 })[1], '  arguments.other: key is not known here');
  assert.equal(
    textOf('tasks', { action: 'create', title: 'x' })[1],
    '  arguments.title: key is not known here: put it inside data',
  );
});

test('a refusal without entries has its message, and the names that there are', () => {
  assert.deepEqual(textOf('search', {}).slice(1), [
    "  The arguments for tool 'search' lack the required property 'query'.",
    '',
  ]);
  assert.equal(textOf('serch', {})[2], '  valid tools: search, tasks, help');
  assert.equal(textOf('tasks', {})[2], '  valid actions: create');
  const many = createRegistry({
    tools: Array.from({ length: 500 }, (_, index) => ({ name: `tool${String(index)}`, inputSchema: {} })),
  });
  assert.match(answerText(place, many.check('x', {})), /valid tools: .* and \d+ more\n$/u);
});

test('for machines an answer is a JSON object on one line, without the data', () => {
  assert.equal(
    answerJson(place, registry.check('search', { query: 'secret' })),
    '{"source":"calls.jsonl","line":3,"ok":true,"tool":"search"}\n',
  );
  const outcome = registry.check('search', { query: 12345 });
  assert.ok(!outcome.ok);
  const json = answerJson({ source: 'a', item: 2 }, outcome);
  assert.equal(json.indexOf('\n'), json.length - 1);
  const { refusal, fingerprint } = outcome;
  assert.deepEqual(JSON.parse(json), {
    source: 'a',
    item: 2,
    ok: false,
    refusal: JSON.parse(JSON.stringify(refusal)) as unknown,
    fingerprint,
  });
});
