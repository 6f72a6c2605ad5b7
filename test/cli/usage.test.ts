import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readArguments } from '../../src/cli/arguments.js';
import { USAGE } from '../../src/cli/usage.js';

test('every option that the usage names is taken, and every word that it names for one', () => {
  const lines = USAGE.split('\n').filter((line) => line.startsWith('  --'));
  const options = lines.flatMap((line) => [...line.matchAll(/--([a-z-]+)(?: ([a-z|]+))?/gu)]);
  assert.ok(options.length >= 8);
  for (const [, name, words] of options) {
    for (const word of words?.split('|') ?? ['']) {
      const option = word === '' ? (name === 'dialect' ? `--${name}=draft-07` : `--${name!}`) : `--${name!}=${word}`;
      assert.doesNotThrow(() => readArguments(['lint', 'tools.json', option]), option);
    }
  }
});

test('the usage keeps to 120 columns', () => {
  assert.ok(USAGE.split('\n').every((line) => line.length <= 120));
});
