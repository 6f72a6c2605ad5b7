import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dialectNamed } from '../../src/dialect/table.js';
import type { Keyword } from '../../src/keyword/keyword.js';
import type { DialectName, Root } from '../../src/schema.js';
import { dataOf, dialectsOf, groupsOf, keywordTable, rootOf, type KeywordGroup } from '../support/keyword-cases.js';

/** The cases of a keyword in a dialect that one of the passes answers wrongly. */
function wrongBy(keyword: string, dialect: DialectName, answer: (root: Root, data: unknown) => boolean): string[] {
  return groupsOf(keyword)
    .filter((group) => dialectsOf(group).includes(dialect))
    .flatMap((group) => wrongIn(group, dialect, answer));
}

function wrongIn(group: KeywordGroup, dialect: DialectName, answer: (root: Root, data: unknown) => boolean): string[] {
  const root = rootOf(group, dialect);
  return group.tests
    .filter((asked) => answer(root, dataOf(asked)) !== asked.valid)
    .map(({ description }) => `${group.description}: ${description}`);
}

const byTest = (root: Root, data: unknown): boolean => root.test(data);
const byCheck = (root: Root, data: unknown): boolean => root.check(data).ok;

/** Does something while one keyword of a dialect accepts everything: in the table it is there, but adds nothing. */
function whileAccepting(dialect: DialectName, keyword: string, action: () => void): void {
  const table = dialectNamed(dialect).keywords as Map<string, Keyword>;
  const definition = table.get(keyword)!;
  const { plan: _, ...accepting } = definition;
  table.set(keyword, accepting);
  try {
    action();
  } finally {
    table.set(keyword, definition);
  }
}

/** Keywords that refuse nothing: they name, store or describe. What they name is seen in the cases of references. */
const refusingNothing = new Set([
  '$schema',
  '$id',
  'id',
  '$anchor',
  '$dynamicAnchor',
  '$recursiveAnchor',
  '$vocabulary',
  '$comment',
  '$defs',
  'definitions',
  'title',
  'description',
  'default',
  'deprecated',
  'readOnly',
  'writeOnly',
  'examples',
  'contentSchema',
]);

/** In draft-07 these assert; in the dialects after it they describe. */
const contentKeywords = new Set(['contentEncoding', 'contentMediaType']);

function refusesNothing(dialect: DialectName, keyword: string): boolean {
  if (contentKeywords.has(keyword)) return dialect !== 'draft-07';
  // Draft-04's switches are read by the bounds that they change.
  if (dialect === 'draft-04' && (keyword === 'exclusiveMinimum' || keyword === 'exclusiveMaximum')) return true;
  return refusingNothing.has(keyword);
}

test('only keywords that name, store or describe are without a definition', () => {
  for (const { dialect, keyword } of keywordTable) {
    const defined = dialectNamed(dialect).keywords.get(keyword)?.plan !== undefined;
    assert.equal(defined, !refusesNothing(dialect, keyword), `${keyword} in ${dialect}`);
  }
});

for (const { dialect, keyword } of keywordTable.filter((each) => !refusesNothing(each.dialect, each.keyword))) {
  test(`where '${keyword}' of ${dialect} accepts everything, its cases fail in both passes`, () => {
    assert.deepEqual(wrongBy(keyword, dialect, byTest), []);
    assert.deepEqual(wrongBy(keyword, dialect, byCheck), []);
    whileAccepting(dialect, keyword, () => {
      const wrong = wrongBy(keyword, dialect, byTest);
      assert.ok(wrong.length > 0, 'test did not notice');
      assert.deepEqual(wrongBy(keyword, dialect, byCheck), wrong);
    });
  });
}
