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

test('a limit that is no number, or that there is not, is a fault: it would be none at all', () => {
  for (const limits of [{ depth: NaN }, { steps: -1 }, { digits: '5' }, { dept: 5 }, null, []]) {
    assert.throws(
      () => settingsOf({ limits } as unknown as RegistryOptions),
      (error) => error instanceof ConfigurationError && error.faults[0]?.pointer === '/limits',
      JSON.stringify(limits),
    );
  }
});

test('an option that is undefined is not given', () => {
  assert.equal(settingsOf({ keys: undefined } as unknown as RegistryOptions).keys, 'quote');
});
