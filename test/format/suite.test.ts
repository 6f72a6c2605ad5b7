import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formats } from '../../src/format/table.js';
import { readGroups, type SuiteDialect } from '../support/official-suite.js';
import { findSuite, skipWithoutSuite } from '../support/shared-data.js';

/** How many format tests each dialect of the official suite has at the least: a folder half read must not pass. */
const fewest: Readonly<Record<SuiteDialect, number>> = {
  '2020-12': 764,
  '2019-09': 757,
  'draft-07': 676,
  'draft-06': 325,
  'draft-04': 219,
};

for (const [dialect, count] of Object.entries(fewest) as [SuiteDialect, number][]) {
  test(`the official suite's format tests of ${dialect} get their answers`, { skip: skipWithoutSuite() }, () => {
    let tests = 0;
    for (const { file, schema, tests: cases } of readGroups(findSuite()!, dialect, 'optional/format')) {
      const name = (schema as { readonly format: string }).format;
      const check = formats.get(name)?.check;
      assert.equal(check === undefined, name === 'unknown', `${file} is about ${name}`);
      for (const { data, valid, description } of cases) {
        tests++;
        const answer = typeof data !== 'string' || check === undefined || check(data);
        assert.equal(answer, valid, `${file}: ${description}: ${JSON.stringify(data)}`);
      }
    }
    assert.ok(tests >= count, `${tests} tests were read`);
  });
}
