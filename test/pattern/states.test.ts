import assert from 'node:assert/strict';
import test from 'node:test';
import { parsePattern } from '../../src/pattern/parse.js';
import { createProgram, type Program } from '../../src/pattern/program.js';
import { Random } from './random-pattern.js';

/** The states an automaton keeps show in its work alone: a state that is there costs nothing. */
function workOf(program: Program, text: string): number {
  program.test(text);
  return program.meter.spent;
}

function programOf(source: string): Program {
  return createProgram(parsePattern(source));
}

test('a run of one character comes back to its own state', () => {
  for (const source of ['^(a+)+$', '^(?:a|aa)+$', '(?:a|b)+c', '^(?=(a+)+$)a', '(?<=^(a+)+)b', '\\ba+b\\b']) {
    assert.equal(workOf(programOf(source), 'a'.repeat(8)), workOf(programOf(source), 'a'.repeat(16)), source);
  }
});

test('a text read once costs nothing again, whatever was read in between', () => {
  for (const source of ['^(?:a|b)*a(?:a|b){3}$', '^(?!a+b)', '(?<=a)b$', '\\Bé']) {
    const program = programOf(source);
    const texts = ['abab', 'éé', 'bbba', ''];
    assert.ok(texts.reduce((work, text) => work + workOf(program, text), 0) > 0, source);
    for (const text of texts) assert.equal(workOf(program, text), 0, `${source} on ${text}`);
  }
});

test('states of many nodes are dropped long before there are 3,000: half a million numbers are held', () => {
  for (const [length, isDropped] of [
    [264, false],
    [265, true],
  ] as const) {
    const program = programOf('(?:.{241}|a.{240})c');
    const random = new Random(5);
    const texts = [500, 500, 500, length].map((size) =>
      Array.from({ length: size }, () => random.pick(['a', 'b'])).join(''),
    );
    for (const text of texts) assert.ok(workOf(program, text) > 0);
    assert.equal(workOf(program, texts[0]!) > 0, isDropped);
  }
});

test('3,000 states are kept, and all are dropped when one more is needed', () => {
  // Each place of these texts, their end among them, has a state of its own: the 41 characters before it are nowhere else.
  const random = new Random(3);
  const text = Array.from({ length: 3000 }, () => random.pick(['a', 'b'])).join('');
  for (const [length, isDropped] of [
    [2999, false],
    [3000, true],
  ] as const) {
    const program = programOf('(?:.{41}|a.{40})c');
    assert.ok(workOf(program, text.slice(0, length)) > 0);
    assert.equal(workOf(program, text.slice(0, length)) > 0, isDropped);
  }
});

test('states whose nodes have one hash are told apart', () => {
  // Found by trying: the hashes of the nodes that an `a` at these places of 401 characters leads to have equal sums.
  const pairs: readonly (readonly [one: readonly number[], other: readonly number[]])[] = [
    [
      [4, 37],
      [12, 29],
    ],
    [[], [46, 59, 84, 115, 121, 212, 236, 248, 309, 359, 374, 385]],
  ];
  for (const [one, other] of pairs) {
    const program = programOf('^.*a.{400}b$');
    for (const places of [one, other]) {
      const start = Array.from({ length: 401 }, (_, place) => (places.includes(place) ? 'a' : '-')).join('');
      for (const place of [...one, ...other]) {
        assert.equal(program.test(`${start}${'-'.repeat(place)}b`), places.includes(place), `${place}`);
      }
    }
  }
});

test('a set that stands in a pattern twice is looked up once', () => {
  assert.equal(workOf(programOf('^[xy]c[xy]'), 'q'), workOf(programOf('^[xy]c'), 'q'));
});

test('8,192 code points beyond ASCII are remembered, and all of ASCII beside them', () => {
  const distinct = (size: number): string =>
    Array.from({ length: size }, (_, index) => String.fromCharCode(0x4e00 + index)).join('');
  for (const size of [8192, 8193]) {
    const program = programOf('^(?:é|.)*$');
    const ascii = 'az09-';
    workOf(program, ascii + distinct(size));
    assert.equal(workOf(program, ascii + distinct(size)) > 0, size > 8192);
    assert.equal(workOf(program, ascii), 0);
  }
});

test('characters of the same sets are one to a pattern, unless it asks for the edges of words', () => {
  const work = (source: string, text: string): number => workOf(programOf(source), text);
  assert.equal(work('^(?:1|2|3|4|[ab-])*$', 'a-a-'), work('^(?:1|2|3|4|[ab-])*$', 'abab'));
  assert.ok(work('^(?:1|2|3|4|[ab-])*\\b$', 'a-a-') > work('^(?:1|2|3|4|[ab-])*\\b$', 'abab'));
});

test('a text that could cost more than the budget is read as if it were the first', () => {
  // 21 nodes, and 11 for looking up a character: 32 for each of 17,857 places are the budget of 500,000 and 4 a unit.
  const program = programOf('^[ab]{19}');
  const fitting = 'ab'.repeat(17_856 / 2);
  const first = workOf(program, fitting);
  assert.ok(first > 0);
  assert.equal(workOf(program, fitting), 0);
  assert.equal(workOf(program, `${fitting}a`), first);
});
