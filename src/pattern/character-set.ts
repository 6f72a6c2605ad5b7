/**
 * What one character of a text is matched with: a class, an escape, `.` or a plain character. The native engine says
 * which code points are in it, so that their meaning is that of ECMA-262 with the Unicode version of the engine.
 */
export interface CharacterSet {
  /** Its spelling in the pattern. */
  readonly source: string;
  /** Whether a code point, given as a text, is in the set. */
  readonly has: (character: string) => boolean;
  /** The cost of {@link has}, in visits of automaton nodes. */
  readonly cost: number;
}

/** Classes and escapes that name nothing beyond ASCII by their spelling. */
const ASCII_ONLY = /^(?:\\[dw]|\[(?!\^)(?:[^\\\u0080-\u{10ffff}]|\\[^DSWcpPsux])*\]|\\[^\w\s])$/u;

/** Makes the set of a plain character, or of what is one character in the grammar of patterns. */
export function characterSet(source: string): CharacterSet {
  if (!/^[.[\\]/u.test(source)) return { source, has: (character) => character === source, cost: 1 };
  // Made at the first question: a pattern that is only checked never needs it.
  let expression: RegExp | undefined;
  return {
    source,
    has: (character) => (expression ??= new RegExp(`^${source}$`, 'u')).test(character),
    cost: 10,
  };
}

/** Whether it is certain that no code point is in both sets. */
export function areDisjoint(left: CharacterSet, right: CharacterSet): boolean {
  if (left.cost === 1) return !right.has(left.source);
  if (right.cost === 1) return !left.has(right.source);
  if (!ASCII_ONLY.test(left.source) && !ASCII_ONLY.test(right.source)) return false;
  for (let code = 0; code < 128; code++) {
    const character = String.fromCharCode(code);
    if (left.has(character) && right.has(character)) return false;
  }
  return true;
}
