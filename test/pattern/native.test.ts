import assert from 'node:assert/strict';
import test from 'node:test';
import { compileMatcher, compilePattern, PatternError, type Matcher } from '../../src/pattern/pattern.js';
import { Random, randomPattern, randomText } from './random-pattern.js';

/** How many pairs of a pattern and a text are compared. */
const PAIRS = Number(process.env.PATTERN_PAIRS ?? (process.env.SLOW === '1' ? 100_000 : 20_000));
const TEXTS_OF_EACH = 10;

/**
 * What the standard says of a search: RegExpBuiltinExec (ECMA-262 section 22.2.7.2) tries each code point's place. V8
 * also tries the place between the halves of a surrogate pair, and finds `\B` true there, when it searches by itself.
 */
function searches(source: string, text: string): boolean {
  const expression = new RegExp(source, 'uy');
  for (let place = 0; ; place += text.codePointAt(place)! > 0xffff ? 2 : 1) {
    expression.lastIndex = place;
    if (expression.test(text)) return true;
    if (place >= text.length) return false;
  }
}

function assertPairsAgree(seed: number, compile: (source: string) => Matcher): void {
  const random = new Random(seed);
  let matches = 0;
  let oddities = 0;
  for (let pair = 0; pair < PAIRS; pair += TEXTS_OF_EACH) {
    const pattern = randomPattern(random);
    const match = compile(pattern.source);
    const expression = new RegExp(pattern.source, 'u');
    for (let count = 0; count < TEXTS_OF_EACH; count++) {
      const text = randomText(random, pattern);
      let expected = expression.test(text);
      const answer = match(text);
      if (answer !== expected && text !== text.replace(/\p{Cs}/gu, '').replace(/[\u{10000}-\u{10ffff}]/gu, '')) {
        oddities++;
        expected = searches(pattern.source, text);
      }
      assert.equal(answer, expected, `${JSON.stringify(pattern.source)} on ${JSON.stringify(text)}`);
      if (expected) matches++;
    }
  }
  assert.ok(matches > PAIRS * 0.3 && matches < PAIRS * 0.8, `${matches} of ${PAIRS} match: the texts are one-sided`);
  assert.ok(oddities <= PAIRS / 2000, `${oddities} searches between the halves of pairs`);
}

test(`${PAIRS} random pairs of a pattern and a text come out as the native engine says`, () => {
  assertPairsAgree(20_260_101, (source) => compileMatcher(source, { native: false }));
});

test(`${PAIRS} more come out so with the choice of engine left to the pattern`, () => {
  assertPairsAgree(20_260_102, compilePattern);
});

test('a pattern with a random mistake is refused where the native engine refuses it', () => {
  const random = new Random(20_260_103);
  const MISTAKES = Array.from('()[]{}*+?|^$\\-,<>=!:/.19akpPubBcxdZ@\u{1f600}');
  let refused = 0;
  for (let count = 0; count < PAIRS / 2; count++) {
    const { source } = randomPattern(random);
    const place = random.below(source.length + 1);
    const mistaken = source.slice(0, place) + random.pick(MISTAKES) + source.slice(place + random.below(3));
    let isNative = true;
    try {
      new RegExp(mistaken, 'u');
    } catch {
      isNative = false;
    }
    let reason = '';
    try {
      compilePattern(mistaken);
    } catch (error) {
      assert.ok(error instanceof PatternError);
      reason = error.reason;
    }
    // What is over a limit or refused by name is a pattern all the same.
    if (/^(?:back-references|it has over|its )/u.test(reason)) continue;
    assert.equal(reason === '', isNative, `${JSON.stringify(mistaken)}: ${reason}`);
    if (reason !== '') refused++;
  }
  assert.ok(refused > PAIRS / 20);
});
