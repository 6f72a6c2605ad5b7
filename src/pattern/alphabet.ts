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

/** The most code points beyond ASCII remembered at once. */
const MAX_REMEMBERED = 8192;

const WORD_CHARACTER = /\w/u;

/** All that an automaton can tell of the next character and of the look-arounds at its place. */
export interface Symbol {
  /** For each set of the automaton, whether the character is in it. */
  readonly members: readonly boolean[];
  /**
   * The conditions that are true here, one bit each, as far as that doesn't hang on what was read before. That of the
   * edge of a word stands for a character of a word; it is told only where the automaton asks for it.
   */
  readonly truths: number;
}

/**
 * The alphabet of one automaton: characters that are in the same sets share one symbol, a small number. It grows with
 * the texts seen and is emptied together with the states of the automaton.
 */
export interface Alphabet {
  /** The symbols of the ASCII characters, {@link UNKNOWN} where not looked up yet. */
  readonly ascii: readonly number[];
  /** By number. */
  readonly symbols: readonly Symbol[];
  /** Looks up the symbol of a code point, at a place where no look-around holds. */
  readonly symbolOf: (codePoint: number) => number;
  /** The symbol that says the same of a character as the one given, at a place where look-arounds hold. */
  readonly withTruths: (symbol: number, truths: number) => number;
  readonly clear: () => void;
}

/** Makes an empty alphabet; `lookUpCost` is the work of looking up one new code point. */
export function createAlphabet(
  sets: readonly CharacterSet[],
  wordBit: number,
  lookUpCost: number,
  meter: WorkMeter,
): Alphabet {
  const ascii = new Array<number>(128).fill(UNKNOWN);
  // Nothing is in any set at the end; the symbol of the unknown is never asked.
  const end = { members: sets.map(() => false), truths: 1 << AT_END };
  const symbols: Symbol[] = [end, end];
  const byCodePoint = new Map<number, number>();
  const byMembers = new Map<string, number>();
  const byTruths = new Map<number, number>();

  function symbolOf(codePoint: number): number {
    let symbol = byCodePoint.get(codePoint);
    if (symbol === undefined) {
      meter.spent += lookUpCost;
      const character = String.fromCodePoint(codePoint);
      const members = sets.map((set) => set.has(character));
      const truths = WORD_CHARACTER.test(character) ? wordBit : 0;
      const key = [members, truths].join();
      symbol = byMembers.get(key) ?? symbols.push({ members, truths }) - 1;
      byMembers.set(key, symbol);
      if (byCodePoint.size >= MAX_REMEMBERED) byCodePoint.clear();
      if (codePoint < 128) ascii[codePoint] = symbol;
      else byCodePoint.set(codePoint, symbol);
    }
    return symbol;
  }

  function withTruths(symbol: number, truths: number): number {
    if (truths === 0) return symbol;
    // Exact: there are at most 31 bits, and far fewer than 2^20 symbols.
    const key = truths * 2 ** 20 + symbol;
    let result = byTruths.get(key);
    if (result === undefined) {
      const { members, truths: others } = symbols[symbol]!;
      result = symbols.push({ members, truths: truths | others }) - 1;
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
