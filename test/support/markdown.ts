/** A fenced block of code with what stands around it. */
export interface CodeBlock {
  readonly language: string;
  readonly code: string;
  /** The comment right above it, such as `continues`; empty where there is none. */
  readonly note: string;
  /** The next block, where a comment `prints` stands between; else empty. */
  readonly prints: string;
}

/** The fenced blocks of a Markdown text, without those that say what another one prints. */
export function codeBlocks(text: string): CodeBlock[] {
  const found: CodeBlock[] = [];
  for (const [, note = '', language = '', code = ''] of text.matchAll(
    /(?:<!-- ([^\n]*) -->\n\n)?^```(\w*)\n((?:(?!```)[^\n]*\n)*)```$/gmu,
  )) {
    if (note === 'prints') found.push({ ...found.pop()!, prints: code });
    else found.push({ language, code, note, prints: '' });
  }
  return found;
}

/** The words of a command line: parted by spaces, single quotes keep spaces. */
export function wordsOf(line: string): string[] {
  return [...line.matchAll(/'([^']*)'|[^ ']+/gu)].map(([word, quoted]) => quoted ?? word);
}
