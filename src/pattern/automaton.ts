import { Alphabet, END, UNKNOWN } from './alphabet.js';
import type { WorkMeter } from './alphabet.js';
import { ACCEPT, AT_END, AT_START, AT_WORD_EDGE, CHARACTER, LOOK_AROUND } from './nodes.js';
import type { Nodes } from './nodes.js';

/** The most states kept. */
const MAX_STATES = 3000;
/** The most numbers kept in states and symbols: a few megabytes. */
const MAX_HELD = 500_000;

/** A state of the deterministic automaton: what is known between two characters. */
interface State {
  /** The nodes reached by the character before; no step was taken from them yet. */
  readonly kernel: readonly number[];
  /** Whether this is where reading begins. */
  readonly isStart: boolean;
  readonly isAfterWord: boolean;
  /** Whether a match was complete ahead of the character before. */
  readonly accepted: boolean;
  /** The answer of a search, where it is decided. */
  readonly verdict: boolean | undefined;
  /** The state that follows, by symbol, as far as known. */
  readonly next: (State | undefined)[];
}

/** What a run of an automaton over a text marks instead of looking for a first match. */
export interface Marking {
  /** Set at every place where a match is complete. */
  readonly bit: number;
  /** Whether to read from the end, so that the places marked are those where a match begins. */
  readonly backward: boolean;
}

/**
 * A deterministic automaton made of a nondeterministic one as texts ask for it (lazy subset construction). A character
 * costs one look-up where the state that follows is known; making that one costs at most {@link stepCost}. When there
 * are too many states, all are dropped.
 */
export class Automaton {
  /** The most work one place of a text can cost. */
  readonly stepCost: number;
  readonly #nodes: Nodes;
  readonly #injects: boolean;
  readonly #meter: WorkMeter;
  readonly #alphabet: Alphabet;
  /** The bits of the look-arounds this automaton asks for. */
  #mask = 0;
  #hasWordEdge = false;
  readonly #states: Map<number, State[]> = new Map();
  #stateCount = 0;
  #held = 0;
  #initial: State | undefined;
  /** The last step that reached a node, and the last that took a character to it. */
  readonly #reached: number[];
  readonly #taken: number[];
  #step = 0;

  /** @param injects whether a match may begin at every place, not just at the first. */
  constructor(nodes: Nodes, injects: boolean, meter: WorkMeter) {
    this.#nodes = nodes;
    this.#injects = injects;
    this.#meter = meter;
    for (const { kind, data } of nodes.list) {
      if (kind === LOOK_AROUND) this.#mask |= 1 << (data >> 1);
      if (kind === AT_WORD_EDGE) this.#hasWordEdge = true;
    }
    this.#alphabet = new Alphabet(nodes.sets, this.#hasWordEdge, meter);
    this.stepCost = nodes.list.length + this.#alphabet.lookUpCost;
    this.#reached = nodes.list.map(() => 0);
    this.#taken = nodes.list.map(() => 0);
  }

  /** Forgets all states and symbols. */
  clear(): void {
    this.#states.clear();
    this.#alphabet.clear();
    this.#stateCount = this.#held = 0;
    this.#initial = undefined;
  }

  /**
   * Runs over a text.
   *
   * @param truths the look-arounds that hold at each place, one bit each.
   * @param marking where to add a bit to `truths`; without it, the run is a search.
   * @returns whether a search found a match; undefined when the work is over the meter's limit.
   */
  run(text: string, truths?: Uint32Array, marking?: Marking): boolean | undefined {
    const alphabet = this.#alphabet;
    const meter = this.#meter;
    const { ascii } = alphabet;
    const { length } = text;
    const backward = marking?.backward === true;
    let state = (this.#initial ??= {
      kernel: [this.#nodes.start],
      isStart: true,
      isAfterWord: false,
      accepted: false,
      verdict: undefined,
      next: [],
    });
    for (let read = 0; read <= length; read++) {
      const place = backward ? length - read : read;
      let symbol = END;
      if (read < length) {
        const index = backward ? place - 1 : place;
        const unit = text.charCodeAt(index);
        symbol = unit < 128 ? ascii[unit]! : UNKNOWN;
        if (symbol === UNKNOWN) {
          let codePoint = text.codePointAt(index)!;
          const whole = backward && index > 0 && (unit & 0xfc00) === 0xdc00 ? text.codePointAt(index - 1)! : 0;
          if (whole > 0xffff) codePoint = whole;
          if (codePoint > 0xffff) read++;
          symbol = alphabet.symbolOf(codePoint);
        }
      }
      if (truths !== undefined) symbol = alphabet.withBits(symbol, truths[place]! & this.#mask);
      const following: State = state.next[symbol] ?? this.#follow(state, symbol);
      if (meter.spent > meter.limit) return undefined;
      if (marking === undefined) {
        if (following.verdict !== undefined) return following.verdict;
      } else if (following.accepted) {
        truths![place]! |= marking.bit;
      }
      state = following;
    }
    return false;
  }

  /** Makes the state that follows one by a symbol. */
  #follow(from: State, symbolNumber: number): State {
    const { list, start } = this.#nodes;
    const { members, isWord, isEnd, bits } = this.#alphabet.symbols[symbolNumber]!;
    const step = ++this.#step;
    const kernel: number[] = [];
    const stack: number[] = [];
    let hash = 0;
    let accepted = false;

    // A node is pushed once a step, so that neither the stack nor the work outgrows the nodes.
    const reach = (number: number): void => {
      if (number < 0 || this.#reached[number] === step) return;
      this.#reached[number] = step;
      stack.push(number);
    };
    const take = (number: number): void => {
      if (this.#taken[number] === step) return;
      this.#taken[number] = step;
      kernel.push(number);
      // Adds up in any order; mixed, for sets of nodes with equal sums are common.
      const mixed = Math.imul(number + 1, 0x9e3779b1);
      hash = (hash + Math.imul(mixed ^ (mixed >>> 15), 0x85ebca77)) | 0;
    };

    from.kernel.forEach(reach);
    for (let number = stack.pop(); number !== undefined; number = stack.pop()) {
      const { kind, next, other, data } = list[number]!;
      this.#meter.spent++;
      let passes = true;
      if (kind === ACCEPT) accepted = true;
      else if (kind === AT_START) passes = from.isStart;
      else if (kind === AT_END) passes = isEnd;
      else if (kind === AT_WORD_EDGE) passes = (from.isAfterWord !== isWord) === (data === 1);
      else if (kind === LOOK_AROUND) passes = ((bits >> (data >> 1)) & 1) === (data & 1);
      else if (kind === CHARACTER) {
        passes = false;
        if (members[data] === 1) take(next);
      }
      reach(other);
      if (passes) reach(next);
    }
    if (this.#injects) take(start);

    const isAfterWord = this.#hasWordEdge && isWord;
    const held = this.#held + this.#alphabet.symbols.length * (members.length + this.#stateCount);
    const isFull = this.#stateCount >= MAX_STATES || held > MAX_HELD;
    if (isFull) this.clear();
    let bucket = this.#states.get(hash);
    if (!bucket) this.#states.set(hash, (bucket = []));
    let state = bucket.find(
      (known) =>
        known.kernel.length === kernel.length &&
        known.isAfterWord === isAfterWord &&
        known.accepted === accepted &&
        known.kernel.every((number) => this.#taken[number] === step),
    );
    if (!state) {
      const verdict = accepted || (kernel.length > 0 ? undefined : false);
      state = { kernel, isStart: false, isAfterWord, accepted, verdict, next: [] };
      bucket.push(state);
      this.#stateCount++;
      this.#held += kernel.length + 16;
    }
    // After clearing, `from` is forgotten and its symbols have lost their meaning.
    if (!isFull) from.next[symbolNumber] = state;
    return state;
  }
}
