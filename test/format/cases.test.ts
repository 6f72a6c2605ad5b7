import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { formats } from '../../src/format/table.js';
import type { SuiteGroup } from '../support/official-suite.js';
import { projectFolder, readJson } from '../support/shared-data.js';

for (const [name, { check }] of formats) {
  const groups = readJson(join(projectFolder, 'spec/cases/format', `${name}.json`)) as readonly SuiteGroup[];
  test(`${name} answers its own cases`, () => {
    for (const group of groups) {
      assert.deepEqual(group.schema, { format: name });
      for (const { description, data, valid } of group.tests) {
        assert.equal(check(data as string), valid, `${group.description}: ${description}: ${JSON.stringify(data)}`);
      }
    }
  });
}
