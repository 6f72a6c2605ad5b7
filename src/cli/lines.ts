import { CommandLineError } from './command-line-error.js';
import type { Source } from './source.js';

/** The most that is held of one line, or of a value that takes many lines, in UTF-16 units: 64 Mi. */
export const LARGEST_VALUE: number = 64 * 1024 * 1024;

/** One line of a text, without its end. */
export interface Line {
  /** Counted from 1. */
  readonly number: number;
  /** Undefined where the line is longer than the limit. */
  readonly text: string | undefined;
}

/**
 * Reads a source line by line; a line ends in LF or CR LF. Holds no more than one line, and of one that is longer than
 * the limit nothing. A byte order mark at the beginning is passed over.
 *
 * @throws CommandLineError where the source can't be read or is not UTF-8
 */
export async function* readLines(source: Source, limit: number = LARGEST_VALUE): AsyncGenerator<Line> {
  const decode = decoderOf(source);
  let number = 1;
  let pieces: string[] = [];
  let length = 0;
  const add = (piece: string): void => {
    length += piece.length;
    if (length > limit) pieces = [];
    else pieces.push(piece);
  };
  const take = (): Line => {
    const text = length > limit ? undefined : pieces.join('');
    pieces = [];
    length = 0;
    return { number: number++, text: text?.endsWith('\r') === true ? text.slice(0, -1) : text };
  };
  for await (const bytes of source.bytes()) {
    const text = decode(bytes, number);
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      add(text.slice(start, end));
      yield take();
      start = end + 1;
    }
    add(text.slice(start));
  }
  add(decode(undefined, number));
  if (length > 0) yield take();
}

/** Decodes one piece after the other; undefined ends the text. */
function decoderOf({ name }: Source): (bytes: Uint8Array | undefined, line: number) => string {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return (bytes, line) => {
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
    } catch {
      throw new CommandLineError(`${name}: is not UTF-8 text (at line ${line} or after it): save it as UTF-8`);
    }
  };
}
