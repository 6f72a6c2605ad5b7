import { areDisjoint } from './character-set.js';
import type { CharacterSet } from './character-set.js';
import { isAnchored } from './syntax-tree.js';
import type { SyntaxTree } from './syntax-tree.js';

/** Work is counted in tries of one character or assertion by a backtracking engine. */
interface Bound {
  /** The work of matching from one place to the end of the pattern is at most `constant + slope * text length`. */
  readonly constant: number;
  readonly slope: number;
  /** The sets of which one holds the next character, if anything beyond {@link quick} work is to be done. */
  readonly first: readonly CharacterSet[];
  /** The work until a match fails at a place whose next character is in no set of {@link first}. */
  readonly quick: number;
}

/** A longer repeat counts as one that goes on to the end of the text. */
const MAX_SHORT_REPEAT = 32;
/** The bounds up to which the native engine is used: for 64 Ki units about a million tries, a few milliseconds. */
const MAX_CONSTANT = 1024;
const MAX_SLOPE = 16;

/** The bound of a tree that is followed by what `after` bounds; undefined where none is known. */
function boundOf(tree: SyntaxTree, after: Bound): Bound | undefined {
  switch (tree.kind) {
    case 'character':
      return { constant: 1 + after.constant, slope: after.slope, first: [tree.set], quick: 1 };
    case 'assertion':
      // What fails right after `$` is the assertion: a character follows.
      return {
        constant: 1 + after.constant,
        slope: after.slope,
        first: tree.assertion === '$' ? [] : after.first,
        quick: 1 + after.quick,
      };
    case 'alternative':
      return tree.terms.reduceRight<Bound | undefined>((bound, term) => bound && boundOf(term, bound), after);
    case 'disjunction':
      return boundOfChoice(tree.alternatives, after);
    case 'lookaround':
      return undefined;
    case 'quantified':
      if (tree.body.kind === 'character') return boundOfRun(tree.body.set, tree.minimum, tree.maximum, after);
      return tree.minimum === 0 && tree.maximum === 1
        ? boundOfChoice([tree.body, { kind: 'alternative', terms: [] }], after)
        : undefined;
  }
}

/** Each alternative is tried once, and after each the rest of the pattern. */
function boundOfChoice(alternatives: readonly SyntaxTree[], after: Bound): Bound | undefined {
  let total: Bound = { constant: 1, slope: 0, first: [], quick: 1 };
  for (const alternative of alternatives) {
    const bound = boundOf(alternative, after);
    if (!bound) return undefined;
    total = {
      constant: total.constant + bound.constant,
      slope: total.slope + bound.slope,
      first: [...total.first, ...bound.first],
      quick: total.quick + bound.quick,
    };
  }
  return total;
}

function boundOfRun(set: CharacterSet, minimum: number, maximum: number, after: Bound): Bound | undefined {
  const first = minimum > 0 ? [set] : [set, ...after.first];
  const quick = minimum > 0 ? 1 : 1 + after.quick;
  const isShort = maximum <= MAX_SHORT_REPEAT;
  const isDetermined = minimum === maximum || after.first.every((other) => areDisjoint(set, other));
  if (isDetermined) {
    // Only one end of the run has no character of the set behind it or is the furthest allowed; from there the rest is
    // tried in full. From every shorter end the rest fails with quick work, as the next character is in the set.
    const each = 1 + after.quick;
    return isShort
      ? { constant: maximum * each + 1 + after.constant, slope: after.slope, first, quick }
      : { constant: each + after.constant, slope: each + after.slope, first, quick };
  }
  if (isShort) {
    const ways = maximum - minimum + 1;
    return { constant: maximum + 1 + ways * after.constant, slope: ways * after.slope, first, quick };
  }
  // Each end of the run may try the rest in full: linear only where the rest is of constant work.
  if (after.slope > 0) return undefined;
  return { constant: 1 + after.constant, slope: 1 + after.constant, first, quick };
}

/**
 * Whether a backtracking search for the pattern does at most linear work, with small factors, on every text. The ways
 * to match are bounded by the pattern's form alone: only sets of characters are repeated, and a repeat either can't
 * give characters back to what follows (disjoint sets), or is short, or is followed by constant work. A search that
 * isn't anchored starts at every place, and is linear only where one start is of constant work.
 */
export function hasBoundedWork(tree: SyntaxTree): boolean {
  const bound = boundOf(tree, { constant: 1, slope: 0, first: [], quick: 1 });
  if (!bound || bound.constant > MAX_CONSTANT) return false;
  if (isAnchored(tree)) return bound.slope <= MAX_SLOPE;
  return bound.slope === 0 && bound.constant <= MAX_SLOPE;
}
