import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyText } from './every-text.js';

test('every text is found: in keys, hidden members, errors, their causes and stacks, symbols, numbers', () => {
  const hidden = Object.defineProperty({}, 'secret', { value: 'HIDDEN', enumerable: false });
  const error = new Error('MESSAGE', { cause: { deep: ['CAUSE'] } });
  error.stack = 'STACK';
  const ring: unknown[] = [];
  ring.push(ring, 'RING');
  const text = everyText({ KEY: 42, hidden, error, ring, symbol: Symbol('SYMBOL'), big: 77n, segments: ['EXACT'] });
  for (const word of ['KEY', '42', 'HIDDEN', 'MESSAGE', 'CAUSE', 'STACK', 'RING', 'SYMBOL', '77']) {
    assert.ok(text.includes(word), word);
  }
  assert.ok(!text.includes('EXACT'));
});
