import { ACCEPT, AT_END, AT_START, AT_WORD_EDGE, CHARACTER, LOOK_AROUND, SPLIT } from './nodes.js';
import type { Nodes } from './nodes.js';
import { Alphabet, END, UNKNOWN } from './symbols.js';
import type { WorkMeter } from './work-meter.js';

/** The most states kept. */
const MAX_STATES = 3000;
/** The most nodes and symbol members kept, in all states and symbols together: a megabyte. */
const MAX_HELD = 250_000;

const NOTHING_READ = 0;
const AFTER_OTHER = 1;
const AFTER_WORD = 2;

/** A state of the deterministic automaton: what can be known between two characters. */
interface State {
  /** Nodes reached by the character before, with no step taken from them yet. */
  readonly kernel: Int32Array;
  readonly before: number;
  /** Whether a match was complete ahead of the character before. */
  readonly accepted: boolean;
  /** Whether the search is decided. */
  readonly verdict: boolean | undefined;
  /** The state that follows, by symbol, as far as known. */
  readonly next: (State | undefined)[];
}

/**
 * A deterministic automaton made of a nondeterministic one as texts ask for it (lazy subset construction). The
 * characters of a text cost one look-up each where the state that follows is known; making a state costs at most
 * {@link stepCost}. States are dropped, all at once, when there are too many.
 */
export class Automaton {
  /** The most work one place of a text can cost. */
  readonly stepCost: number;
  readonly #nodes: Nodes;
  readonly #injects: boolean;
  /** The bits of the look-arounds this automaton asks for. */
  readonly #mask: number;
  readonly #alphabet: Alphabet;
  readonly #meter: WorkMeter;
  readonly #states: Map<number, State[]> = new Map();
  #stateCount = 0;
  #held = 0;
  #initial: State;
  /** The last step that reached a node, and the last that took a character to it. */
  readonly #reached: Float64Array;
  readonly #taken: Float64Array;
  readonly #stack: Int32Array;
  readonly #target: Int32Array;
  #step = 0;

  /** @param injects whether a match may begin at every place, not just at the first. */
  constructor(nodes: Nodes, injects: boolean, meter: WorkMeter) {
    const size = nodes.kind.length;
    this.#nodes = nodes;
    this.#injects = injects;
    this.#mask = nodes.data.reduce(
      (mask, data, node) => (nodes.kind[node] === LOOK_AROUND ? mask | (1 << (data >> 1)) : mask),
      0,
    );
    this.#meter = meter;
    this.#alphabet = new Alphabet(nodes.sets, nodes.hasWordEdge, meter);
    this.stepCost = size + this.#alphabet.lookUpCost;
    this.#reached = new Float64Array(size);
    this.#taken = new Float64Array(size);
    this.#stack = new Int32Array(size);
    this.#target = new Int32Array(size);
    this.#initial = this.#reset();
  }

  /** Forgets every state and symbol. */
  clear(): void {
    this.#initial = this.#reset();
  }

  #reset(): State {
    this.#states.clear();
    this.#alphabet.clear();
    this.#stateCount = 0;
    this.#held = 0;
    return {
      kernel: Int32Array.of(this.#nodes.start),
      before: NOTHING_READ,
      accepted: false,
      verdict: undefined,
      next: [],
    };
  }

  /** Whether the text holds a match; undefined when the work is over the meter's limit. */
  search(text: string, truths: Uint32Array | undefined): boolean | undefined {
    const alphabet = this.#alphabet;
    const { ascii } = alphabet;
    const meter = this.#meter;
    const { length } = text;
    let state = this.#initial;
    for (let index = 0; index <= length; index++) {
      let symbol = END;
      const place = index;
      if (index < length) {
        const unit = text.charCodeAt(index);
        symbol = unit < 128 ? ascii[unit]! : UNKNOWN;
        if (symbol === UNKNOWN) {
          const codePoint = text.codePointAt(index)!;
          if (codePoint > 0xffff) index++;
          symbol = alphabet.symbolOf(codePoint);
          if (meter.spent > meter.limit) return undefined;
        }
      }
      if (truths !== undefined) symbol = alphabet.withBits(symbol, truths[place]! & this.#mask);
      let following = state.next[symbol];
      if (following === undefined) {
        following = this.#follow(state, symbol);
        if (meter.spent > meter.limit) return undefined;
      }
      if (following.verdict !== undefined) return following.verdict;
      state = following;
    }
    return false;
  }

  /**
   * Adds `bit` to `truths` at every place where a match is complete. A backward automaton reads from the end, so that
   * those are the places where a match of the pattern begins.
   *
   * @returns false when the work is over the meter's limit.
   */
  mark(text: string, truths: Uint32Array, bit: number, backward: boolean): boolean {
    const { length } = text;
    let state = this.#initial;
    for (let read = 0; read <= length;) {
      const place = backward ? length - read : read;
      let symbol = END;
      if (read++ < length) {
        let codePoint: number;
        if (backward) {
          codePoint = text.charCodeAt(place - 1);
          const whole = place > 1 && codePoint >= 0xdc00 && codePoint <= 0xdfff ? text.codePointAt(place - 2)! : 0;
          if (whole > 0xffff) codePoint = whole;
        } else {
          codePoint = text.codePointAt(place)!;
        }
        if (codePoint > 0xffff) read++;
        symbol = this.#alphabet.symbolOf(codePoint);
      }
      symbol = this.#alphabet.withBits(symbol, truths[place]! & this.#mask);
      state = state.next[symbol] ?? this.#follow(state, symbol);
      if (state.accepted) truths[place]! |= bit;
      if (this.#meter.spent > this.#meter.limit) return false;
    }
    return true;
  }

  /** Makes the state that follows one by a symbol. */
  #follow(from: State, symbolNumber: number): State {
    const { kind, next, other, data } = this.#nodes;
    const symbol = this.#alphabet.symbols[symbolNumber]!;
    const isEdge = (from.before === AFTER_WORD) !== symbol.isWord;
    const step = ++this.#step;
    const stack = this.#stack;
    let height = 0;
    let size = 0;
    let accepted = false;

    // Every node is pushed at most once a step, so neither the stack nor the work can outgrow the nodes.
    const reach = (node: number): void => {
      if (this.#reached[node] === step) return;
      this.#reached[node] = step;
      stack[height++] = node;
    };
    const take = (node: number): void => {
      if (this.#taken[node] === step) return;
      this.#taken[node] = step;
      this.#target[size++] = node;
    };

    for (const node of from.kernel) reach(node);
    while (height > 0) {
      const node = stack[--height]!;
      this.#meter.spent++;
      switch (kind[node]) {
        case ACCEPT:
          accepted = true;
          break;
        case CHARACTER:
          if (other[node]! >= 0) reach(other[node]!);
          if (symbol.members[data[node]!] === 1) take(next[node]!);
          break;
        case SPLIT:
          reach(other[node]!);
          reach(next[node]!);
          break;
        case AT_START:
          if (from.before === NOTHING_READ) reach(next[node]!);
          break;
        case AT_END:
          if (symbol.isEnd) reach(next[node]!);
          break;
        case AT_WORD_EDGE:
          if (isEdge === (data[node] === 1)) reach(next[node]!);
          break;
        case LOOK_AROUND:
          if (((symbol.bits >> (data[node]! >> 1)) & 1) === (data[node]! & 1)) reach(next[node]!);
      }
    }
    if (this.#injects) take(this.#nodes.start);
    const before = this.#nodes.hasWordEdge && symbol.isWord ? AFTER_WORD : AFTER_OTHER;
    const isFull = this.#stateCount > MAX_STATES || this.#held > MAX_HELD;
    if (isFull) this.clear();
    const state = this.#stateFor(this.#target.subarray(0, size), before, accepted);
    // After clearing, `from` is forgotten and its symbols have no meaning any more.
    if (!isFull) from.next[symbolNumber] = state;
    return state;
  }

  /** Finds or makes the state with these nodes, in any order; `#taken` marks them. */
  #stateFor(nodes: Int32Array, before: number, accepted: boolean): State {
    let hash = before + (accepted ? 4 : 0);
    for (const node of nodes) {
      const mixed = Math.imul(node + 1, 0x9e3779b1);
      hash = (hash + Math.imul(mixed ^ (mixed >>> 15), 0x85ebca77)) | 0;
    }
    let bucket = this.#states.get(hash);
    if (!bucket) this.#states.set(hash, (bucket = []));
    for (const state of bucket) {
      const isSame =
        state.kernel.length === nodes.length &&
        state.before === before &&
        state.accepted === accepted &&
        state.kernel.every((node) => this.#taken[node] === this.#step);
      if (isSame) return state;
    }
    const isDead = nodes.length === 0 && !this.#injects;
    const state: State = {
      kernel: nodes.slice(),
      before,
      accepted,
      verdict: accepted ? true : isDead ? false : undefined,
      next: [],
    };
    bucket.push(state);
    this.#stateCount++;
    this.#held += nodes.length + 16 + this.#nodes.sets.length;
    return state;
  }
}
