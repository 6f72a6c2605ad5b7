import { PatternError } from './pattern-error.js';

export { PatternError } from './pattern-error.js';

/** Answers whether a text holds a match; `undefined` when the work budget ran out. Never throws. */
export type Matcher = (text: string) => boolean | undefined;

/** Limits of {@link compilePattern}. */
export interface PatternOptions {
  /** The longest pattern taken, in UTF-16 units; 4096 by default. */
  readonly maxLength?: number;
}

/**
 * Compiles an ECMA-262 regular expression with the `u` flag (ECMA-262 section 22.2) to a search that isn't anchored.
 *
 * @throws {@link PatternError} when it is no such expression.
 */
export function compilePattern(source: string, options: PatternOptions = {}): Matcher {
  if (source.length > (options.maxLength ?? 4096)) throw new PatternError('the pattern is too long');
  let expression: RegExp;
  try {
    expression = new RegExp(source, 'u');
  } catch {
    throw new PatternError('this is no regular expression of ECMA-262 with the u flag');
  }
  return (text) => {
    try {
      return expression.test(text);
    } catch {
      return undefined;
    }
  };
}
