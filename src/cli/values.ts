import { JsonSyntaxError, parseJson } from '../json/parse.js';
import type { Json } from '../json/value.js';
import { CommandLineError } from './command-line-error.js';
import { LARGEST_VALUE, type Line, readLines } from './lines.js';
import type { Source } from './source.js';

/** Where a value stands in its source. Line and item are counted from 1. */
export interface Place {
  readonly source: string;
  /** Only where the source has one value a line. */
  readonly line?: number;
  /** Only where the value is an item of an array. */
  readonly item?: number;
}

/** A value of a source, or what is wrong where one should stand. */
export type ReadValue =
  | { readonly place: Place; readonly value: Json; readonly fault?: undefined }
  | { readonly place: Place; readonly fault: string };

/** Levels that a text may nest: more than the gates accept, so that they can say so of a call. */
const DEPTH = 1_000;

/**
 * Reads the values of a source: one JSON text, or one value a line (JSONL). Items of an array are values of their own.
 * Lines are read as they come; a text over several lines is read whole, up to the limit. A line that is not JSON is
 * told as a fault, and reading goes on.
 *
 * @param limit UTF-16 units of one line, or of a text over several lines
 * @throws CommandLineError where the source can't be read, is empty, or is no JSON at all
 */
export async function* readValues(source: Source, limit: number = LARGEST_VALUE): AsyncGenerator<ReadValue> {
  const lines = readLines(source, limit);
  try {
    yield* valuesOf(source, lines, limit);
  } finally {
    await lines.return(undefined);
  }
}

async function* valuesOf(source: Source, lines: AsyncGenerator<Line>, limit: number): AsyncGenerator<ReadValue> {
  const head = await readUntil(lines, 1, limit);
  if (head.filled === 0) throw new CommandLineError(`${source.name}: is empty: expected JSON`);
  if (source.isOneText === true || !isJson(head.lines.at(-1)!, limit)) {
    const second = await readUntil(lines, 1, limit - head.length);
    head.lines.push(...second.lines);
    const rest = await readUntil(lines, Infinity, limit - head.length - second.length);
    const whole = rest.complete ? readText([...head.lines, ...rest.lines], limit, 'text') : tooLong(limit);
    if ('value' in whole) {
      yield* items({ source: source.name }, whole.value);
      return;
    }
    // JSONL whose first line is broken: the second one is whole by itself.
    if (source.isOneText === true || second.filled === 0 || !isJson(second.lines.at(-1)!, limit)) {
      throw new CommandLineError(`${source.name}: ${whole.fault}`);
    }
    head.lines.push(...rest.lines);
  }
  for (const line of head.lines) yield* valuesOfLine(source, line, limit);
  for await (const line of lines) yield* valuesOfLine(source, line, limit);
}

interface ReadLines {
  readonly lines: Line[];
  /** How many of them are not blank. */
  readonly filled: number;
  readonly length: number;
  /** Whether all that was asked for was read: false where the limit ended it. */
  readonly complete: boolean;
}

/** Reads on until so many lines that are not blank were read, the lines end, or they take more than the limit. */
async function readUntil(lines: AsyncGenerator<Line>, wanted: number, limit: number): Promise<ReadLines> {
  const read: Line[] = [];
  let [filled, length] = [0, 0];
  while (filled < wanted) {
    const next = await lines.next();
    if (next.done === true) break;
    read.push(next.value);
    if (!isBlank(next.value)) filled++;
    length += next.value.text === undefined ? limit + 1 : next.value.text.length + 1;
    if (length > limit + 1) return { lines: read, filled, length, complete: false };
  }
  return { lines: read, filled, length, complete: true };
}

function* valuesOfLine(source: Source, line: Line, limit: number): Generator<ReadValue> {
  if (isBlank(line)) return;
  const place = { source: source.name, line: line.number };
  const read = readText([line], limit, 'line');
  if ('value' in read) yield* items(place, read.value);
  else yield { place, fault: read.fault };
}

function* items(place: Place, value: Json): Generator<ReadValue> {
  if (!Array.isArray(value)) yield { place, value };
  else for (const [index, item] of value.entries()) yield { place: { ...place, item: index + 1 }, value: item };
}

type ReadText = { readonly value: Json } | { readonly fault: string };

/** Reads one line, or all lines of a source as one text; a fault tells where, and never quotes the text. */
function readText(lines: readonly Line[], limit: number, what: 'line' | 'text'): ReadText {
  if (lines.some(({ text }) => text === undefined)) return tooLong(limit);
  try {
    const text = lines.map((line) => line.text).join('\n');
    const limits = { depth: DEPTH, textLength: limit + lines.length };
    // Kept apart, `1.0` is no integer for draft-04 and the integer 1 for every later dialect.
    return { value: parseJson(text, { wholeDecimals: 'keep', limits }) };
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    const { line, column, message } = error;
    // A fault of one line is told with its place; what the reader says begins behind its own.
    const where = what === 'line' ? '' : `line ${line}, `;
    return { fault: `is not JSON at ${where}column ${column}: ${message.slice(message.indexOf(': ') + 2)}` };
  }
}

function tooLong(limit: number): ReadText {
  return { fault: `is longer than ${limit} characters: write one value a line (JSONL)` };
}

function isJson(line: Line, limit: number): boolean {
  return 'value' in readText([line], limit, 'line');
}

function isBlank({ text }: Line): boolean {
  return text?.trim() === '';
}
