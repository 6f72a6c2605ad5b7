import assert from 'node:assert/strict';
import { test } from 'node:test';
import { casedKeywords, dataOf, dialectsOf, groupsOf, keywordTable, rootOf } from '../support/keyword-cases.js';

for (const keyword of casedKeywords) {
  for (const group of groupsOf(keyword)) {
    for (const dialect of dialectsOf(group)) {
      test(`${keyword}, ${group.description} (${dialect})`, () => {
        const root = rootOf(group, dialect);
        for (const asked of group.tests) {
          const { description, valid, problems = [], count = problems.length } = asked;
          const data = dataOf(asked);
          const verdict = root.check(data);
          assert.equal(root.test(data), valid, `test: ${description}`);
          assert.equal(verdict.ok, valid, `check: ${description}`);
          if (verdict.ok) {
            // Strict equality of JSON values tells 0 from -0.
            assert.deepStrictEqual(verdict.data, 'cast' in asked ? asked.cast : data, description);
          } else {
            const told = verdict.entries.map((entry) => ({ path: entry.path, problems: entry.problems }));
            assert.deepEqual({ problems: told, count: verdict.count }, { problems, count }, description);
          }
        }
      });
    }
  }
}

test('every refused case says what is told, and no accepted one does', () => {
  for (const keyword of casedKeywords) {
    for (const { description, tests } of groupsOf(keyword)) {
      for (const { valid, problems = [] } of tests) {
        assert.equal(problems.length > 0, !valid, `${keyword}: ${description}`);
      }
    }
  }
});

test('every keyword of every dialect has a case there', () => {
  const cased = new Set(
    casedKeywords.flatMap((keyword) =>
      groupsOf(keyword).flatMap((group) => dialectsOf(group).map((dialect) => `${dialect} ${keyword}`)),
    ),
  );
  assert.deepEqual(
    keywordTable.map(({ dialect, keyword }) => `${dialect} ${keyword}`).filter((name) => !cased.has(name)),
    [],
  );
});
