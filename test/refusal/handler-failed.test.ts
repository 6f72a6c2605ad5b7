import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classNameOf } from '../../src/refusal/class-name.js';
import { handlerFailed } from '../../src/refusal/handler-failed.js';
import { subject } from './facts.js';

test('what a handler threw is told by its class alone', () => {
  const { refusal } = handlerFailed({ subject, exception: classNameOf(new TypeError('secret')) });
  assert.equal(JSON.stringify(refusal).includes('secret'), false);
  assert.deepEqual([refusal.error, 'exception' in refusal && refusal.exception], ['handler_failed', 'TypeError']);
});

test('a message that the host asked for is cut and escaped', () => {
  const { refusal } = handlerFailed({
    subject,
    exception: classNameOf(new Error()),
    message: `\u001b${'x'.repeat(1_000_000)}`,
  });
  assert.ok(refusal.error === 'handler_failed');
  assert.equal(refusal.exception_message, `\\u001b${'x'.repeat(193)}…`);
});

test('a tool without a handler has its own sentence', () => {
  const { refusal } = handlerFailed({ subject });
  assert.equal(refusal.message, "Action 'create' has no handler.");
  assert.equal('exception' in refusal, false);
});
