import assert from 'node:assert/strict';
import { test } from 'node:test';
import { invalidArguments, malformedJson } from '../../src/refusal/invalid-arguments.js';
import { JsonSyntaxError } from '../../src/json/syntax-error.js';
import { subject } from './facts.js';

test('data as a string is answered with what to send instead; an action as a string never is', () => {
  const data = invalidArguments({ subject, place: 'data', got: 'string' });
  assert.match(data.refusal.message, /: send the object itself, not a string of it$/u);
  const action = invalidArguments({ subject, place: 'action', got: 'object' });
  assert.match(action.refusal.message, /not of type string, got object$/u);
});

test('what is no JSON value has no type to tell', () => {
  const { refusal } = invalidArguments({ subject, place: 'arguments', got: undefined });
  assert.equal(refusal.message, 'arguments: value is not a JSON value');
  assert.equal('got' in refusal, false);
});

test('the fingerprint tells the places apart, and not the types that came', () => {
  const { fingerprint } = invalidArguments({ subject, place: 'data', got: 'string' });
  assert.equal(invalidArguments({ subject, place: 'data', got: 'array' }).fingerprint, fingerprint);
  assert.notEqual(invalidArguments({ subject, place: 'arguments', got: 'string' }).fingerprint, fingerprint);
});

test('malformed JSON is told by the sentence of the reader, with line and column', () => {
  const error = new JsonSyntaxError('too-deep', { line: 3, column: 5 });
  const { refusal } = malformedJson({ help: false, reason: error.reason, line: error.line, column: error.column });
  assert.deepEqual(refusal, {
    error: 'malformed_json',
    message: `The arguments could not be read. ${error.message}.`,
    line: 3,
    column: 5,
  });
});
