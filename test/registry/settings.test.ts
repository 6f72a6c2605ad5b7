import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConfigurationError, type RegistryOptions } from '../../src/index.js';
import { settingsOf } from '../../src/registry/settings.js';

test('every default is filled in', () => {
  const { unknownKeys, keys, help, dialect } = settingsOf({});
  assert.deepEqual([unknownKeys, keys, help, dialect.name], ['refuse', 'quote', true, '2020-12']);
});

test('a word that an option does not know is a fault: a misspelt "hide" must not quote', () => {
  const options = {
    keys: 'hidden',
    unknownKeys: 'closed',
    help: 'no',
    dialect: 'draft-03',
  } as unknown as RegistryOptions;
  assert.throws(
    () => settingsOf(options),
    (error) => {
      assert.ok(error instanceof ConfigurationError);
      assert.deepEqual(
        error.faults.map(({ tool, pointer }) => [tool, pointer]),
        [
          ['(options)', '/unknownKeys'],
          ['(options)', '/keys'],
          ['(options)', '/help'],
          ['(options)', '/dialect'],
        ],
      );
      return true;
    },
  );
});

test('an option that is undefined is not given', () => {
  assert.equal(settingsOf({ keys: undefined } as unknown as RegistryOptions).keys, 'quote');
});
