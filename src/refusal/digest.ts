import { setOwn, type JsonObject } from '../json/own.js';
import { BOUNDS, byteLength, characters } from '../problem/bounds.js';
import { DEFINITIONS, reachOf } from './reach.js';
import type { InputSchema } from './refusal.js';

/** What a digest is made of: the closed schema that is checked, and what the gates add to it. */
export interface DigestSource {
  readonly schema: JsonObject;
  readonly required: readonly string[];
  readonly defaults: JsonObject;
}

/** A digest and the bytes of its JSON text. */
export interface ShownDigest {
  readonly schema: InputSchema;
  readonly bytes: number;
}

/** The schema of one action as its refusals show it. */
export interface Digest {
  /**
   * The digest under its bound: whole where it fits, else with the named properties and what they reach alone (`more`
   * tells how many others there are), else undefined.
   *
   * @param pointed the top-level properties that the entries point into.
   */
  show(pointed: readonly string[]): ShownDigest | undefined;
}

/** What the digest shows in its own way, or what constrains nothing. */
const NOT_SHOWN: ReadonlySet<string> = new Set([
  ...['type', 'properties', 'required', ...DEFINITIONS],
  ...['$schema', '$id', 'id', '$comment', 'title', 'description', 'default', 'examples'],
]);

/** The members of an object that are named, in the object's order. */
function pick(object: unknown, names: ReadonlySet<string> | undefined): Record<string, unknown> {
  const picked: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(object ?? {})) {
    if (names?.has(name) === true) setOwn(picked, name, value);
  }
  return picked;
}

/** What the root says besides its properties; its being closed is what a caller takes for granted. */
function othersOf(schema: JsonObject): Record<string, unknown> {
  const others: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) {
    const closes = keyword === 'additionalProperties' && value === false;
    if (!closes && !NOT_SHOWN.has(keyword)) setOwn(others, keyword, value);
  }
  return others;
}

/** The digest with some properties and what they reach. */
function digestWith(source: DigestSource, names: readonly string[]): InputSchema {
  const { schema, required } = source;
  const others = othersOf(schema);
  const reached = reachOf(schema, names, others);
  const properties = pick(schema.properties, reached.get('properties'));
  const left = Object.keys(schema.properties ?? {}).length - Object.keys(properties).length;
  const digest: Record<string, unknown> = {
    properties,
    required: [...required],
    defaults: pick(source.defaults, reached.get('properties')),
    ...others,
  };
  for (const keyword of DEFINITIONS) {
    const definitions = pick(schema[keyword], reached.get(keyword));
    if (Object.keys(definitions).length > 0) digest[keyword] = definitions;
  }
  if (left > 0) digest.more = left;
  return digest as unknown as InputSchema;
}

/** A digest where it keeps its bound. */
function within(schema: InputSchema): ShownDigest | undefined {
  const json = JSON.stringify(schema);
  return characters(json) > BOUNDS.digest ? undefined : { schema: Object.freeze(schema), bytes: byteLength(json) };
}

/**
 * Prepares the digest of one action. Nothing is done before a refusal shows it, and the whole is made only once, so
 * what `show` gives may be shared: it is frozen, as the schema and the defaults are to be.
 */
export function digestOf(source: DigestSource): Digest {
  let whole: { readonly shown: ShownDigest | undefined } | undefined;
  return {
    show(pointed) {
      whole ??= { shown: within(digestWith(source, Object.keys(source.schema.properties ?? {}))) };
      return whole.shown ?? within(digestWith(source, pointed));
    },
  };
}
