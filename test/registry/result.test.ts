import assert from 'node:assert/strict';
import { test } from 'node:test';
import Big from 'big.js';
import { compileRoot } from '../../src/evaluate/root.js';
import { schemaText } from '../../src/problem/schema-text.js';
import { deliver, type CallToolResult } from '../../src/registry/result.js';

const subject = { tool: schemaText('t'), help: false, keys: 'quote' } as const;
const output = compileRoot(
  { type: 'object', properties: { id: { type: 'integer' }, day: { format: 'date' } }, required: ['id'] },
  { formats: 'annotate', unknownFormats: 'ignore' },
);

function delivered(returned: unknown, root?: typeof output): CallToolResult {
  const answer = deliver(returned, root, subject);
  assert.ok(answer.ok);
  return answer.result;
}

function problemsOf(returned: unknown, root?: typeof output): unknown {
  const answer = deliver(returned, root, subject);
  assert.ok(!answer.ok && answer.refusal.error === 'invalid_result');
  return answer.refusal.entries.map(({ path, problems }) => [path, ...problems]);
}

test('without an output schema a string is the text, undefined is empty, any other value is told as JSON', () => {
  assert.deepEqual(delivered('text'), { content: [{ type: 'text', text: 'text' }] });
  assert.deepEqual(delivered(undefined), { content: [] });
  assert.deepEqual(delivered({ a: [1] }), { content: [{ type: 'text', text: '{"a":[1]}' }] });
  assert.deepEqual(delivered(null), { content: [{ type: 'text', text: 'null' }] });
});

test('a whole tool result is passed on as it is', () => {
  const whole = { content: [{ type: 'image', data: 'x' }], isError: true };
  assert.equal(delivered(whole), whole);
  assert.equal(delivered(whole, output), whole);
  const content = { content: ['no block'] };
  assert.deepEqual(delivered(content), { content: [{ type: 'text', text: JSON.stringify(content) }] });
});

test('with an output schema the result is the structured content and its JSON text', () => {
  assert.deepEqual(delivered({ id: 1, day: 'not a date' }, output), {
    content: [{ type: 'text', text: '{"id":1,"day":"not a date"}' }],
    structuredContent: { id: 1, day: 'not a date' },
  });
});

test('a result that breaks its output schema is refused, from result on, without values', () => {
  assert.deepEqual(problemsOf({ id: 'secret' }, output), [
    ['result.id', 'value is not of type integer, got string: send it without quotes'],
  ]);
  assert.deepEqual(problemsOf(undefined, output), [['result', 'value is not a JSON value']]);
  assert.deepEqual(problemsOf({ content: [] }, output), [['result', "property 'id' is required"]]);
  assert.equal(JSON.stringify(deliver({ id: 'secret' }, output, subject)).includes('secret'), false);
});

test('what JSON can’t tell is refused', () => {
  const cycle: Record<string, unknown> = { id: 1 };
  cycle.self = cycle;
  for (const returned of [() => 1, 10n, cycle, { id: 10n }]) {
    assert.deepEqual(problemsOf(returned), [['result', 'value is not a JSON value']]);
  }
  assert.deepEqual(problemsOf({ id: 2n ** 64n }, output), [['result', 'value is not a JSON value']]);
  assert.deepEqual(problemsOf({ id: 1, rate: new Big('0.1234567890123456789') }, output), [
    ['result', 'value is not a JSON value'],
  ]);
  assert.deepEqual(problemsOf(cycle, output), [['result', 'value is not a JSON value']]);
});

test('a result that throws when it is read is refused', () => {
  const throwing = {
    id: 1,
    toJSON: () => {
      throw new Error('secret');
    },
  };
  assert.deepEqual(problemsOf(throwing), [['result', 'value is not a JSON value']]);
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  assert.deepEqual(problemsOf(proxy), [['result', 'value is not a JSON value']]);
});
