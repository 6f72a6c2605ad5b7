import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CommandLineError } from '../../src/cli/command-line-error.js';

test('an error of the command line is told apart from a defect of the program', () => {
  const error = new CommandLineError('calls.json: is empty');
  assert.ok(error instanceof Error);
  assert.equal(error.name, 'CommandLineError');
  assert.equal(error.message, 'calls.json: is empty');
});
