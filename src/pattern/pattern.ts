import { hasBoundedWork } from './bounded-work.js';
import { parsePattern } from './parse.js';
import { PatternError } from './pattern-error.js';
import { createProgram } from './program.js';
import { requiredText } from './required-text.js';
import type { SyntaxTree } from './syntax-tree.js';

export { PatternError } from './pattern-error.js';

/**
 * Answers whether a text holds a match: a search, not bound to the start or the end. `undefined` means that the work
 * budget (500,000 node visits and 4 for each UTF-16 unit) ran out, and the text must be refused. The work is linear in
 * the text's length; nothing is thrown, however long the text.
 */
export type Matcher = (text: string) => boolean | undefined;

/** Limits and choices of {@link compileMatcher}. */
export interface PatternOptions {
  /** The longest pattern taken, in UTF-16 units; 4096 by default. */
  readonly maxLength?: number;
  /** Whether the native engine may match texts by the patterns it is fast on for certain; true by default. */
  readonly native?: boolean;
}

/** The most property escapes of a pattern: the native engine takes long to read them. */
const MAX_PROPERTY_ESCAPES = 128;
/** The longest text given to the native engine, in UTF-16 units: longer ones can exhaust its stack. */
const MAX_NATIVE_TEXT = 65_536;

/**
 * Compiles an ECMA-262 regular expression with the `u` flag (ECMA-262 section 22.2) into a search of linear work.
 *
 * Back-references are refused, as are patterns over the limits of length, nesting (250 groups), look-arounds (28),
 * property escapes (128) and automaton nodes (6000 once repeats are written out).
 *
 * @throws {@link PatternError} when the pattern isn't of that language or is over a limit.
 */
export function compileMatcher(source: string, { maxLength = 4096, native = true }: PatternOptions = {}): Matcher {
  if (source.length > maxLength) throw new PatternError(`it is over ${maxLength} characters long`);
  if (source.split(/\\[pP]/u).length > MAX_PROPERTY_ESCAPES + 1) {
    throw new PatternError(`it has over ${MAX_PROPERTY_ESCAPES} property escapes`);
  }
  createProgram(parsePattern(source));
  try {
    new RegExp(source, 'u');
  } catch (error) {
    // The message repeats the pattern, and ends with a colon and what is wrong.
    throw new PatternError(`it is not ECMA-262 with the u flag: ${String(error).split(': ').pop()!.toLowerCase()}`);
  }

  // Made at the first match: most patterns of a registry are never matched, and this way hold little.
  let match: Matcher | undefined;
  function createMatch(): Matcher {
    const tree = parsePattern(source);
    if (!native || !hasBoundedWork(tree)) return withRequiredText(tree, createProgram(tree).test);
    const expression = new RegExp(source, 'u');
    const matchLong = compileMatcher(source, { maxLength, native: false });
    return (text) => (text.length > MAX_NATIVE_TEXT ? matchLong(text) : expression.test(text));
  }
  return (text) => (match ??= createMatch())(text);
}

/** The search, but for the texts that can't hold a match. */
function withRequiredText(tree: SyntaxTree, search: Matcher): Matcher {
  const required = requiredText(tree);
  return required === '' ? search : (text) => text.includes(required) && search(text);
}

/**
 * Compiles a pattern with the limits that toolgate sets; see {@link compileMatcher}.
 *
 * @throws {@link PatternError}
 */
export function compilePattern(source: string): Matcher {
  return compileMatcher(source);
}
