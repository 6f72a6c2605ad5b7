import type { CharacterSet } from './character-set.js';

/** Counts work in visits of automaton nodes: a count, unlike a clock, is the same on every machine and in every run. */
export interface WorkMeter {
  spent: number;
  limit: number;
}

/** The symbol of a code point not looked up yet. */
export const UNKNOWN = 0;
/** The symbol of the place where nothing is left to read. */
export const END = 1;

/** The most code points beyond ASCII remembered at once. */
const MAX_REMEMBERED = 8192;

/** All that an automaton can tell of the next character and of the look-arounds at its place. */
export interface Symbol {
  /** For each set of the automaton, 1 where the character is in it. */
  readonly members: readonly number[];
  /** Whether it is a character of a word; told only where the automaton asks for the edges of words. */
  readonly isWord: boolean;
  readonly isEnd: boolean;
  /** The look-arounds that hold, one bit each. */
  readonly bits: number;
}

/**
 * The alphabet of one automaton: characters that are in the same sets share one symbol, a small number. It grows with
 * the texts seen and is emptied together with the states of the automaton.
 */
export class Alphabet {
  readonly ascii: Uint32Array = new Uint32Array(128);
  readonly symbols: Symbol[] = [];
  /** The work of looking up one new code point. */
  readonly lookUpCost: number;
  readonly #sets: readonly CharacterSet[];
  readonly #hasWords: boolean;
  readonly #meter: WorkMeter;
  readonly #byCodePoint: Map<number, number> = new Map();
  readonly #byMembers: Map<string, number> = new Map();
  readonly #withBits: Map<number, number> = new Map();

  constructor(sets: readonly CharacterSet[], hasWords: boolean, meter: WorkMeter) {
    this.#sets = sets;
    this.#hasWords = hasWords;
    this.#meter = meter;
    this.lookUpCost = sets.reduce((total, set) => total + set.cost, 1);
    this.clear();
  }

  clear(): void {
    this.ascii.fill(UNKNOWN);
    this.#byCodePoint.clear();
    this.#byMembers.clear();
    this.#withBits.clear();
    this.symbols.length = 0;
    // Nothing is a member of any set at the end.
    const end: Symbol = { members: this.#sets.map(() => 0), isWord: false, isEnd: true, bits: 0 };
    this.symbols.push(end, end);
  }

  /** The symbol of a code point, at a place where no look-around holds. */
  symbolOf(codePoint: number): number {
    let symbol = this.#byCodePoint.get(codePoint);
    if (symbol === undefined) {
      this.#meter.spent += this.lookUpCost;
      const character = String.fromCodePoint(codePoint);
      const members = this.#sets.map((set) => (set.has(character) ? 1 : 0));
      const isWord = this.#hasWords && /\w/.test(character);
      const key = members.join('') + isWord;
      symbol = this.#byMembers.get(key) ?? this.symbols.push({ members, isWord, isEnd: false, bits: 0 }) - 1;
      this.#byMembers.set(key, symbol);
      if (this.#byCodePoint.size >= MAX_REMEMBERED) this.#byCodePoint.clear();
      this.#byCodePoint.set(codePoint, symbol);
      if (codePoint < 128) this.ascii[codePoint] = symbol;
    }
    return symbol;
  }

  /** The symbol that says the same of a character as the one given, at a place where look-arounds hold. */
  withBits(symbol: number, bits: number): number {
    if (bits === 0) return symbol;
    // Exact: there are at most 30 bits, and far fewer than 2^20 symbols.
    const key = bits * 2 ** 20 + symbol;
    let result = this.#withBits.get(key);
    if (result === undefined) {
      result = this.symbols.push({ ...this.symbols[symbol]!, bits }) - 1;
      this.#withBits.set(key, result);
    }
    return result;
  }
}
