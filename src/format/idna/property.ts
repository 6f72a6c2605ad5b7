/**
 * What IDNA2008 needs to know of a code point: whether it may stand in a U-label (derived property PVALID, CONTEXTJ or
 * CONTEXTO of RFC 5892, section 2), and its classes for the contextual rules (RFC 5892, appendix A) and the Bidi rule
 * (RFC 5893, section 2). The table holds Unicode 17.0 whatever version the engine knows.
 */
import { CLASSES, RUNS } from './tables.js';

/** May stand in a U-label; the contextual rules may still refuse it. Every other bit is set beside this one only. */
export const PERMITTED = 1;
/** General_Category Mn, Mc or Me: may not begin a label. */
export const MARK = 2;
/** Bidi_Class L. */
export const LEFT_TO_RIGHT = 4;
/** Bidi_Class R or AL, which the Bidi rule never tells apart. */
export const RIGHT_TO_LEFT = 8;
/** Bidi_Class AN. */
export const ARABIC_NUMBER = 16;
/** Bidi_Class EN. */
export const EUROPEAN_NUMBER = 32;
/** Bidi_Class NSM. */
export const NONSPACING_MARK = 64;
/** Joining_Type L or D: may come before a zero width non-joiner. */
export const JOINS_WHAT_FOLLOWS = 128;
/** Joining_Type R or D: may come after one. */
export const JOINS_WHAT_PRECEDES = 256;
/** Joining_Type T. */
export const TRANSPARENT = 512;
/** Canonical_Combining_Class Virama. */
export const VIRAMA = 1024;
/** Script Greek. */
export const GREEK = 2048;
/** Script Hebrew. */
export const HEBREW = 4096;
/** Script Hiragana, Katakana or Han. */
export const KANA_OR_HAN = 8192;

/** The letters that stand for classes, in their order: a compressed bundle has the shortest codes for the first ones. */
export const LETTERS = 'etnrsioalucdpmhfgybvkwxjqz';

/** Runs of code points with the same bits: where each begins, and the bits. */
interface Runs {
  readonly starts: readonly number[];
  readonly bits: readonly number[];
}

let runs: Runs | undefined;

/** The bits above for a code point; 0 for one that no U-label may hold, such as a surrogate or an unassigned one. */
export function propertiesOf(point: number): number {
  // Unpacked on first use: most processes never meet an internationalized name.
  runs ??= unpack();
  let low = 0;
  let high = runs.starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (runs.starts[middle]! <= point) low = middle;
    else high = middle - 1;
  }
  return runs.bits[low]!;
}

/** Reads `RUNS`: a letter for the class, then the run's length in base 36, where 1 is left out. */
function unpack(): Runs {
  const starts: number[] = [];
  const bits: number[] = [];
  let point = 0;
  for (const [run] of RUNS.matchAll(/[a-z][\dA-Z]*/gu)) {
    starts.push(point);
    bits.push(CLASSES[LETTERS.indexOf(run.charAt(0))]!);
    point += Number.parseInt(run.slice(1) || '1', 36);
  }
  return { starts, bits };
}
