import { areDisjoint } from './character-set.js';
import type { CharacterSet } from './character-set.js';
import { isAnchored } from './syntax-tree.js';
import type { RunNode, SyntaxTree } from './syntax-tree.js';

/**
 * What a backtracking engine does at most from one place of a text to the end of the pattern, counted in tries of one
 * character or assertion: `constant + slope * text length`.
 */
interface Bound {
  readonly constant: number;
  readonly slope: number;
  /** The next character must be in one of these sets, else the match fails with `quick` tries. */
  readonly first: readonly CharacterSet[];
  readonly quick: number;
}

/** A longer run counts as one without an end. */
const MAX_SHORT_RUN = 32;
/** The bounds for the native engine: on 64 Ki units about a million tries, a few milliseconds. */
const MAX_CONSTANT = 1024;
const MAX_SLOPE = 16;

/** The bound of a tree that is followed by what `after` bounds; undefined where none is known. */
function boundOf(tree: SyntaxTree, after: Bound): Bound | undefined {
  switch (tree.kind) {
    case 'run':
      return boundOfRun(tree, after);
    case 'alternative':
      return tree.parts.reduceRight<Bound | undefined>((bound, part) => bound && boundOf(part, bound), after);
    case 'disjunction':
      return boundOfChoice(tree.parts, after);
    case 'repeat':
      if (tree.minimum > 0 || tree.maximum > 1) return undefined;
      return boundOfChoice([tree.body, { kind: 'alternative', parts: [] }], after);
    case 'lookaround':
      return undefined;
    default:
      // Where a character follows, `$` fails at once.
      return {
        constant: 1 + after.constant,
        slope: after.slope,
        first: tree.kind === '$' ? [] : after.first,
        quick: 1 + after.quick,
      };
  }
}

/** Each part is tried once, and after each the rest of the pattern. */
function boundOfChoice(parts: readonly SyntaxTree[], after: Bound): Bound | undefined {
  const bounds = parts.map((part) => boundOf(part, after));
  return bounds.reduce(
    (total, bound) =>
      total &&
      bound && {
        constant: total.constant + bound.constant,
        slope: total.slope + bound.slope,
        first: [...total.first, ...bound.first],
        quick: total.quick + bound.quick,
      },
    { constant: 1, slope: 0, first: [], quick: 1 },
  );
}

function boundOfRun({ set, minimum, maximum }: RunNode, after: Bound): Bound | undefined {
  const first = minimum > 0 ? [set] : [set, ...after.first];
  const quick = minimum > 0 ? 1 : 1 + after.quick;
  const isShort = maximum <= MAX_SHORT_RUN;
  // How often the rest of the pattern is tried in full. Where the run can't give a character back to it, that is once,
  // at the furthest end: from a nearer one the rest fails with quick work, since the next character is in the set.
  const isSettled = minimum === maximum || after.first.every((other) => areDisjoint(set, other));
  const ends = isSettled ? 1 : maximum - minimum + 1;
  const each = isSettled ? 1 + after.quick : 1;
  if (isShort) {
    return { constant: 1 + maximum * each + ends * after.constant, slope: ends * after.slope, first, quick };
  }
  if (isSettled) return { constant: each + after.constant, slope: each + after.slope, first, quick };
  // Each place of the text may be an end: linear only where the rest is of constant work.
  if (after.slope > 0) return undefined;
  return { constant: 1 + after.constant, slope: 1 + after.constant, first, quick };
}

/**
 * Whether a backtracking search for the pattern does at most linear work, with a small factor, on every text. The form
 * of the pattern bounds the ways to match: only sets of characters are repeated, and a run of them either can't give
 * characters back to what follows (no common character), or is short, or is followed by constant work. A search that
 * isn't anchored begins anew at every place, and is linear only where that is of constant work.
 */
export function hasBoundedWork(tree: SyntaxTree): boolean {
  const bound = boundOf(tree, { constant: 1, slope: 0, first: [], quick: 1 });
  if (!bound || bound.constant > MAX_CONSTANT) return false;
  if (isAnchored(tree)) return bound.slope <= MAX_SLOPE;
  return bound.slope === 0 && bound.constant <= MAX_SLOPE;
}
