import type { CharacterSet } from './character-set.js';
import type { LookAroundNode, SyntaxTree } from './syntax-tree.js';

/** Kinds of automaton nodes. */
export const ACCEPT = 0;
/** Takes a character of a set to `next`; where `other` is a node, that one is reached without a character too. */
export const CHARACTER = 1;
/** Goes on to `next` and to `other`. */
export const SPLIT = 2;
/** Goes on to `next` where nothing was read yet. */
export const AT_START = 3;
/** Goes on to `next` where nothing is left to read. */
export const AT_END = 4;
/** Goes on to `next` at the edge of a word (`data` 1) or elsewhere (`data` 0). */
export const AT_WORD_EDGE = 5;
/** Goes on to `next` where the look-around `data >> 1` has the truth `data & 1`. */
export const LOOK_AROUND = 6;

/** A nondeterministic automaton, its nodes in columns. Node 0 is the accepting one. */
export interface Nodes {
  readonly kind: number[];
  readonly next: number[];
  /** -1 where there is none. */
  readonly other: number[];
  readonly data: number[];
  readonly sets: CharacterSet[];
  start: number;
  hasWordEdge: boolean;
}

/**
 * Builds the automaton of a tree, repeats written out. A backward one reads a text from its end to its start.
 *
 * @param numberOf gives each look-around met its number.
 */
export function buildNodes(tree: SyntaxTree, backward: boolean, numberOf: (node: LookAroundNode) => number): Nodes {
  const setNumbers = new Map<CharacterSet, number>();
  const nodes: Nodes = { kind: [], next: [], other: [], data: [], sets: [], start: 0, hasWordEdge: false };

  function add(kind: number, next: number, data = 0, other = -1): number {
    nodes.next.push(next);
    nodes.other.push(other);
    nodes.data.push(data);
    return nodes.kind.push(kind) - 1;
  }

  function setNumber(set: CharacterSet): number {
    let number = setNumbers.get(set);
    if (number === undefined) {
      number = nodes.sets.push(set) - 1;
      setNumbers.set(set, number);
    }
    return number;
  }

  /** Adds what must match before `next` and returns where that begins. */
  function build(part: SyntaxTree, next: number): number {
    switch (part.kind) {
      case 'character':
        return add(CHARACTER, next, setNumber(part.set));
      case 'assertion': {
        if (part.assertion === '^' || part.assertion === '$') {
          return add((part.assertion === '^') === backward ? AT_END : AT_START, next);
        }
        nodes.hasWordEdge = true;
        return add(AT_WORD_EDGE, next, part.assertion === 'b' ? 1 : 0);
      }
      case 'lookaround':
        return add(LOOK_AROUND, next, numberOf(part) * 2 + (part.negative ? 0 : 1));
      case 'alternative': {
        const { terms } = part;
        return backward
          ? terms.reduce((entry, term) => build(term, entry), next)
          : terms.reduceRight((entry, term) => build(term, entry), next);
      }
      case 'disjunction':
        return part.alternatives
          .map((alternative) => build(alternative, next))
          .reduce((entry, alternative) => add(SPLIT, entry, 0, alternative));
      case 'quantified': {
        const { body, minimum, maximum } = part;
        let entry = next;
        if (maximum === Infinity) {
          entry = body.kind === 'character' ? build(body, next) : add(SPLIT, next, 0, next);
          if (body.kind === 'character') nodes.next[entry] = entry;
          else nodes.next[entry] = build(body, entry);
          nodes.other[entry] = next;
        }
        for (let copy = minimum; copy < maximum && maximum < Infinity; copy++) {
          entry = build(body, entry);
          if (body.kind === 'character') nodes.other[entry] = next;
          else entry = add(SPLIT, entry, 0, next);
        }
        for (let copy = 0; copy < minimum; copy++) entry = build(body, entry);
        return entry;
      }
    }
  }

  nodes.start = build(tree, add(ACCEPT, -1));
  return nodes;
}
