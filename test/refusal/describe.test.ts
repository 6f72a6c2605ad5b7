import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actionOf, digestWithin, helpOf, roomBeside, rootNameOf } from '../../src/refusal/describe.js';
import { digestOf } from '../../src/refusal/digest.js';
import type { Subject } from '../../src/refusal/facts.js';
import { subject } from './facts.js';

const plain: Subject = { tool: subject.tool, help: false, keys: 'quote' };
const schema = { properties: { a: { type: 'string' } } };
const digest = digestOf({ schema, required: [], defaults: {} });

test('paths start from the data of an action, or from the arguments of a tool without actions', () => {
  assert.equal(rootNameOf(subject), 'data');
  assert.equal(rootNameOf(plain), 'arguments');
});

test('action and help are left out where there are none', () => {
  assert.deepEqual([actionOf(subject), actionOf(plain)], [{ action: 'create' }, {}]);
  assert.deepEqual([helpOf(subject), helpOf(plain)], [{ help: 'help {tool: "tasks", action: "create"}' }, {}]);
});

test('the room is what is left of 16 KiB, in bytes', () => {
  assert.equal(roomBeside({ error: 'é' }), 16_384 - '{"error":".."}'.length);
});

test('the digest is shown where the room holds it to the last byte', () => {
  const shown = digestWithin({ ...subject, digest }, [], 1000);
  assert.deepEqual(shown, { input_schema: { properties: schema.properties, required: [], defaults: {} } });
  const bytes = JSON.stringify(shown).length - 1;
  assert.deepEqual(digestWithin({ ...subject, digest }, [], bytes), shown);
  assert.deepEqual(digestWithin({ ...subject, digest }, [], bytes - 1), {});
  assert.deepEqual(digestWithin(subject, [], 1000), {});
});
