import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { createRegistry, type Tool } from '../../src/index.js';
import { inFolder, runWith, TOOLS } from './streams.js';

const files = {
  'tools.json': TOOLS,
  'good.jsonl':
    '{"name": "search", "arguments": {"query": "x"}}\n{"type": "tool_use", "name": "search", "input": {"query": "y"}}\n',
  'bad.jsonl':
    '{"name": "search", "arguments": {"query": "secret", "limit": "secret"}}\n{"name": "search", "arguments": secret}\n{"name": "search", "arguments": "{\\"query\\": \\"x\\"}"}\n',
};

function withFiles(use: (path: (name: string) => string) => Promise<void>): Promise<void> {
  return inFolder(files, (folder) => use((name) => join(folder, name)));
}

test('calls that all pass give exit code 0 and a summary', async () => {
  await withFiles(async (path) => {
    const ran = await runWith(['check', path('tools.json'), path('good.jsonl')]);
    assert.equal(ran.code, 0);
    assert.equal(ran.errors, '');
    assert.deepEqual(ran.output.split('\n'), [
      `${path('good.jsonl')}, line 1: passed (search)`,
      `${path('good.jsonl')}, line 2: passed (search)`,
      '2 calls: 2 passed, 0 refused',
      '',
    ]);
  });
});

test('a refused call gives exit code 1', async () => {
  await withFiles(async (path) => {
    const call = '{"name": "search", "arguments": {"query": 1}}';
    assert.equal((await runWith(['check', path('tools.json'), call])).code, 1);
  });
});

test('a line that is no JSON is named, the others are answered, and the exit code is 2', async () => {
  await withFiles(async (path) => {
    const ran = await runWith(['check', '--json', path('tools.json'), path('bad.jsonl'), path('good.jsonl')]);
    assert.equal(ran.code, 2);
    assert.equal(ran.errors, `toolgate: ${path('bad.jsonl')}, line 2: is not JSON at column 33: a value is expected\n`);
    const answers = ran.output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { ok: boolean; line: number });
    assert.deepEqual(
      answers.map(({ ok, line }) => [ok, line]),
      [
        [false, 1],
        [true, 3],
        [true, 1],
        [true, 2],
      ],
    );
    assert.ok(!(ran.output + ran.errors).includes('secret'));
  });
});

test('a source that can not be used is told, and the others are answered', async () => {
  await withFiles(async (path) => {
    const ran = await runWith(['check', path('tools.json'), path('none'), path('good.jsonl')]);
    assert.equal(ran.code, 2);
    assert.match(ran.errors, /none: there is no such file: check the name\n$/u);
    assert.match(ran.output, /2 calls: 2 passed, 0 refused; 1 input could not be used\n$/u);
  });
});

test('calls may come from standard input, tools too', async () => {
  await withFiles(async (path) => {
    const call = '{"tool": "search", "arguments": {"query": "x"}}';
    assert.equal((await runWith(['check', path('tools.json'), '-'], call)).code, 0);
    assert.equal((await runWith(['check', '-', path('good.jsonl')], TOOLS)).code, 0);
  });
});

test('faulty tools stop the command before a call is read, or are left out', async () => {
  const tools = '[{"name": "a", "inputSchema": {"type": "any"}}, {"name": "b", "inputSchema": {}}]';
  const stopped = await runWith(['check', tools, '{"name": "b"}']);
  assert.deepEqual([stopped.code, stopped.output], [2, '']);
  assert.match(stopped.errors, /^toolgate: argument: 1 faulty tool of 2, the first is tool 'a', /u);
  const skipped = await runWith(['check', '--skip-faulty', tools, '{"name": "b"}']);
  assert.equal(skipped.code, 0);
  assert.match(skipped.errors, /1 faulty tool of 2 left out/u);
});

test('options reach the registry', async () => {
  const call = '{"name": "search", "arguments": {"query": "x", "other": 1}}';
  assert.equal((await runWith(['check', TOOLS, call])).code, 1);
  assert.equal((await runWith(['check', '--unknown-keys', 'schema', TOOLS, call])).code, 0);
  const { output } = await runWith(['check', '--keys', 'hide', TOOLS, call]);
  assert.ok(!output.includes('other'));
});

test('numbers are read exactly, as checkText reads them in every dialect', async () => {
  const tools = '[{"name": "a", "inputSchema": {"properties": {"n": {"type": "integer", "multipleOf": 10}}}}]';
  const check = async (number: string, ...options: string[]): Promise<number> =>
    (await runWith(['check', ...options, tools, `{"name": "a", "arguments": {"n": ${number}}}`])).code;
  assert.equal(await check('9007199254740993'), 1);
  assert.equal(await check('90071992547409930'), 0);
  assert.equal(await check('10.0'), 0);
  const draft04 = createRegistry({ dialect: 'draft-04', tools: JSON.parse(tools) as Tool[] });
  const isTaken = draft04.checkText('a', '{"n": 10.0}').ok;
  assert.equal(await check('10.0', '--dialect', 'draft-04'), isTaken ? 0 : 1);
});

test('a long input shows a progress line to who watches, which is gone in the end', async (context) => {
  let now = 0;
  context.mock.method(performance, 'now', () => (now += 100));
  const calls = '{"name": "search", "arguments": {"query": 1}}\n'.repeat(20);
  const tools = TOOLS;
  const watched = await runWith(['check', '--json', tools, '-'], calls, true);
  assert.match(watched.errors, /^\r\u001b\[2K\d+ calls? checked, \d+ refused/u);
  assert.ok(watched.errors.endsWith('refused\r\u001b[2K'));
  assert.equal((await runWith(['check', '--json', tools, '-'], calls, false)).errors, '');
});
