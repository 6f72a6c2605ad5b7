import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callIn, callsIn } from '../../src/cli/call-shape.js';

const sent = { query: 'x' };
const text = '{"query": "x"}';

test('a call is found in every shape that hosts save', () => {
  for (const value of [
    { name: 'search', arguments: sent },
    { tool: 'search', arguments: sent, source: 'somewhere' },
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'search', arguments: sent } },
    { type: 'tool_use', id: 'a', name: 'search', input: sent },
  ]) {
    assert.deepEqual(callIn(value), { tool: 'search', arguments: sent, isText: false });
  }
  for (const value of [
    { type: 'function', id: 'a', function: { name: 'search', arguments: text } },
    { type: 'function_call', call_id: 'a', name: 'search', arguments: text },
    { name: 'search', arguments: text },
  ]) {
    assert.deepEqual(callIn(value), { tool: 'search', arguments: text, isText: true });
  }
});

test('a call without arguments is a call', () => {
  assert.deepEqual(callIn({ name: 'search' }), { tool: 'search', arguments: undefined, isText: false });
  assert.deepEqual(callIn({ name: 'search', arguments: null }), { tool: 'search', arguments: null, isText: false });
});

test('an argument that is called function or params is none of these shapes', () => {
  assert.equal(callIn({ name: 'f', arguments: { function: { name: 'g' }, params: {} } })?.tool, 'f');
  assert.equal(callIn({ params: { name: 'search' } }), undefined);
});

test('a value of no known shape is no call', () => {
  for (const value of [{}, { name: 5 }, { arguments: {} }, [], 'search', 4, null, { function: 'search' }]) {
    assert.equal(callIn(value), undefined);
  }
});

test('a list of calls is found under its name alone', () => {
  assert.deepEqual(callsIn({ tools: [], calls: [1, 2] }), [1, 2]);
  for (const value of [{ calls: 1 }, [1], {}, null]) assert.equal(callsIn(value), undefined);
});
