import type { CharacterSet } from './character-set.js';
import { AT_END } from './nodes.js';

/** Counts work in visits of automaton nodes: a count, unlike a clock, is the same on every machine and in every run. */
export interface WorkMeter {
  spent: number;
  limit: number;
}

/** The symbol of a code point not looked up yet. */
export const UNKNOWN = 0;
/** The symbol of the place where nothing is left to read. */
export const END = 1;

/** The most code points remembered at once. */
const MAX_REMEMBERED = 8192;

const WORD_CHARACTER = /\w/u;

/** All that an automaton can tell of the next character and of the look-arounds at its place. */
export interface Symbol {
  /** For each set of the automaton, whether the character is in it. */
  readonly members: readonly boolean[];
  /** Whether it is a character of a word; told only where the automaton asks for the edges of words. */
  readonly isWord: boolean;
  /** The conditions that are true here as far as they don't depend on what was read before, one bit each. */
  readonly truths: number;
}

/**
 * The alphabet of one automaton: characters that are in the same sets share one symbol, a small number. It grows with
 * the texts seen and is emptied together with the states of the automaton.
 */
export interface Alphabet {
  /** The symbols of the ASCII characters. */
  readonly ascii: Uint16Array;
  /** By number. */
  readonly symbols: readonly Symbol[];
  /** The symbol of a code point, at a place where no look-around holds. */
  readonly symbolOf: (codePoint: number) => number;
  /** The symbol that says the same of a character as the one given, at a place where look-arounds hold. */
  readonly withTruths: (symbol: number, truths: number) => number;
  readonly clear: () => void;
}

/** Makes an empty alphabet; `lookUpCost` is the work of looking up one new code point. */
export function createAlphabet(
  sets: readonly CharacterSet[],
  hasWords: boolean,
  lookUpCost: number,
  meter: WorkMeter,
): Alphabet {
  const ascii = new Uint16Array(128);
  // Nothing is in any set at the end; the symbol of the unknown is never asked.
  const end: Symbol = { members: sets.map(() => false), isWord: false, truths: 1 << AT_END };
  const symbols = [end, end];
  const byCodePoint = new Map<number, number>();
  const byMembers = new Map<string, number>();
  const byTruths = new Map<number, number>();

  function symbolOf(codePoint: number): number {
    let symbol = byCodePoint.get(codePoint);
    if (symbol === undefined) {
      meter.spent += lookUpCost;
      const character = String.fromCodePoint(codePoint);
      const members = sets.map((set) => set.has(character));
      const isWord = hasWords && WORD_CHARACTER.test(character);
      const key = [members, isWord].join();
      symbol = byMembers.get(key) ?? symbols.push({ members, isWord, truths: 0 }) - 1;
      byMembers.set(key, symbol);
      if (byCodePoint.size >= MAX_REMEMBERED) byCodePoint.clear();
      byCodePoint.set(codePoint, symbol);
      if (codePoint < 128) ascii[codePoint] = symbol;
    }
    return symbol;
  }

  function withTruths(symbol: number, truths: number): number {
    if (truths === 0) return symbol;
    // Exact: there are at most 31 bits, and far fewer than 2^20 symbols.
    const key = truths * 2 ** 20 + symbol;
    let result = byTruths.get(key);
    if (result === undefined) {
      result = symbols.push({ ...symbols[symbol]!, truths: symbols[symbol]!.truths | truths }) - 1;
      byTruths.set(key, result);
    }
    return result;
  }

  function clear(): void {
    ascii.fill(UNKNOWN);
    byCodePoint.clear();
    byMembers.clear();
    byTruths.clear();
    symbols.length = 2;
  }

  return { ascii, symbols, symbolOf, withTruths, clear };
}
