import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { compilerSays, exampleNames, printed, promised } from '../support/host-examples.js';
import { skipWithoutSdks } from './support/sdk.js';

const folder = 'test/mcp/examples';

describe('examples inside the MCP SDKs', { skip: skipWithoutSdks() }, () => {
  test('the examples compile against the types that the SDKs publish', async () => {
    assert.equal(await compilerSays('test/mcp'), '');
  });

  for (const name of exampleNames(folder)) {
    test(`${name} prints what stands below it`, async () => {
      assert.equal(await printed(folder, name, 'test/mcp'), promised(folder, name));
    });
  }
});
