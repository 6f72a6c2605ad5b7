import { faultOfLimits, withDefaults, type Limits } from '../limit/table.js';
import { Reader } from './reader.js';
import { refuse } from './syntax-error.js';
import type { Json } from './value.js';

export { JsonSyntaxError, type JsonSyntaxReason } from './syntax-error.js';

/** The limits that a reading has. */
type ReadingLimits = Pick<Limits, 'depth' | 'digits' | 'textLength'>;

/** How {@link parseJson} reads. */
export interface ParseOptions {
  /**
   * `keep`: a whole number that is spelled with a point (`1.0`, `2.50e1`) is given as a Big, so that draft-04, to
   * which it is no integer, can tell it from `1`. Without it, it is the `number` or bigint of its value.
   */
  readonly wholeDecimals?: 'keep';
  /**
   * `depth`: levels of arrays and objects, 256 (raised, each level costs some stack). `digits`: digits that a numeral
   * may spell before its exponent, and that a whole number may have to be written out as a bigint, 1,000.
   * `textLength`: UTF-16 code units of the text, 16 Mi.
   */
  readonly limits?: Partial<ReadingLimits>;
}

/**
 * Reads a JSON text (RFC 8259) without losing anything. A numeral is a `number` where that double's shortest text has
 * the same decimal value (19.99, 2.0, 1e23; -0 stays -0); else a bigint if it is whole and has at most
 * `limits.digits` digits when written out; else a Big. Every name is an own property of its object, `__proto__` too.
 * Where no double loses anything and no name occurs twice, the answer is that of `JSON.parse`.
 *
 * @throws JsonSyntaxError with line, column and reason, and never a piece of the text, for malformed JSON, a byte order
 *   mark, a name that occurs twice in its object, and what is beyond the limits
 * @throws TypeError where the text is no string, or a limit no whole number
 */
export function parseJson(text: string, options: ParseOptions = {}): Json {
  if (typeof text !== 'string') throw new TypeError('A JSON text must be a string');
  const wrong = faultOfLimits(options.limits);
  if (wrong !== undefined) throw new TypeError(wrong);
  return readJson(text, withDefaults(options.limits), options.wholeDecimals === 'keep');
}

/** {@link parseJson} for limits that are complete: filling them in costs as much as reading a short text. */
export function readJson(text: string, limits: ReadingLimits, keepWholeDecimals: boolean): Json {
  const { depth, digits, textLength } = limits;
  if (text.length > textLength) refuse('text-too-long', text, textLength);
  return new Reader(text, { depth, digits, keepWholeDecimals }).read();
}
