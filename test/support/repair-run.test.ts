import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runRepairs } from './repair-run.js';

const inputSchema = { type: 'object', properties: { n: { type: 'number' } } };
const call = { source: 's', tool: 't', expect: 'invalid', why: 'mutation: number as string at /n' } as const;

test('refused calls are counted by kind, with those that became what was meant', () => {
  const calls = [
    { ...call, arguments: { n: 1 }, expect: 'valid', why: 'ground truth' } as const,
    { ...call, arguments: { n: '1' } },
    { ...call, arguments: { n: '2' } },
    { ...call, arguments: { n: 'x' } },
  ];
  const { kinds, valid, changed, otherwise } = runRepairs([{ source: 's', tool: 't', inputSchema, calls }]);
  assert.deepEqual([...kinds], [['mutation: number as string', { refused: 3, repaired: 2, asMeant: 1 }]]);
  assert.deepEqual([valid, changed, otherwise], [1, [], []]);
});
