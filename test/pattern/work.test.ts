import assert from 'node:assert/strict';
import test from 'node:test';
import { parsePattern } from '../../src/pattern/parse.js';
import { compilePattern } from '../../src/pattern/pattern.js';
import { createProgram, type Program } from '../../src/pattern/program.js';
import type { SyntaxTree } from '../../src/pattern/syntax-tree.js';
import { Random } from './random-pattern.js';

function programOf(source: string): Program {
  return createProgram(parsePattern(source));
}

/** The work of a test that is answered. */
function workOf(program: Program, text: string, expected: boolean): number {
  assert.equal(program.test(text), expected);
  return program.meter.spent;
}

/** A pattern that a backtracking engine is slow on, and the text of a size that it is slow on, with the answer. */
const HURTING: readonly (readonly [source: string, text: (size: number) => string, answer: boolean])[] = [
  ['^(a+)+$', (size) => `${'a'.repeat(size)}!`, false],
  ['^(a|aa)+$', (size) => `${'a'.repeat(size)}!`, false],
  ['(x+x+)+y', (size) => 'x'.repeat(size), false],
  ['^(.*,){12}P', (size) => '1,'.repeat(size / 2), false],
  ['^(?:\\w+\\s?)*$', (size) => `${'word '.repeat(size / 5)}!`, false],
  ['.*.*=.*', (size) => 'x'.repeat(size), false],
  ['^(?=(a+)+$)a', (size) => `${'a'.repeat(size)}!`, false],
  ['(?<=^(a+)+)b$', (size) => `${'a'.repeat(size)}!b`, false],
  ['^(?!(a|a)*$)', (size) => 'a'.repeat(size), false],
  ['^(?:a|a){24}$', (size) => 'a'.repeat(size), false],
  ['^(?:[a-z0-9]{1,8}){1,24}$', (size) => 'a'.repeat(size), false],
  ['^[a-z]{0,1000}[a-z]{0,1000}$', (size) => 'a'.repeat(size), false],
  ['^(\\p{L}+)+$', (size) => `${'é'.repeat(size)}!`, false],
  ['^(?:\\p{L}|\\p{Lu})+$', (size) => 'A'.repeat(size), true],
];

for (const [source, text, answer] of HURTING) {
  test(`the work of ${source} does not grow once its states are known`, () => {
    const small = workOf(programOf(source), text(3000), answer);
    const large = workOf(programOf(source), text(12_000), answer);
    assert.ok(small < 20_000, `${small} node visits`);
    assert.ok(large <= small + 200, `${small}, then ${large} node visits`);
  });
}

test('texts of ten million units are answered', () => {
  assert.equal(compilePattern('^(?:a|b)*$')('ab'.repeat(5_000_000)), true);
  assert.equal(compilePattern('^[a-z]*$')(`${'a'.repeat(10_000_000)}!`), false);
  assert.equal(compilePattern('^(?!.*!)')(`${'a'.repeat(10_000_000)}!`), false);
});

const COSTLY = '^[a-z]{0,1000}[a-y]{0,1000}$';

test('a text that costs more than the budget has no answer', () => {
  const program = programOf(COSTLY);
  assert.equal(program.test('a'.repeat(3000)), undefined);
  assert.equal(program.meter.limit, 512_000);
  assert.ok(program.meter.spent > 512_000);
  // The budget is looked at after each place of the text: what is beyond it is the work of one place at most.
  assert.ok(program.meter.spent < 512_000 + 2500);
});

test('a look-around that costs more than the budget leaves the text without an answer', () => {
  assert.equal(programOf(`(?=${COSTLY})`).test('a'.repeat(3000)), undefined);
  assert.equal(programOf(`(?!${COSTLY})`).test('a'.repeat(3000)), undefined);
});

test('many code points never seen before are part of the work', () => {
  const sets = Array.from({ length: 100 }, (_, index) => `[\\p{L}${String.fromCharCode(0x4e00 + index)}]?`).join('');
  const text = Array.from({ length: 2000 }, (_, index) => String.fromCharCode(0x4e00 + index)).join('');
  assert.equal(programOf(`(?:${sets})*!`).test(text), undefined);
});

test('an answer does not depend on the texts before', () => {
  const program = programOf(COSTLY);
  const fresh = [1000, 1001].map((size) => programOf(COSTLY).test('a'.repeat(size)));
  assert.deepEqual(fresh, [true, undefined]);
  for (let size = 0; size < 1200; size += 100) {
    program.test('a'.repeat(size));
    assert.equal(program.test('a'.repeat(1001)), undefined);
    assert.equal(program.test('a'.repeat(1000)), true);
  }
});

test('no work is counted before the first text', () => {
  assert.equal(programOf(COSTLY).meter.spent, 0);
});

test('what can match no more is read no further', () => {
  for (const source of ['^ab', '^a|^b', '(?:^a)+b', '(?:^a|^b){2}']) {
    assert.equal(workOf(programOf(source), 'x', false), workOf(programOf(source), 'xéàü', false), source);
  }
});

test('a repeat of nothing is written out once, however often it is asked for', () => {
  const readingsOf = (times: number): number => {
    let readings = 0;
    const nothing: SyntaxTree = {
      kind: 'alternative',
      get parts() {
        readings++;
        return [];
      },
    };
    createProgram({ kind: 'repeat', body: nothing, minimum: times, maximum: times });
    return readings;
  };
  assert.equal(readingsOf(1000), readingsOf(1));
});

test('a short text costs nothing the second time', () => {
  const program = programOf('^(a+)+$');
  assert.ok(workOf(program, 'aaaa', true) > 0);
  assert.equal(workOf(program, 'aaaa', true), 0);
});

test('answers stay right when the states kept are dropped', () => {
  const source = '^(?:a|b)*a(?:a|b){12}$';
  const program = programOf(source);
  const expression = new RegExp(source, 'u');
  const random = new Random(7);
  let matches = 0;
  let work = 0;
  for (let count = 0; count < 3000; count++) {
    const text = Array.from({ length: 20 + random.below(40) }, () => random.pick(['a', 'b'])).join('');
    const expected = expression.test(text);
    if (expected) matches++;
    work = Math.max(work, count < 2000 ? 0 : workOf(program, text, expected));
    assert.equal(program.test(text), expected);
  }
  assert.ok(matches > 1000 && matches < 2000);
  assert.equal(program.test('abab'.repeat(10)), expression.test('abab'.repeat(10)));
  assert.equal(workOf(program, 'abab'.repeat(10), expression.test('abab'.repeat(10))), 0);
  // With all of its 8,192 states kept, late texts would find theirs; with 3,000 they have to make some again.
  assert.ok(work > 300, `${work}`);
});

test('a pattern with many sets and look-arounds stays right when its symbols are dropped', () => {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index));
  const source = `^(?:${letters
    .slice(0, 24)
    .map((letter) => `(?=[^${letter}]|.{2}${letter}|.{0,2}$)`)
    .join('')}.)*$`;
  const program = programOf(source);
  const expression = new RegExp(source, 'u');
  const random = new Random(11);
  for (let count = 0; count < 400; count++) {
    const text = Array.from({ length: 40 }, () => random.pick(letters)).join('');
    const periodic = random.pick([text, text.slice(0, 2).repeat(20)]);
    assert.equal(program.test(periodic), expression.test(periodic), periodic);
  }
});
