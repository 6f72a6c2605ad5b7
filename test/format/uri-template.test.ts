import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parse } from 'uri-template';
import { isUriTemplate } from '../../src/format/uri-template.js';

const names = fc.constantFrom('a', 'b1', 'a.b', '_', '%41');
const modifiers = fc.constantFrom('', '', '*', ':3', ':9999');
const variables = fc.array(
  fc.tuple(names, modifiers).map((pair) => pair.join('')),
  { minLength: 1, maxLength: 3 },
);
const operators = fc.constantFrom('', '+', '#', '.', '/', ';', '?', '&');
const expressions = fc.tuple(operators, variables).map(([operator, list]) => `{${operator}${list.join(',')}}`);
const templates = fc
  .array(fc.oneof(fc.constantFrom('/', 'a', '~', 'x=1', '-'), expressions))
  .map((list) => list.join(''));

test('what is built by the grammar is a template, for the package of that name too', () => {
  fc.assert(
    fc.property(templates, (text) => {
      assert.ok(isUriTemplate(text), text);
      assert.ok(isTakenByPackage(text), text);
    }),
    { seed: 6570 },
  );
});

test('what the grammar refuses inside an expression, the package refuses, and the other way round', () => {
  const piece = fc.constantFrom(
    'a',
    'b',
    '_',
    '%41',
    ',',
    ',',
    '*',
    ':3',
    ':12',
    '+',
    '/',
    '?',
    '&',
    ';',
    '#',
    ' ',
    '{',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      // The package does not know the operators that are kept for later, of which the comma is one.
      fc.pre(pieces[0] !== ',');
      const text = `{${pieces.join('')}}`;
      assert.equal(isUriTemplate(text), isTakenByPackage(text), text);
    }),
    { seed: 1, numRuns: 5000 },
  );
});

test('the package is laxer in literals, in dots of names and in prefixes, and refuses reserved operators', () => {
  for (const text of ['a b', 'a\u007fb', 'a|b', 'a}b', '%4', '{a..b}', '{a.}', '{a:0}', '{a:01}', '{a:10000}']) {
    assert.deepEqual([isUriTemplate(text), isTakenByPackage(text)], [false, true], text);
  }
  for (const text of ['{=a}', '{,a}', '{!a}', '{@a}', '{|a}']) {
    assert.deepEqual([isUriTemplate(text), isTakenByPackage(text)], [true, false], text);
  }
});

function isTakenByPackage(text: string): boolean {
  try {
    parse(text);
    return true;
  } catch {
    return false;
  }
}
