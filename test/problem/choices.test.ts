import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orderMembers } from '../../src/problem/choices.js';
import { schemaText } from '../../src/problem/schema-text.js';
import { problemText } from '../../src/problem/text.js';

const many = Array.from({ length: 500 }, (_, index) => schemaText(JSON.stringify(`country-${index}`)));

test('members that a problem can name stay in the order of the schema', () => {
  const members = ['"b"', '"a"'].map(schemaText);
  assert.equal(orderMembers(members, 'a'), members);
});

test('of more members the nearest to what was sent come first, and none is lost', () => {
  const ordered = orderMembers(many, 'Country 321');
  assert.equal(ordered[0], '"country-321"');
  assert.deepEqual([...ordered].sort(), [...many].sort());
  assert.ok(problemText({ keyword: 'enum', members: ordered }).startsWith('value must be one of: "country-321", '));
});

test('nothing is ordered where no text was sent', () => {
  assert.equal(orderMembers(many, undefined), many);
});
