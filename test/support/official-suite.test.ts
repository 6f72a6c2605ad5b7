import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readGroups, readRemotes } from './official-suite.js';
import { findSuite, skipWithoutSuite } from './shared-data.js';

const suite = findSuite() ?? '';
const skip = skipWithoutSuite();

function countTests(groups: ReturnType<typeof readGroups>): number {
  return groups.reduce((count, group) => count + group.tests.length, 0);
}

test('the required groups are read whole', { skip }, () => {
  assert.equal(countTests(readGroups(suite, '2020-12')), 1299);
  assert.equal(countTests(readGroups(suite, 'draft-07')), 927);
});

test('the groups of a folder keep the file they come from', { skip }, () => {
  const files = new Set(readGroups(suite, '2020-12', 'optional/format').map((group) => group.file));
  assert.ok(files.has('optional/format/date-time.json'));
  assert.ok(![...files].some((file) => !file.startsWith('optional/format/')));
});

test('remote schemas are known by the address that references use', { skip }, () => {
  const remotes = readRemotes(suite);
  assert.deepEqual(remotes['http://localhost:1234/integer.json'], { type: 'integer' });
  assert.ok('http://localhost:1234/draft2020-12/integer.json' in remotes);
});
