import assert from 'node:assert/strict';
import { basename } from 'node:path';
import { test } from 'node:test';
import { exampleFiles, isExpected, type Replayed, replay } from '../../spec/examples/replay.js';
import { compile } from '../../src/schema.js';
import { readJson } from '../support/shared-data.js';
import { collect } from '../cli/streams.js';

interface File {
  readonly tools: readonly { readonly name: string; readonly inputSchema?: unknown }[];
  readonly calls: readonly unknown[];
}

const files = exampleFiles().map((path) => ({ path, content: readJson(path) as File }));

test('every example call comes out as expected, refusals word for word', async () => {
  const replayed: Replayed[] = [];
  for (const { path, content } of files) {
    const ofFile = await collect(replay(path));
    assert.equal(ofFile.length, content.calls.length, path);
    for (const { example, outcome, isAsExpected } of ofFile) {
      const came = outcome.ok ? 'passed' : { error: outcome.refusal.error, message: outcome.refusal.message };
      const expected = example.valid ? 'passed' : example.refusal;
      assert.deepEqual(came, expected, `${basename(path)}: ${example.why}`);
      assert.ok(isAsExpected);
    }
    replayed.push(...ofFile);
  }
  const refused = replayed.filter(({ outcome }) => !outcome.ok).length;
  assert.ok(replayed.length >= 60 && refused >= 0.4 * replayed.length && refused <= 0.6 * replayed.length);
});

test('an answer that is not the expected one is told', () => {
  const example = { name: 'a', arguments: {}, why: '', valid: false, refusal: { error: 'unknown_tool', message: 'm' } };
  const refused = {
    ok: false,
    refusal: { error: 'unknown_tool', message: 'm', valid_tools: [] },
    fingerprint: '',
  } as const;
  const passed = { ok: true, tool: 'a', data: {} } as const;
  assert.equal(isExpected(refused, example), true);
  assert.equal(isExpected(passed, example), false);
  assert.equal(isExpected(refused, { ...example, valid: true }), false);
  assert.equal(isExpected(refused, { ...example, refusal: { error: 'unknown_tool', message: 'other' } }), false);
  assert.equal(isExpected(refused, { ...example, refusal: { error: 'other', message: 'm' } }), false);
});

test('the schema of a plain tool alone gives the verdict that the example tells', async () => {
  let count = 0;
  for (const { path, content } of files) {
    const roots = new Map(content.tools.map(({ name, inputSchema }) => [name, inputSchema]));
    for (const { example } of await collect(replay(path))) {
      const schema = roots.get(example.name);
      if (schema === undefined) continue;
      count++;
      assert.equal(compile(schema).test(example.arguments), example.valid, `${basename(path)}: ${example.why}`);
    }
  }
  assert.ok(count > 50);
});
