import { tokensOf } from '../json/pointer.js';
import { own, type JsonObject } from '../json/own.js';

/** The keywords that point to another schema. */
const REFERENCES: readonly string[] = ['$ref', '$dynamicRef', '$recursiveRef'];

/** The keywords that hold definitions, of any dialect. */
export const DEFINITIONS: readonly string[] = ['$defs', 'definitions'];

/** What is reached of a schema: names by the keyword that holds them (`properties`, `$defs`, `definitions` …). */
export type Reached = ReadonlyMap<string, ReadonlySet<string>>;

/** Every reference written anywhere in a part of a schema; what only looks like one costs no more than its target. */
function collectReferences(part: unknown, found: Set<string>): void {
  const open: unknown[] = [part];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'string') {
        if (REFERENCES.includes(key)) found.add(inner);
      } else {
        open.push(inner);
      }
    }
  }
}

/** A fragment's reference tokens, or undefined where it is no JSON Pointer. */
function pointerOfFragment(reference: string): readonly string[] | undefined {
  if (!reference.startsWith('#')) return undefined;
  try {
    return tokensOf(decodeURIComponent(reference.slice(1)));
  } catch {
    return undefined;
  }
}

/** The members of the schema that a reference keeps: the one it points into, or every definition. */
function targetsOf(schema: JsonObject, reference: string): (readonly [keyword: string, name: string])[] {
  const tokens = pointerOfFragment(reference);
  if (tokens !== undefined) return tokens.length < 2 ? [] : [[tokens[0]!, tokens[1]!]];
  return DEFINITIONS.flatMap((keyword) =>
    Object.keys(own(schema, keyword) ?? {}).map((name): [string, string] => [keyword, name]),
  );
}

/**
 * What some properties of a schema reach through references, themselves included. A reference that is no pointer into
 * this schema (an anchor, an `$id`) keeps every definition: too much shown is better than a reference into nothing.
 *
 * @param names properties to begin with; those that the schema does not have are passed over.
 * @param others parts of the schema that are shown whatever is reached.
 */
export function reachOf(schema: JsonObject, names: readonly string[], others: unknown): Reached {
  const reached = new Map<string, Set<string>>();
  const open: (readonly [keyword: string, name: string])[] = names.map((name) => ['properties', name]);
  const references = new Set<string>();
  const followed = new Set<string>();
  collectReferences(others, references);
  for (;;) {
    for (const reference of references) {
      if (!followed.has(reference)) open.push(...targetsOf(schema, reference));
      followed.add(reference);
    }
    references.clear();
    const next = open.pop();
    if (next === undefined) return reached;
    const [keyword, name] = next;
    const holder = own(schema, keyword);
    const seen = reached.get(keyword) ?? new Set();
    if (seen.has(name) || typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, name)) continue;
    reached.set(keyword, seen.add(name));
    collectReferences((holder as JsonObject)[name], references);
  }
}
