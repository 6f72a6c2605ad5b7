import type { SyntaxTree } from './syntax-tree.js';

/** A syntax character or `/` or `-` behind a backslash (ECMA-262 section 22.2.1, IdentityEscape). */
const IDENTITY_ESCAPE = /^\\[\^$\\.*+?()[\]{}|/-]$/u;

/** Parts that take no text. */
const ZERO_WIDTH: ReadonlySet<SyntaxTree['kind']> = new Set(['^', '$', '\\b', '\\B', 'lookaround'] as const);

/** A longer run of one character adds nothing to what is looked for. */
const LONGEST_RUN = 32;

/**
 * A text that stands in every text with a match, the longest that the form of the pattern tells; '' where it tells
 * none. Looking for it costs far less than a search, and most texts that don't match don't hold it.
 */
export function requiredText(tree: SyntaxTree): string {
  let longest = '';
  let current = '';
  for (const part of tree.kind === 'alternative' ? tree.parts : [tree]) {
    const fixed = fixedText(part);
    current = fixed === undefined ? '' : current + fixed;
    if (current.length > longest.length) longest = current;
  }
  return longest;
}

/** The only text that a part takes, or undefined where there are several. */
function fixedText(part: SyntaxTree): string | undefined {
  if (ZERO_WIDTH.has(part.kind)) return '';
  if (part.kind !== 'run' || part.minimum !== part.maximum || part.minimum > LONGEST_RUN) return undefined;
  const { cost, source } = part.set;
  if (cost === 1) return source.repeat(part.minimum);
  return IDENTITY_ESCAPE.test(source) ? source.slice(1).repeat(part.minimum) : undefined;
}
