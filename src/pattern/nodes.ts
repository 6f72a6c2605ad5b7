import type { CharacterSet } from './character-set.js';
import { PatternError } from './pattern-error.js';
import type { LookAroundNode, SyntaxTree } from './syntax-tree.js';

/** The most automaton nodes of a pattern, repeats written out. */
export const MAX_NODES = 6000;

/** Kinds of nodes. A match is complete. */
export const ACCEPT = 0;
/** Takes a character of the set `data` to `next`; where `other` is a node, that one is reached without a character. */
export const CHARACTER = 1;
/** Goes on to `next` and to `other`. */
export const SPLIT = 2;
/** Goes on to `next` where the condition with number `data >> 1` has the truth `data & 1`. */
export const CONDITION = 3;

/** Numbers of conditions, which are bits of a word: nothing was read yet. */
export const AT_START = 0;
/** Nothing is left to read. */
export const AT_END = 1;
/** One of the characters around is of a word and the other is not. */
export const AT_WORD_EDGE = 2;
/** The first look-around holds; those of the others follow. */
export const FIRST_LOOK_AROUND = 3;

/** A nondeterministic automaton. */
export interface Nodes {
  readonly list: Node[];
  readonly sets: CharacterSet[];
  start: number;
}

/** One node; the kind says what its members mean. */
export interface Node {
  readonly kind: number;
  next: number;
  /** -1 where there is none. */
  other: number;
  readonly data: number;
}

/** What the automata of one pattern have in common. */
export interface BuildContext {
  /** The nodes made for all of them. */
  count: number;
  /** Gives a look-around the number of its condition. */
  readonly numberOf: (node: LookAroundNode) => number;
}

/**
 * Builds the automaton of a tree, repeats written out. A backward one reads a text from its end to its start.
 *
 * @throws PatternError when the pattern comes to too many nodes.
 */
export function buildNodes(tree: SyntaxTree, backward: boolean, context: BuildContext): Nodes {
  const nodes: Nodes = { list: [], sets: [], start: 0 };

  function add(kind: number, next: number, data = 0, other = -1): number {
    if (++context.count > MAX_NODES) throw new PatternError(`its repeats, written out, are over ${MAX_NODES} steps`);
    return nodes.list.push({ kind, next, other, data }) - 1;
  }

  /**
   * Adds the copies of a repeat that leads to `next`. `copy` adds one that leads to `entry`; where `exit` is a node, the
   * copy can be passed over to that one.
   */
  function repeat(
    { minimum, maximum }: { readonly minimum: number; readonly maximum: number },
    next: number,
    copy: (entry: number, exit: number) => number,
  ): number {
    let entry = next;
    if (maximum === Infinity) {
      entry = add(SPLIT, next, 0, next);
      nodes.list[entry]!.next = copy(entry, -1);
    } else {
      for (let count = minimum; count < maximum; count++) entry = copy(entry, next);
    }
    for (let count = 0, before = -1; count < minimum && before < context.count; count++) {
      // A copy of nothing adds no node: one is as good as many.
      before = context.count;
      entry = copy(entry, -1);
    }
    return entry;
  }

  /** Adds what must match before `next` and returns where that begins. */
  function build(part: SyntaxTree, next: number): number {
    switch (part.kind) {
      case '^':
      case '$':
        return add(CONDITION, next, ((part.kind === '^') === backward ? AT_END : AT_START) * 2 + 1);
      case '\\b':
      case '\\B':
        return add(CONDITION, next, AT_WORD_EDGE * 2 + (part.kind === '\\b' ? 1 : 0));
      case 'lookaround':
        return add(CONDITION, next, context.numberOf(part) * 2 + (part.negative ? 0 : 1));
      case 'alternative': {
        const parts = backward ? part.parts : part.parts.toReversed();
        return parts.reduce((entry, inner) => build(inner, entry), next);
      }
      case 'disjunction': {
        const entries = part.parts.map((inner) => build(inner, next));
        return entries.reduce((entry, inner) => add(SPLIT, entry, 0, inner));
      }
      case 'run': {
        let set = nodes.sets.indexOf(part.set);
        if (set < 0) set = nodes.sets.push(part.set) - 1;
        return repeat(part, next, (entry, exit) => add(CHARACTER, entry, set, exit));
      }
      case 'repeat':
        return repeat(part, next, (entry, exit) => {
          const inner = build(part.body, entry);
          return exit < 0 ? inner : add(SPLIT, inner, 0, exit);
        });
    }
  }

  nodes.start = build(tree, add(ACCEPT, -1));
  return nodes;
}
