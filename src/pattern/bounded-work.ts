import { areDisjoint } from './character-set.js';
import type { CharacterSet } from './character-set.js';
import { isAnchored } from './syntax-tree.js';
import type { RunNode, SyntaxTree } from './syntax-tree.js';

/**
 * What a backtracking engine does at most from one place of a text to the end of the pattern, counted in tries of one
 * character or assertion: `constant + slope * text length`. Where the next character is in none of the sets `first`, the
 * match fails with `quick` tries.
 */
type Bound = readonly [constant: number, slope: number, first: readonly CharacterSet[], quick: number];

/** A longer run counts as one without an end. */
const MAX_SHORT_RUN = 32;
/** The bounds for the native engine: on 64 Ki units about a million tries, a few milliseconds. */
const MAX_CONSTANT = 1024;
const MAX_SLOPE = 16;

/** Where nothing more is to match. */
const DONE: Bound = [1, 0, [], 1];

/** The bound of a tree that is followed by what `after` bounds; undefined where none is known. */
function boundOf(tree: SyntaxTree, after: Bound): Bound | undefined {
  const [constant, slope, first, quick] = after;
  switch (tree.kind) {
    case 'run':
      return boundOfRun(tree, after);
    case 'alternative':
      return tree.parts.reduceRight<Bound | undefined>((bound, part) => bound && boundOf(part, bound), after);
    case 'disjunction':
      return sum(tree.parts.map((part) => boundOf(part, after)));
    case 'repeat':
      return tree.minimum > 0 || tree.maximum > 1 ? undefined : sum([boundOf(tree.body, after), after]);
    case '^':
    case '$':
      // Where a character follows, `$` fails at once.
      return [1 + constant, slope, tree.kind === '$' ? [] : first, 1 + quick];
    default:
      // Look-arounds cost work of their own. V8 begins searches between the halves of a surrogate pair too, where the
      // standard doesn't, and finds `\\B` true there.
      return undefined;
  }
}

/** The bound of alternatives, each of which is tried once, and after each the rest of the pattern. */
function sum(bounds: readonly (Bound | undefined)[]): Bound | undefined {
  return bounds.reduce<Bound | undefined>(
    (total, bound) =>
      total && bound && [total[0] + bound[0], total[1] + bound[1], [...total[2], ...bound[2]], total[3] + bound[3]],
    DONE,
  );
}

function boundOfRun(run: RunNode, [constant, slope, first, quick]: Bound): Bound | undefined {
  const { set, minimum, maximum } = run;
  const isShort = maximum <= MAX_SHORT_RUN;
  // How often the rest of the pattern is tried in full. Where the run can't give a character back to it, that is once,
  // at the furthest end: from a nearer one the rest fails with quick work, since the next character is in the set.
  const isSettled = minimum === maximum || first.every((other) => areDisjoint(set, other));
  // Each place of the text may be an end: linear only where the rest is of constant work.
  if (!isSettled && !isShort && slope > 0) return undefined;
  const ends = isSettled ? 1 : maximum - minimum + 1;
  const each = isSettled && minimum < maximum ? 1 + quick : 1;
  return [
    isShort ? maximum * each + ends * constant : each + constant,
    isShort ? ends * slope : each + (isSettled ? slope : constant),
    minimum > 0 ? [set] : [set, ...first],
    minimum > 0 ? 1 : 1 + quick,
  ];
}

/**
 * Whether a backtracking search for the pattern does at most linear work, with a small factor, on every text. The form
 * of the pattern bounds the ways to match: only sets of characters are repeated, and a run of them either can't give
 * characters back to what follows (no common character), or is short, or is followed by constant work. A search that
 * isn't anchored begins anew at every place, and is linear only where that is of constant work.
 */
export function hasBoundedWork(tree: SyntaxTree): boolean {
  const [constant, slope] = boundOf(tree, DONE) ?? [Infinity, 0];
  // The work of all starts, each of constant work, is one slope.
  const whole = isAnchored(tree) ? slope : slope > 0 ? Infinity : constant;
  return constant <= MAX_CONSTANT && whole <= MAX_SLOPE;
}
