/** One place of a source and what stands there instead, as Stryker's instrumenter tells it; lines count from 0. */
export interface Mutant {
  readonly id: string;
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly location: { readonly start: Position; readonly end: Position };
}

interface Position {
  readonly line: number;
  readonly column: number;
}

/** How a mutant ended. A time-out is none of the killed: no test said that something is wrong. */
export type Outcome = 'killed' | 'survived' | 'timed out' | 'no coverage';

/** The source with the change made. */
export function withChange({ mutatorName, replacement, location }: Mutant, text: string): string {
  // Whatever is no block, loop or case of a switch is an expression, and brackets keep its place in the syntax.
  const isStatement = mutatorName === 'BlockStatement' || /^(?:\/\/.*\n)*(?:for|case|default)\b/u.test(replacement);
  const code = isStatement ? replacement : `(${replacement})`;
  return text.slice(0, offsetOf(location.start, text)) + code + text.slice(offsetOf(location.end, text));
}

/** A mutant in one line: its place, what stands there, and what was put there. */
export function describe(
  { fileName, mutatorName, replacement, location: { start, end } }: Mutant,
  text: string,
): string {
  const brief = (code: string): string => code.replace(/\s+/gu, ' ').slice(0, 120);
  const place = `${fileName}:${start.line + 1}:${start.column + 1}`;
  const original = text.slice(offsetOf(start, text), offsetOf(end, text));
  return `${place} ${mutatorName}: ${brief(original)} -> ${brief(replacement)}`;
}

function offsetOf({ line, column }: Position, text: string): number {
  let offset = 0;
  for (let count = 0; count < line; count++) offset = text.indexOf('\n', offset) + 1;
  return offset + column;
}
