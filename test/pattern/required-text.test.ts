import assert from 'node:assert/strict';
import test from 'node:test';
import { parsePattern } from '../../src/pattern/parse.js';
import { compileMatcher } from '../../src/pattern/pattern.js';
import { requiredText } from '../../src/pattern/required-text.js';
import { Random, randomPattern, randomText } from './random-pattern.js';

const required: readonly (readonly [source: string, text: string])[] = [
  ['[a-z]*x17', 'x17'],
  ['^https?://', 'http'],
  ['a.*longer.*b', 'longer'],
  ['(?:b+|c)\\.json$', '.json'],
  ['x{3}y', 'xxxy'],
  ['one\\b two', 'one two'],
  ['a(?=b)c', 'ac'],
  ['ab?cd', 'cd'],
  ['(?:abc)?', ''],
  ['abc|abd', ''],
  ['[ab]+', ''],
  ['\\d\\w', ''],
  ['a{32}', 'a'.repeat(32)],
  ['a{33}', ''],
  ['', ''],
];

for (const [source, text] of required) {
  test(`every match of ${JSON.stringify(source)} holds ${JSON.stringify(text)}`, () => {
    assert.equal(requiredText(parsePattern(source)), text);
  });
}

test('a text with a match always holds what the pattern requires', () => {
  const random = new Random(20_260_401);
  let told = 0;
  for (let count = 0; count < 10_000; count++) {
    const pattern = randomPattern(random);
    const text = randomText(random, pattern);
    const needed = requiredText(parsePattern(pattern.source));
    if (needed !== '') told++;
    if (!new RegExp(pattern.source, 'u').test(text)) continue;
    assert.ok(text.includes(needed), `${JSON.stringify(pattern.source)} on ${JSON.stringify(text)}`);
  }
  assert.ok(told > 1_000, `${told} of 10,000 patterns require a text`);
});

test('a text without what the pattern requires is answered where a search would run out of its budget', () => {
  const costly = '^[a-z]{0,1000}[a-y]{0,1000}!$';
  const match = compileMatcher(costly);
  assert.equal(match('a'.repeat(3_000)), false);
  assert.equal(match(`${'a'.repeat(3_000)}!.`), undefined);
});
