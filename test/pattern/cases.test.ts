import assert from 'node:assert/strict';
import { join } from 'node:path';
import test from 'node:test';
import { hasBoundedWork } from '../../src/pattern/bounded-work.js';
import { parsePattern } from '../../src/pattern/parse.js';
import { compileMatcher, compilePattern, PatternError } from '../../src/pattern/pattern.js';
import { projectFolder, readJson } from '../support/shared-data.js';

/** A pattern, or its parts each with a number of times. */
type Written = string | readonly (readonly [text: string, times: number])[];

function written(pattern: Written): string {
  return typeof pattern === 'string' ? pattern : pattern.map(([text, times]) => text.repeat(times)).join('');
}

function readCases(file: string): unknown {
  return readJson(join(projectFolder, 'spec/cases/pattern', file));
}

interface Refused {
  readonly name: string;
  readonly pattern: Written;
  readonly reason: string;
  readonly offset?: number;
}

interface Taken {
  readonly name: string;
  readonly pattern: Written;
}

for (const { name, pattern, reason, offset } of readCases('refused.json') as readonly Refused[]) {
  test(`${name} is refused with its reason`, () => {
    assert.throws(
      () => compilePattern(written(pattern)),
      (error) => {
        assert.ok(error instanceof PatternError);
        assert.deepEqual(
          [error.name, error.reason, error.message, error.offset],
          ['PatternError', reason, reason, offset],
        );
        return true;
      },
    );
  });
}

for (const { name, pattern } of readCases('taken.json') as readonly Taken[]) {
  test(`${name} is taken and matches as the native engine does`, () => {
    const source = written(pattern);
    const match = compileMatcher(source, { native: false });
    const expression = new RegExp(source, 'u');
    for (const text of ['', 'a', 'x'.repeat(4096), 'a'.repeat(6000), '-', '\\@', '^$\\.*+?()[]{}|/']) {
      assert.equal(match(text), expression.test(text), text.slice(0, 20));
    }
  });
}

test('no reason repeats the pattern', () => {
  const secret = 'tokenXq7';
  for (const source of [
    `(${secret}`,
    `[${secret}: b`,
    `(?<${secret}: )`,
    `\\p{${secret}}`,
    `${secret}**`,
    `\\k<${secret}>`,
  ]) {
    assert.throws(
      () => compilePattern(source),
      (error) => error instanceof PatternError && !JSON.stringify([error.message, error.reason]).includes('okenX'),
    );
  }
});

test('the characters at the edges of planes and surrogates are one each, read forward and backward', () => {
  const edges = [
    '\x7f',
    '\x80',
    '\ud7ff',
    '\ud800',
    '\udbff',
    '\udc00',
    '\udfff',
    '\ue000',
    '\uffff',
    '\u{10000}',
    '\u{10ffff}',
  ];
  for (const source of ['^.b$', '^(?=.b$)', '(?<=^.)b', '^[^b]b$']) {
    const match = compileMatcher(source, { native: false });
    for (const edge of edges) {
      assert.equal(match(`${edge}b`), true, `${source} on ${JSON.stringify(edge)}`);
      assert.equal(match(`${edge}ab`), false, `${source} on ${JSON.stringify(edge)}`);
    }
  }
});

test('the length allowed can be set', () => {
  assert.throws(() => compileMatcher('aaaa', { maxLength: 3 }), { reason: 'it is over 3 characters long' });
  assert.equal(compileMatcher(`^${'x'.repeat(4096)}`, { maxLength: 5000 })('x'.repeat(4097)), true);
});

interface EngineCase {
  readonly pattern: string;
  readonly native: boolean;
  readonly why: string;
}

for (const { pattern, native, why } of readCases('engine.json') as readonly EngineCase[]) {
  test(`the native engine is ${native ? '' : 'not '}given ${JSON.stringify(pattern)}: ${why}`, () => {
    assert.equal(hasBoundedWork(parsePattern(pattern)), native);
  });
}
