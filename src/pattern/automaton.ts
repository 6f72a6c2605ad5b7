import { createAlphabet, END, UNKNOWN } from './alphabet.js';
import type { WorkMeter } from './alphabet.js';
import { ACCEPT, AT_START, AT_WORD_EDGE, CHARACTER, CONDITION, MAX_NODES } from './nodes.js';
import type { Nodes } from './nodes.js';

/** The most states kept. */
const MAX_STATES = 3000;
/** The most numbers kept in states and symbols: a few megabytes. */
const MAX_HELD = 500_000;

/** A state of the deterministic automaton: what is known between two characters. */
interface State {
  /** The nodes reached by the character before; no step was taken from them yet. */
  readonly kernel: readonly number[];
  /** What was read before makes these conditions true, or, for the edge of a word, the other way round. */
  readonly before: number;
  /** Whether a match was complete ahead of the character before. */
  readonly accepted: boolean;
  /** The answer of a search; null where it is open. */
  readonly verdict: boolean | null;
  /** The state that follows, by symbol, as far as known. */
  readonly next: (State | undefined)[];
}

/** What a run of an automaton over a text marks, instead of looking for a first match. */
export interface Marking {
  /** Added at every place where a match is complete. */
  readonly bit: number;
  /** Whether to read from the end, so that the places marked are those where a match begins. */
  readonly backward: boolean;
}

/** A deterministic automaton. */
export interface Automaton {
  /**
   * Runs over a text.
   *
   * @param truths the conditions that look-arounds make true at each place, one bit each.
   * @param marking what to add to `truths`; without it, the run is a search.
   * @returns whether a search found a match; undefined when the work is over the meter's limit.
   */
  readonly run: (text: string, truths?: Uint32Array, marking?: Marking) => boolean | undefined;
  /** Forgets all states and symbols. */
  readonly clear: () => void;
  /** The most work one place of a text can cost. */
  readonly stepCost: number;
}

// Room for one step at a time, for all automata: steps are numbered throughout and none begins inside another.
let step = 0;
/** The last step that reached a node, and the last that took a character to it. */
const reached = new Float64Array(MAX_NODES);
const taken = new Float64Array(MAX_NODES);
const stack = new Int32Array(MAX_NODES);

/**
 * Makes a deterministic automaton of a nondeterministic one, as texts ask for it (lazy subset construction): a character
 * costs one look-up where the state that follows is known. When there are too many states, all are dropped.
 *
 * @param injects whether a match may begin at every place, not just at the first.
 */
export function createAutomaton({ list, sets, start }: Nodes, injects: boolean, meter: WorkMeter): Automaton {
  // The conditions that nodes ask for, one bit each.
  const mask = list.reduce((bits, { kind, data }) => (kind === CONDITION ? bits | (1 << (data >> 1)) : bits), 0);
  const wordBit = mask & (1 << AT_WORD_EDGE);
  const lookUpCost = sets.reduce((total, set) => total + set.cost, 1);
  const alphabet = createAlphabet(sets, wordBit, lookUpCost, meter);
  const initial = createState([start], 1 << AT_START, false);
  const states = new Map<number, State[]>();
  let stateCount = 0;
  let held = 0;
  function createState(kernel: readonly number[], before: number, accepted: boolean): State {
    return { kernel, before, accepted, verdict: accepted || (kernel.length > 0 ? null : false), next: [] };
  }

  function clear(): void {
    alphabet.clear();
    initial.next.length = 0;
    states.clear();
    stateCount = held = 0;
  }

  /** Makes the state that follows one by a symbol. */
  function follow(from: State, symbol: number): State {
    const { members, truths } = alphabet.symbols[symbol]!;
    const kernel: number[] = [];
    let height = 0;
    const conditions = truths ^ from.before;
    let hash = 0;
    let accepted = false;
    step++;

    // A node is pushed once a step, so that neither the stack nor the work outgrows the nodes.
    const reach = (node: number): void => {
      if (node < 0 || reached[node] === step) return;
      reached[node] = step;
      stack[height++] = node;
    };
    const take = (node: number): void => {
      if (taken[node] === step) return;
      taken[node] = step;
      kernel.push(node);
      // Adds up in any order; mixed first, since sets of nodes with equal sums are common.
      const mixed = Math.imul(node + 1, 0x9e3779b1);
      hash = (hash + Math.imul(mixed ^ (mixed >>> 15), 0x85ebca77)) | 0;
    };

    for (const node of from.kernel) reach(node);
    while (height > 0) {
      const { kind, next, other, data } = list[stack[--height]!]!;
      meter.spent++;
      if (kind === ACCEPT) accepted = true;
      else if (kind === CHARACTER) {
        if (members[data]) take(next);
      } else if (kind !== CONDITION || ((conditions >> (data >> 1)) & 1) === (data & 1)) reach(next);
      reach(other);
    }
    if (injects) take(start);

    const before = truths & wordBit;
    const isFull =
      stateCount >= MAX_STATES || held + alphabet.symbols.length * (members.length + stateCount) > MAX_HELD;
    if (isFull) clear();
    const bucket = states.get(hash) ?? [];
    let state = bucket.find(
      (known) =>
        known.kernel.length === kernel.length &&
        known.before === before &&
        known.accepted === accepted &&
        known.kernel.every((node) => taken[node] === step),
    );
    if (!state) {
      state = createState(kernel, before, accepted);
      states.set(hash, [...bucket, state]);
      stateCount++;
      held += kernel.length + 16;
    }
    // After clearing, symbols have lost their meaning.
    if (!isFull) from.next[symbol] = state;
    return state;
  }

  function run(text: string, truths?: Uint32Array, marking?: Marking): boolean | undefined {
    const { ascii, symbolOf, withTruths } = alphabet;
    const { length } = text;
    const backward = marking?.backward;
    let state = initial;
    for (let read = 0; read <= length; read++) {
      // Most of most texts: a search over ASCII, the states that follow being known.
      while (!truths && read < length) {
        const unit = text.charCodeAt(read);
        const following = unit < 128 ? state.next[ascii[unit]!] : undefined;
        if (following?.verdict !== null) break;
        state = following;
        read++;
      }
      const place = backward ? length - read : read;
      let symbol = END;
      if (read < length) {
        const index = backward ? place - 1 : place;
        let codePoint = text.charCodeAt(index);
        symbol = codePoint < 128 ? ascii[codePoint]! : UNKNOWN;
        if (symbol === UNKNOWN) {
          // The second half of a pair, read backward, is taken with the first, if that is there.
          const whole = text.codePointAt(backward ? index - 1 : index) ?? 0;
          if (whole > 0xffff) {
            codePoint = whole;
            read++;
          }
          symbol = symbolOf(codePoint);
        }
      }
      if (truths) symbol = withTruths(symbol, truths[place]! & mask);
      state = state.next[symbol] ?? follow(state, symbol);
      if (meter.spent > meter.limit) return undefined;
      if (marking) {
        if (state.accepted) truths![place]! |= marking.bit;
      } else if (state.verdict !== null) {
        return state.verdict;
      }
    }
    return false;
  }

  return { run, clear, stepCost: list.length + lookUpCost };
}
