import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toCallToolResult } from '../../src/refusal/call-tool-result.js';
import { missingAction } from '../../src/refusal/unknown-name.js';
import { names, subject } from './facts.js';

test('a refusal becomes the text of a result that is an error', () => {
  const { refusal } = missingAction({ subject, actions: names('create') });
  assert.deepEqual(toCallToolResult(refusal), {
    isError: true,
    content: [{ type: 'text', text: JSON.stringify(refusal) }],
  });
});
