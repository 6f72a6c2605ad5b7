/**
 * What one character of a text is matched with: a class, an escape, `.` or a plain character. The native engine says
 * which code points are in it, so that their meaning is that of ECMA-262 with the Unicode version of the engine.
 */
export interface CharacterSet {
  /** Whether a code point, given as a text, is in the set. */
  readonly has: (character: string) => boolean;
  /** Whether nothing beyond ASCII is in the set, as far as its spelling shows. */
  readonly isAscii: boolean;
  /** The cost of {@link has}, in visits of automaton nodes. */
  readonly cost: number;
}

/** Classes and escapes with nothing beyond ASCII: no complement, and no escape that could name such a character. */
const ASCII_ONLY = /^(?:\\[dw]|\[(?!\^)(?:[^\\\u0080-\u{10ffff}]|\\[^DSWcpPsux])*\]|\\[^\w\s])$/u;

/** Makes the set of a plain character, or of what is one character in the grammar of patterns. */
export function characterSet(source: string): CharacterSet {
  if (!/^[.[\\]/.test(source)) {
    return { has: (character) => character === source, isAscii: source < '\u0080', cost: 1 };
  }
  // Made at the first question: a pattern that is only checked never needs it.
  let expression: RegExp | undefined;
  return {
    has: (character) => (expression ??= new RegExp(`^${source}$`, 'u')).test(character),
    isAscii: ASCII_ONLY.test(source),
    cost: 10,
  };
}

/** Whether it is certain that no code point is in both sets. */
export function areDisjoint(left: CharacterSet, right: CharacterSet): boolean {
  if (!left.isAscii && !right.isAscii) return false;
  for (let code = 0; code < 128; code++) {
    const character = String.fromCharCode(code);
    if (left.has(character) && right.has(character)) return false;
  }
  return true;
}
