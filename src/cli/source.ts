import { createReadStream } from 'node:fs';
import { escapeHidden } from '../problem/escape.js';
import { CommandLineError } from './command-line-error.js';
import type { Streams } from './streams.js';

/** Where a command reads tools or calls. */
export interface Source {
  /** How messages call it. */
  readonly name: string;
  /** Its bytes. @throws CommandLineError while it is read, where it can't be read */
  readonly bytes: () => AsyncIterable<Uint8Array>;
  /** Whether it is one JSON text, and never has one value a line. */
  readonly isOneText?: boolean;
}

/** What the operating system says of a file that can't be read, in words for a person. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file: check the name',
  EISDIR: 'is a folder: name a file in it',
  ENOTDIR: 'a part of the path is a file, not a folder: check the name',
  EACCES: 'may not be read: check its permissions',
  EPERM: 'may not be read: check its permissions',
};

/** The argument that stands for standard input. */
export const STANDARD_INPUT = '-';

/**
 * What an argument of the command line names: `-` is standard input, what begins with `{` or `[` is itself the JSON
 * text, anything else is a file.
 */
export function sourceOf(argument: string, input: Streams['input']): Source {
  if (argument === STANDARD_INPUT) return { name: 'standard input', bytes: () => readable('standard input', input()) };
  if (argument.startsWith('{') || argument.startsWith('[')) {
    return { name: 'argument', bytes: () => bytesOfText(argument), isOneText: true };
  }
  const name = escapeHidden(argument);
  return { name, bytes: () => readable(name, createReadStream(argument)) };
}

// eslint-disable-next-line @typescript-eslint/require-await -- a text is at hand, but it is read as a file is
async function* bytesOfText(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

/** The bytes of a stream; what the operating system says against reading it is told in words. */
async function* readable(name: string, stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* stream;
  } catch (error) {
    const code = String((error as NodeJS.ErrnoException).code);
    throw new CommandLineError(`${name}: ${REASONS[code] ?? `could not be read (${code})`}`);
  }
}
