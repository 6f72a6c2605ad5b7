import type { CharacterSet } from './character-set.js';

/**
 * A parsed pattern; the names are those of the grammar in ECMA-262 section 22.2.1. Groups leave no trace, and a single
 * character is a `run` of length one.
 */
export type SyntaxTree =
  | RunNode
  | LookAroundNode
  | { readonly kind: 'alternative'; readonly parts: readonly SyntaxTree[] }
  | { readonly kind: 'disjunction'; readonly parts: readonly SyntaxTree[] }
  | { readonly kind: 'repeat'; readonly body: SyntaxTree; readonly minimum: number; readonly maximum: number }
  | AssertionNode;

/** An assertion on the start, the end or the edge of a word. */
export interface AssertionNode {
  readonly kind: '^' | '$' | '\\b' | '\\B';
}

/** Characters of one set: at least `minimum`, at most `maximum`, which may be Infinity. */
export interface RunNode {
  readonly kind: 'run';
  /** Equal sets of one pattern are one object. */
  readonly set: CharacterSet;
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

/** Whether a match can only begin at the start of the text. */
export function isAnchored(tree: SyntaxTree | undefined): boolean {
  switch (tree?.kind) {
    case '^':
      return true;
    case 'alternative':
      return isAnchored(tree.parts[0]);
    case 'disjunction':
      return tree.parts.every(isAnchored);
    case 'repeat':
      return tree.minimum > 0 && isAnchored(tree.body);
    default:
      return false;
  }
}
