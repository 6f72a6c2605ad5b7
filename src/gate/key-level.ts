import type { JsonObject } from '../json/own.js';
import type { Matcher } from '../pattern/pattern.js';
import type { SchemaText } from '../problem/schema-text.js';

/**
 * An object level of a closed schema, and the way to the closed levels inside it; undefined stands for a part that
 * holds none.
 */
export interface KeyLevel {
  /** The level's place in the schema: a JSON Pointer (RFC 6901). */
  readonly pointer: SchemaText;
  /** A key that is neither declared nor matched by a pattern is refused here. */
  readonly closed: boolean;
  /** Its `properties`. */
  readonly declared: JsonObject;
  /** Of its `patternProperties`. */
  readonly patterns: readonly Matcher[];
  readonly properties: ReadonlyMap<string, KeyLevel>;
  /** Inside the values of keys that are neither declared nor matched by a pattern. */
  readonly additional: KeyLevel | undefined;
  /** Inside the first items of an array, one by one. */
  readonly prefix: readonly (KeyLevel | undefined)[];
  /** Inside the items after those. */
  readonly items: KeyLevel | undefined;
}
