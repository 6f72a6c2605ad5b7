import type { Dialect } from '../dialect/dialect.js';

/** Raised where a schema can't be written in the draft that was asked for; the message names the place and the reason. */
export class ConversionError extends Error {
  override readonly name = 'ConversionError';
}

/** Stops a conversion at a place of the schema (a JSON Pointer). */
export function refuse(pointer: string, what: string, to: Dialect): never {
  throw new ConversionError(`#${pointer}: ${what} can't be written in ${to.name}`);
}
