import { type Call, CALL_SHAPES, callIn, callsIn } from './call-shape.js';
import { CommandLineError } from './command-line-error.js';
import type { Source } from './source.js';
import { type Place, readValues } from './values.js';

/** A call of a source, or what is wrong where one should stand. */
export type ReadCall =
  | { readonly place: Place; readonly call: Call; readonly fault?: undefined }
  | { readonly place: Place; readonly fault: string };

/**
 * Reads the calls of a source, one after the other.
 *
 * @throws CommandLineError where the source can't be read, is no JSON, or holds no call
 */
export async function* readCalls(source: Source): AsyncGenerator<ReadCall> {
  let count = 0;
  for await (const read of readValues(source)) {
    const { place } = read;
    if (read.fault !== undefined) {
      count++;
      yield { place, fault: read.fault };
      continue;
    }
    const list = callsIn(read.value);
    for (const [index, value] of (list ?? [read.value]).entries()) {
      count++;
      yield readCall(list === undefined ? place : { ...place, item: index + 1 }, value);
    }
  }
  if (count === 0) throw new CommandLineError(`${source.name}: holds no call: expected ${CALL_SHAPES}`);
}

function readCall(place: Place, value: unknown): ReadCall {
  const call = callIn(value);
  return call === undefined
    ? { place, fault: `is no call of a known shape: expected ${CALL_SHAPES}` }
    : { place, call };
}
