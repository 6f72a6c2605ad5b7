import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bulkyCases, canaryCases, repeats } from '../../bench/harness/answers.js';
import { gate } from '../../src/index.js';

test('every canary is refused, and no refusal repeats it', () => {
  for (const [keyword, [property, value]] of Object.entries(canaryCases)) {
    const inputSchema = { type: 'object', properties: { field: property } };
    const outcome = gate({ name: 'tool', inputSchema }, { field: value });
    assert.ok(!outcome.ok, keyword);
    assert.equal(repeats(JSON.stringify(outcome.refusal)), false, keyword);
    assert.equal(repeats(JSON.stringify({ received: value })), true, keyword);
  }
});

test('every bulky call gets a refusal of at most 16 KiB', () => {
  for (const [name, make] of Object.entries(bulkyCases)) {
    const [inputSchema, data] = make();
    const outcome = gate({ name: 'tool', inputSchema }, data);
    assert.ok(!outcome.ok, name);
    assert.ok(Buffer.byteLength(JSON.stringify(outcome.refusal)) <= 16_384, name);
    assert.ok(Buffer.byteLength(JSON.stringify(data)) > 32_000, name);
  }
});
