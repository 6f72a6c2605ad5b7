import assert from 'node:assert/strict';
import { test } from 'node:test';
import { characters } from '../../src/problem/bounds.js';
import type { CauseKeyword, Facts, Habit } from '../../src/problem/cause.js';
import { schemaText, type SchemaText } from '../../src/problem/schema-text.js';
import { moreProblems, namesAllMembers, problemText } from '../../src/problem/text.js';
import { problemCases } from './cases.js';

interface Group {
  readonly description: string;
  readonly tests: readonly { readonly description: string; readonly cause: Facts; readonly text: string }[];
}

/** Every keyword of the union: a new one is missing here until it is added, and then needs a case. */
const KEYWORDS = {
  type: true,
  minimum: true,
  maximum: true,
  exclusiveMinimum: true,
  exclusiveMaximum: true,
  multipleOf: true,
  minLength: true,
  maxLength: true,
  pattern: true,
  format: true,
  contentEncoding: true,
  contentMediaType: true,
  const: true,
  enum: true,
  required: true,
  dependentRequired: true,
  minItems: true,
  maxItems: true,
  minProperties: true,
  maxProperties: true,
  contains: true,
  minContains: true,
  maxContains: true,
  uniqueItems: true,
  additionalProperties: true,
  patternProperties: true,
  unevaluatedProperties: true,
  unevaluatedItems: true,
  propertyNames: true,
  not: true,
  oneOf: true,
  false: true,
  tag: true,
  json: true,
  depth: true,
  cost: true,
} satisfies Record<CauseKeyword, true>;

const HABITS = {
  'text-for-array': true,
  'text-for-object': true,
  'text-for-scalar': true,
  'null-for-optional': true,
} satisfies Record<Habit, true>;

const groups = problemCases('texts') as readonly Group[];
const causes = groups.flatMap(({ tests }) => tests.map(({ cause }) => cause));
const texts = (count: number, length: number): SchemaText[] =>
  Array.from({ length: count }, (_, index) => schemaText(JSON.stringify(`${index}`.padStart(length, 'x'))));

for (const { description, tests } of groups) {
  test(`${description} reads as the table says`, () => {
    for (const { cause, text } of tests) assert.equal(problemText(cause), text);
  });
}

test('every keyword of a cause and every habit has a case', () => {
  assert.deepEqual([...new Set(causes.map(({ keyword }) => keyword))].sort(), Object.keys(KEYWORDS).sort());
  const habits = causes.flatMap((cause) => (cause.keyword === 'type' && cause.habit !== undefined ? cause.habit : []));
  assert.deepEqual([...new Set(habits)].sort(), Object.keys(HABITS).sort());
});

test('a problem has at most 200 characters, counted as code points, and ends in an ellipsis where it is cut', () => {
  const text = problemText({ keyword: 'pattern', source: schemaText('😀'.repeat(5000)) });
  assert.equal(Array.from(text).length, 200);
  assert.ok(text.endsWith('😀…'));
  const fits = problemText({ keyword: 'pattern', source: schemaText('x'.repeat(164)) });
  assert.equal(fits.length, 200);
  assert.ok(fits.endsWith('x/'));
});

test('a list of allowed values has at most 600 characters, names whole values and counts the others', () => {
  const members = texts(100, 10);
  const text = problemText({ keyword: 'enum', members });
  const shown = members.filter((member) => text.includes(member));
  assert.equal(text, `value must be one of: ${shown.join(', ')}, and ${100 - shown.length} more`);
  assert.ok(characters(text) <= 600);
  assert.ok(characters(text) + '"xxxxxxxxx0", '.length > 600, 'one more would not have fitted');
});

test('a constant and a tag have the room of a list of allowed values', () => {
  const member = schemaText(JSON.stringify('m'.repeat(5000)));
  assert.equal(problemText({ keyword: 'const', member }).length, 600);
  for (const present of [true, false]) {
    const text = problemText({ keyword: 'tag', members: texts(100, 10), present });
    assert.ok(characters(text) <= 600 && characters(text) > 580);
    assert.match(text, /, and \d+ more$/u);
  }
});

test('a list of allowed values that just fits is told whole', () => {
  const lead = 'value must be one of: '.length;
  const member = schemaText('"'.padEnd(600 - lead - 5, 'x') + '"');
  const whole = problemText({ keyword: 'enum', members: [member, schemaText('12')] });
  assert.equal(whole, `value must be one of: ${member}, 12`);
  assert.equal(whole.length, 600);
  const more = problemText({ keyword: 'enum', members: [member, schemaText('123')] });
  assert.equal(more, 'value must be one of: 123, and 1 more');
});

test('a value too long for the list is passed over, and cut where no other is there', () => {
  const long = schemaText(JSON.stringify('y'.repeat(1_000_000)));
  assert.equal(
    problemText({ keyword: 'enum', members: [long, ...texts(1, 1)] }),
    'value must be one of: "0", and 1 more',
  );
  const alone = problemText({ keyword: 'enum', members: [long] });
  assert.equal(characters(alone), 600);
  assert.ok(alone.startsWith('value must be one of: "yyy') && alone.endsWith('y…'));
  const both = problemText({ keyword: 'enum', members: [long, long] });
  assert.ok(both.endsWith('y…, and 1 more') && characters(both) === 600);
});

test('names in a problem are cut at 64 characters, and those that do not fit are counted', () => {
  const long = schemaText('n'.repeat(1000));
  assert.equal(problemText({ keyword: 'required', missing: [long] }), `property '${'n'.repeat(63)}…' is required`);
  const missing = Array.from({ length: 500 }, (_, index) => schemaText(`name${index}`));
  const text = problemText({ keyword: 'dependentRequired', missing, present: long });
  assert.ok(characters(text) <= 200);
  const counted = /^properties (?:'name\d+'(?:, | and ))+(\d+) more are required when property 'n{63}…' is present$/u;
  const more = Number(counted.exec(text)?.[1]);
  assert.equal(more + text.split("'name").length - 1, 500);
});

test('the bound counts what is spelled, and no escape is cut', () => {
  const text = problemText({ keyword: 'format', name: schemaText('\u0007'.repeat(400)) });
  assert.match(text, /^value does not respect the '(?:\\u0007)+…$/u);
  assert.ok(characters(text) <= 200 && characters(text) > 193);
});

test('what stands for problems left out says how many', () => {
  assert.equal(moreProblems(3), 'and 3 more');
});

test('whether all members can be named does not depend on how many there are to look at', () => {
  assert.equal(namesAllMembers(texts(10, 10)), true);
  assert.equal(namesAllMembers(texts(100, 10)), false);
  assert.equal(namesAllMembers([]), true);
});
