import assert from 'node:assert/strict';
import test from 'node:test';
import { hasBoundedWork } from '../../src/pattern/bounded-work.js';
import { parsePattern } from '../../src/pattern/parse.js';
import { compileMatcher } from '../../src/pattern/pattern.js';
import { isAnchored, type SyntaxTree } from '../../src/pattern/syntax-tree.js';
import { Random } from './random-pattern.js';

/** What to do at a place where a part has matched: whether the rest does. */
type Rest = (place: number) => boolean;

/**
 * Searches as a plain backtracking engine does (ECMA-262 section 22.2.2) and counts the tries of a character or an
 * assertion. The native engine has short cuts, and never more to do.
 */
function triesOf(tree: SyntaxTree, text: string): number {
  let tries = 0;
  function match(part: SyntaxTree, place: number, rest: Rest): boolean {
    switch (part.kind) {
      case '^':
        tries++;
        return place === 0 && rest(place);
      case '$':
        tries++;
        return place === text.length && rest(place);
      case 'alternative':
        return part.parts.reduceRight<Rest>((after, inner) => (from) => match(inner, from, after), rest)(place);
      case 'disjunction':
        return part.parts.some((inner) => match(inner, place, rest));
      case 'repeat':
        assert.equal(part.maximum, 1);
        return match(part.body, place, rest) || (part.minimum === 0 && rest(place));
      case 'run': {
        let count = 0;
        while (count < part.maximum) {
          tries++;
          if (place + count >= text.length || !part.set.has(text[place + count]!)) break;
          count++;
        }
        for (; count >= part.minimum; count--) if (rest(place + count)) return true;
        return false;
      }
      default:
        throw new Error(`a part that never has bounded work: ${part.kind}`);
    }
  }
  const last = isAnchored(tree) ? 0 : text.length;
  for (let start = 0; start <= last; start++) if (match(tree, start, () => true)) break;
  return tries;
}

const SETS = ['a', 'a', 'b', '[ab]', '[bc]', '[^a]', '[^c]', '.', '\\w', 'c', '-'];
const QUANTIFIERS = ['', '', '', '*', '+', '?', '{0,3}', '{2}', '{1,9}', '{0,32}', '{0,33}', '{4,}', '{20}'];

/** A pattern of the kinds that may be given to the native engine, though it need not be one. */
function randomCandidate(random: Random, depth: number): string {
  const terms = Array.from({ length: 1 + random.below(5) }, () => {
    const kind = depth > 0 ? random.below(10) : 9;
    if (kind === 0) return `(${randomCandidate(random, depth - 1)}|${randomCandidate(random, depth - 1)})`;
    if (kind === 1) return `(?:${randomCandidate(random, depth - 1)})?`;
    return random.pick(SETS) + random.pick(QUANTIFIERS);
  });
  return terms.join('');
}

/** Texts that hurt: long stretches of one character, or of two by turns, and an end that fits nothing. */
function hurtingText(random: Random, length: number): string {
  let text = '';
  while (text.length < length) {
    const piece = random.pick(['a', 'b', 'c', 'ab', 'ba', 'abc', '-', 'aab']);
    text += piece.repeat(1 + random.below(random.pick([3, 40, length])));
  }
  return text.slice(0, length) + random.pick(['', '!', '\n', '-']);
}

test('a backtracking engine does linear work on every pattern it may be given', () => {
  const random = new Random(42);
  let allowed = 0;
  let most = 0;
  while (allowed < 1500) {
    const start = random.below(4) > 0 ? '^' : '';
    const source = `${start}${randomCandidate(random, 2)}${random.below(4) > 0 ? '$' : ''}`;
    const tree = parsePattern(source);
    if (!hasBoundedWork(tree)) continue;
    allowed++;
    for (let count = 0; count < 6; count++) {
      const text = hurtingText(random, random.pick([20, 200, 400]));
      const tries = triesOf(tree, text);
      most = Math.max(most, tries / text.length);
      assert.ok(tries <= 1024 + 16 * (text.length + 1), `${source}: ${tries} tries on ${JSON.stringify(text)}`);
    }
  }
  assert.ok(most > 5, 'the texts did not hurt');
});

test('a text of 65,536 units is answered whatever it costs where the native engine is given it, a longer one is not', () => {
  const source = '^\\D*\\d*$';
  assert.ok(hasBoundedWork(parsePattern(source)));
  // Characters that the matcher has to look up one by one, which is more work than the budget has.
  const text = Array.from({ length: 65_536 }, (_, index) => String.fromCharCode(0x100 + (index % 55_000))).join('');
  assert.equal(compileMatcher(source, { native: false })(text), undefined);
  assert.equal(compileMatcher(source)(text), true);
  assert.equal(compileMatcher(source)(`${text}0`), undefined);
});

test('the longest texts that the native engine is given are answered, and longer ones by the matcher', () => {
  for (const source of ['^[a-z]+[0-9]*-$', '^[a-z][a-z0-9-]*[a-z0-9]$', '^\\p{L}+$', '^[^]*$', '^.{1,5000}$', 'x!']) {
    assert.ok(hasBoundedWork(parsePattern(source)));
    for (const length of [65_535, 65_536, 65_537, 200_000]) {
      for (const end of ['', 'x', '-']) {
        const text = 'a'.repeat(length - end.length) + end;
        assert.equal(compileMatcher(source)(text), compileMatcher(source, { native: false })(text), source);
      }
    }
  }
});
