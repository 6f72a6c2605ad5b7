import { hasBoundedWork } from './bounded-work.js';
import { parsePattern } from './parse.js';
import { PatternError } from './pattern-error.js';
import { createProgram } from './program.js';
import type { Program } from './program.js';
import { nodeCount } from './syntax-tree.js';

export { PatternError } from './pattern-error.js';

/**
 * Answers whether a text holds a match: a search, not bound to the start or the end. `undefined` means that the work
 * budget (about 500,000 node visits and 4 for each UTF-16 unit) ran out, and the text must be refused. The work is
 * linear in the text's length; nothing is thrown, however long the text.
 */
export type Matcher = (text: string) => boolean | undefined;

/** Limits and choices of {@link compilePattern}. */
export interface PatternOptions {
  /** The longest pattern taken, in UTF-16 units; 4096 by default. */
  readonly maxLength?: number;
}

/** Choices of {@link compileMatcher}. */
export interface MatcherOptions extends PatternOptions {
  /** Whether the native engine may match texts by patterns it can't be slow on; true by default. */
  readonly native?: boolean;
}

const DEFAULT_MAX_LENGTH = 4096;
/** The most automaton nodes, repeats written out. */
const MAX_NODES = 6000;
/** The longest text given to the native engine, in UTF-16 units: longer ones can exhaust its stack. */
const MAX_NATIVE_TEXT = 65_536;

/**
 * Compiles a pattern as {@link compilePattern} does, with a choice of engine.
 *
 * @throws {@link PatternError}
 */
export function compileMatcher(source: string, options: MatcherOptions = {}): Matcher {
  const maxLength = options.maxLength ?? DEFAULT_MAX_LENGTH;
  if (source.length > maxLength) throw new PatternError(`a pattern may be ${maxLength} characters long`);
  const tree = parsePattern(source);
  // The count may be infinite, or no number where a huge repeat stands under one of no times.
  if (!(nodeCount(tree) <= MAX_NODES)) {
    throw new PatternError(`its repeats, written out, come to more than ${MAX_NODES} steps`);
  }
  let expression: RegExp;
  try {
    expression = new RegExp(source, 'u');
  } catch {
    throw new PatternError('this is not a regular expression of ECMA-262 with the u flag');
  }

  // Made at the first match: most patterns of a registry are never matched, and this way hold little.
  let program: Program | undefined;
  const match: Matcher = (text) => {
    program ??= createProgram(parsePattern(source));
    return program.test(text);
  };
  if (options.native === false || !hasBoundedWork(tree)) return match;
  return (text) => (text.length <= MAX_NATIVE_TEXT ? expression.test(text) : match(text));
}

/**
 * Compiles an ECMA-262 regular expression with the `u` flag (ECMA-262 section 22.2) into a search of linear work.
 *
 * Back-references are refused, as are patterns over 4096 UTF-16 units, with groups over 250 deep, over 30 look-arounds,
 * over 128 property escapes, or with more than 6000 automaton nodes once repeats are written out.
 *
 * @throws {@link PatternError} when the pattern is none of that language or is over a limit.
 */
export function compilePattern(source: string, options: PatternOptions = {}): Matcher {
  return compileMatcher(source, options);
}
