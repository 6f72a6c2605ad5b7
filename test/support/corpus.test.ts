import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { readCorpus } from './corpus.js';
import { findCorpus, skipWithoutCorpus } from './shared-data.js';

const folder = mkdtempSync(join(tmpdir(), 'toolgate-corpus-'));
after(() => rmSync(folder, { recursive: true }));

const tool = { source: 's', tool: 't', inputSchema: { type: 'object' } };
const call = { source: 's', tool: 't', arguments: {}, expect: 'valid', why: 'ground truth' };

function write(calls: readonly object[]): void {
  writeFileSync(join(folder, 'tools.jsonl'), `${JSON.stringify(tool)}\n`);
  writeFileSync(join(folder, 'calls.jsonl'), calls.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

test('each tool gets its own calls, in order', () => {
  write([call, { ...call, arguments: { a: 1 } }]);
  assert.deepEqual(
    readCorpus(folder).map(({ calls }) => calls.map((line) => line.arguments)),
    [[{}, { a: 1 }]],
  );
});

test('a call that names no tool is an error', () => {
  write([{ ...call, tool: 'other' }]);
  assert.throws(() => readCorpus(folder), /names no tool: s other/u);
});

test('every call of the real corpus belongs to a tool', { skip: skipWithoutCorpus() }, () => {
  const tools = readCorpus(findCorpus() ?? '');
  assert.ok(tools.length >= 1140);
  assert.ok(tools.reduce((count, { calls }) => count + calls.length, 0) >= 5659);
});
