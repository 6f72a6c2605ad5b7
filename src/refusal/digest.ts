import type { JsonObject } from '../json/own.js';
import type { InputSchema } from './refusal.js';

/** What a digest is made of: the closed schema that is checked, and what the gates add to it. */
export interface DigestSource {
  readonly schema: JsonObject;
  readonly required: readonly string[];
  readonly defaults: JsonObject;
}

/** The schema of one action as its refusals show it. */
export interface Digest {
  /**
   * The digest under its bound: whole where it fits, else with only the named properties, else undefined.
   *
   * @param pointed the top-level properties that the entries point into.
   */
  show(pointed: readonly string[]): InputSchema | undefined;
}

/** Prepares the digest of one action; the work is done at the first refusal that shows it, once. */
export function digestOf(source: DigestSource): Digest {
  throw new Error(`not built yet: ${String(source.required.length)}`);
}
