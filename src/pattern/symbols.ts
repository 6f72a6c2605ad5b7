import { inRanges, WORD } from './character-set.js';
import type { CharacterSet } from './character-set.js';
import type { WorkMeter } from './work-meter.js';

/** The symbol of a code point not looked up yet. */
export const UNKNOWN = 0;
/** The symbol of the place where nothing is left to read. */
export const END = 1;

/** The most code points beyond ASCII remembered at once. */
const MAX_REMEMBERED = 8192;

/** What an automaton can tell of the next character and of the look-arounds at its place. */
export interface Symbol {
  /** For each set of the automaton, 1 where the character is in it. */
  readonly members: Uint8Array;
  /** Whether the character is one of a word; told apart only where the automaton asks for the edges of words. */
  readonly isWord: boolean;
  /** Whether nothing is left to read. */
  readonly isEnd: boolean;
  /** The truths of the look-arounds at this place, one bit each. */
  readonly bits: number;
}

/**
 * The alphabet of one automaton: characters that the same sets hold share one symbol, a small integer. It grows with
 * the texts seen and is emptied with the automaton's states.
 */
export class Alphabet {
  readonly ascii: Uint32Array = new Uint32Array(128);
  readonly symbols: Symbol[] = [];
  /** The work of looking up one new code point. */
  readonly lookUpCost: number;
  readonly #sets: readonly CharacterSet[];
  readonly #words: boolean;
  readonly #properties: readonly (readonly RegExp[])[];
  readonly #remembered: Map<number, number> = new Map();
  readonly #byMembers: Map<string, number> = new Map();
  readonly #withBits: Map<number, number> = new Map();
  readonly #meter: WorkMeter;

  constructor(sets: readonly CharacterSet[], words: boolean, meter: WorkMeter) {
    this.#sets = sets;
    this.#words = words;
    this.#meter = meter;
    const compiled = new Map<string, RegExp>();
    const compile = (escape: string): RegExp => {
      const expression = compiled.get(escape) ?? new RegExp(`^${escape}$`, 'u');
      compiled.set(escape, expression);
      return expression;
    };
    this.#properties = sets.map((set) => set.properties.map(compile));
    // A native test takes about ten times as long as a step of the automaton.
    this.lookUpCost = sets.reduce((total, set) => total + 1 + set.properties.length * 10, 1);
    this.clear();
  }

  clear(): void {
    this.ascii.fill(UNKNOWN);
    this.#remembered.clear();
    this.#byMembers.clear();
    this.#withBits.clear();
    const members = new Uint8Array(this.#sets.length);
    this.symbols.length = 0;
    const unknown: Symbol = { members, isWord: false, isEnd: false, bits: 0 };
    this.symbols.push(unknown, { ...unknown, isEnd: true });
  }

  /** The symbol of a code point. */
  symbolOf(codePoint: number): number {
    let symbol = codePoint < 128 ? this.ascii[codePoint]! : (this.#remembered.get(codePoint) ?? UNKNOWN);
    if (symbol !== UNKNOWN) return symbol;
    this.#meter.spent += this.lookUpCost;
    const text = String.fromCodePoint(codePoint);
    const members = Uint8Array.from(this.#sets, (set, index) => {
      const isListed =
        inRanges(set.ranges, codePoint) || this.#properties[index]!.some((expression) => expression.test(text));
      return isListed === set.negated ? 0 : 1;
    });
    const isWord = this.#words && inRanges(WORD, codePoint);
    const key = `${isWord ? 'w' : ''}${members.join('')}`;
    symbol = this.#byMembers.get(key) ?? this.symbols.push({ members, isWord, isEnd: false, bits: 0 }) - 1;
    this.#byMembers.set(key, symbol);
    if (codePoint < 128) {
      this.ascii[codePoint] = symbol;
    } else {
      if (this.#remembered.size >= MAX_REMEMBERED) this.#remembered.clear();
      this.#remembered.set(codePoint, symbol);
    }
    return symbol;
  }

  /** The symbol for a character's symbol at a place where look-arounds hold. */
  withBits(symbol: number, bits: number): number {
    if (bits === 0) return symbol;
    // Both are below 2^31 and symbols are far fewer than 2^22, so the key is exact.
    const key = symbol * 2 ** 31 + bits;
    let combined = this.#withBits.get(key);
    if (combined === undefined) {
      combined = this.symbols.push({ ...this.symbols[symbol]!, bits }) - 1;
      this.#withBits.set(key, combined);
    }
    return combined;
  }
}
