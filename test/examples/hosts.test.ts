import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { compilerSays, exampleFolders, exampleNames, printed, promised } from '../support/host-examples.js';
import { projectFolder } from '../support/shared-data.js';

const [folder] = exampleFolders;
const missing = !existsSync(join(projectFolder, folder, 'node_modules'));
const skip = missing && `the hosts are missing: npm ci --prefix ${folder}`;

test('every example says what it prints', () => {
  for (const place of exampleFolders) {
    assert.ok(exampleNames(place).length > 0);
    for (const name of exampleNames(place)) assert.notEqual(promised(place, name), '', name);
  }
});

describe('examples inside their hosts', { skip }, () => {
  test('the examples compile against the types that the hosts publish', async () => {
    assert.equal(await compilerSays(folder), '');
  });

  for (const name of exampleNames(folder)) {
    test(`${name} prints what stands below it`, async () => {
      assert.equal(await printed(folder, name, folder), promised(folder, name));
    });
  }
});
