import type { CharacterSet } from './character-set.js';

/** A parsed pattern; the names are those of the grammar in ECMA-262 section 22.2.1. Groups leave no trace. */
export type SyntaxTree =
  | CharacterNode
  | { readonly kind: 'alternative'; readonly terms: readonly SyntaxTree[] }
  | { readonly kind: 'disjunction'; readonly alternatives: readonly SyntaxTree[] }
  | QuantifiedNode
  | { readonly kind: 'assertion'; readonly assertion: '^' | '$' | 'b' | 'B' }
  | LookAroundNode;

/** One character out of a set. Nodes with an equal set share one set object. */
export interface CharacterNode {
  readonly kind: 'character';
  readonly set: CharacterSet;
}

/** A term with a quantifier; `maximum` may be Infinity. Greedy and lazy match the same texts. */
export interface QuantifiedNode {
  readonly kind: 'quantified';
  readonly body: SyntaxTree;
  readonly minimum: number;
  readonly maximum: number;
}

/** A look-ahead or look-behind. */
export interface LookAroundNode {
  readonly kind: 'lookaround';
  readonly ahead: boolean;
  readonly negative: boolean;
  readonly body: SyntaxTree;
}

/** A tree that is a run of characters of one set, as a quantified node; undefined for every other tree. */
export function asRun(tree: SyntaxTree): (QuantifiedNode & { readonly body: CharacterNode }) | undefined {
  if (tree.kind === 'character') return { kind: 'quantified', body: tree, minimum: 1, maximum: 1 };
  if (tree.kind !== 'quantified' || tree.body.kind !== 'character') return undefined;
  return { ...tree, body: tree.body };
}

/**
 * Makes a sequence of terms. Neighbouring runs of one set become one run, `a{0,9}a+` a `a{1,}`: the same texts match, in
 * one way each, which keeps the automaton's states small.
 */
export function alternativeOf(terms: readonly SyntaxTree[]): SyntaxTree {
  const result: SyntaxTree[] = [];
  for (const term of terms) {
    const run = asRun(term);
    const before = result.length > 0 ? asRun(result[result.length - 1]!) : undefined;
    if (run && before && run.body.set === before.body.set) {
      result[result.length - 1] = {
        kind: 'quantified',
        body: run.body,
        minimum: before.minimum + run.minimum,
        maximum: before.maximum + run.maximum,
      };
    } else {
      result.push(term);
    }
  }
  return result.length === 1 ? result[0]! : { kind: 'alternative', terms: result };
}

/**
 * How many automaton nodes a tree needs once its repeats are written out, look-arounds included. A repeat of nothing
 * counts as one node a copy, so that the count bounds the work of building too.
 */
export function nodeCount(tree: SyntaxTree): number {
  switch (tree.kind) {
    case 'character':
    case 'assertion':
      return 1;
    case 'alternative':
      return tree.terms.reduce((total, term) => total + nodeCount(term), 0);
    case 'disjunction':
      return tree.alternatives.reduce((total, alternative) => total + nodeCount(alternative) + 1, -1);
    case 'lookaround':
      return nodeCount(tree.body) + 2;
    case 'quantified': {
      const copies = tree.maximum === Infinity ? tree.minimum + 1 : tree.maximum;
      // A run needs no splitting nodes; see buildNodes.
      const splits = tree.body.kind === 'character' ? 0 : copies - tree.minimum;
      return copies * Math.max(1, nodeCount(tree.body)) + splits;
    }
  }
}

/** Whether a match can only begin at the start of the text. */
export function isAnchored(tree: SyntaxTree): boolean {
  switch (tree.kind) {
    case 'assertion':
      return tree.assertion === '^';
    case 'alternative':
      return tree.terms.length > 0 && isAnchored(tree.terms[0]!);
    case 'disjunction':
      return tree.alternatives.every(isAnchored);
    case 'quantified':
      return tree.minimum > 0 && isAnchored(tree.body);
    default:
      return false;
  }
}
