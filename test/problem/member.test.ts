import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ANY, STRING } from '../../src/json/kind.js';
import { memberTexts, noMember } from '../../src/problem/member.js';
import { schemaText, type SchemaText } from '../../src/problem/schema-text.js';
import { problemText } from '../../src/problem/text.js';

/** The members as facts name them, for a value that was sent. */
function named(members: readonly SchemaText[], sent: unknown): readonly SchemaText[] {
  const facts = noMember(() => members)(sent);
  assert.ok(facts.keyword === 'enum');
  return facts.members;
}

const many = Array.from({ length: 500 }, (_, index) => schemaText(JSON.stringify(`country-${index}`)));

test('the texts of members are their JSON texts, made once', () => {
  const texts = memberTexts(['a', 1, null, [true]], () => ANY);
  assert.deepEqual(texts(), ['"a"', '1', 'null', '[true]']);
  assert.equal(texts(), texts());
});

test('members that a problem can name stay in the order of the schema', () => {
  const members = ['"b"', '"a"'].map(schemaText);
  assert.equal(named(members, 'a'), members);
});

test('of more members the nearest to what was sent come first, and none is lost', () => {
  const ordered = named(many, 'Country 321');
  assert.equal(ordered[0], '"country-321"');
  assert.deepEqual([...ordered].sort(), [...many].sort());
  assert.ok(problemText({ keyword: 'enum', members: ordered }).startsWith('value must be one of: "country-321", '));
});

test('the facts are the same for all values, but for texts of which the nearest members are named', () => {
  const facts = noMember(() => ['"b"', '"a"'].map(schemaText));
  assert.equal(facts('a'), facts(1));
  const ofMany = noMember(() => many);
  assert.equal(ofMany(1), ofMany(null));
  assert.notEqual(ofMany('a'), ofMany('a'));
});

test('nothing is ordered where no text was sent', () => {
  assert.equal(named(many, 321), many);
  assert.equal(named(many, undefined), many);
});

test('members behind the first thousand are not compared, and stay', () => {
  const thousands = Array.from({ length: 1500 }, (_, index) => schemaText(JSON.stringify(`country-${index}`)));
  const ordered = named(thousands, 'country-1400');
  assert.deepEqual(ordered.slice(1000), thousands.slice(1000));
});

test('the members that the type of their schema refuses are not named, unless it refuses all', () => {
  assert.deepEqual(memberTexts(['a', 1], () => STRING)(), ['"a"']);
  assert.deepEqual(memberTexts([2, 1], () => STRING)(), ['2', '1']);
});
