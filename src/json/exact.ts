import BigJs from 'big.js';

/**
 * A decimal of big.js, as far as it is looked at here. Stated by structure, so that the published types need no types
 * of big.js: a program that calculates with one narrows it by `value instanceof Big` of its own big.js, or makes a new
 * one of its text.
 */
export interface Big {
  /** The sign, 1 or -1. */
  readonly s: number;
  /** The exponent of the first digit. */
  readonly e: number;
  /** The digits. */
  readonly c: readonly number[];
  /** The decimal text, with an exponent where it is long. */
  toString(): string;
  /** The decimal text without an exponent. */
  toFixed(): string;
  /** The nearest double. */
  toNumber(): number;
}

/** Makes a Big of a decimal text or of the shortest text of a double. */
export type BigConstructor = new (value: string | number) => Big;

/**
 * An own constructor: big.js keeps its settings on the constructor, and the one it exports is shared by the whole
 * process. The prototype is shared by all of them, so a Big of any constructor is an instance of this one.
 */
export const Exact: BigConstructor = BigJs();
