import { admitObject } from '../json/admit.js';
import { has, type JsonObject } from '../json/own.js';
import type { Matcher } from '../pattern/pattern.js';
import { matched } from '../keyword/string.js';
import type { Check, Key } from './check.js';

/**
 * One property that the schema names, in a ring of the schema's order: data mostly comes in that order. Its constructor
 * sets every field, so that the entries of all schemas have one layout.
 */
export class Entry {
  readonly name: string;
  readonly required: boolean;
  readonly check: Check;
  next: Entry;

  constructor(name: string, required: boolean, check: Check) {
    this.name = name;
    this.required = required;
    this.check = check;
    this.next = this;
  }
}

/** What an object's checker is made of. */
export interface ObjectShape {
  /** A ring in the schema's order. */
  readonly entries: readonly Entry[];
  readonly required: number;
  /** For a property without an entry; undefined where any value may stand there, unlooked at. */
  readonly other: Check | undefined;
}

/** Closes entries to a ring. */
export function ringOf(entries: readonly Entry[]): readonly Entry[] {
  let last = entries[entries.length - 1];
  for (const entry of entries) {
    last!.next = entry;
    last = entry;
  }
  return entries;
}

/** The entries of a ring by name. */
function byNameOf(first: Entry): ReadonlyMap<string, Entry> {
  const byName = new Map<string, Entry>();
  for (let entry = first; !byName.has(entry.name); entry = entry.next) byName.set(entry.name, entry);
  return byName;
}

/**
 * Checks a value as an object: iterates the data, predicts the next key, counts the required names down and settles
 * the others in the same loop. A value that is no plain object is refused.
 */
export function objectBody({ entries, required, other }: ObjectShape): Check {
  const [first] = entries;
  // Made when data first leaves the predicted order: most data of most tools never does.
  let byName: ReadonlyMap<string, Entry> | undefined;
  return (value) => {
    if (typeof value !== 'object' || value === null) return false;
    let object = value as JsonObject;
    // In a text that all schemas share, asking for the prototype costs a third less than reading `__proto__`.
    if (Object.getPrototypeOf(object) !== Object.prototype) {
      const admitted = admitObject(value);
      if (admitted === undefined) return false;
      object = admitted;
    }
    let missing = required;
    let expected = first;
    for (const name in object) {
      const item = object[name];
      if (item === undefined) continue;
      let entry = expected;
      // Only names are ever compared here: an engine that has met nothing else compares them by identity.
      if (entry !== undefined && entry.name !== name) {
        entry = entry.next.name === name ? entry.next : (byName ??= byNameOf(entry)).get(name);
      }
      if (entry === undefined) {
        if (other !== undefined && !other(item, name)) return false;
        continue;
      }
      expected = entry.next;
      if (entry.required) missing--;
      if (!entry.check(item, name)) return false;
    }
    return missing === 0;
  };
}

/** Whether an object has some properties, where nothing else is asked of any: the others are not looked at. */
export function requiredBody(names: readonly string[]): Check {
  return (value) => {
    if (typeof value !== 'object' || value === null) return false;
    for (const name of names) if (!has(value as JsonObject, name)) return false;
    return admitObject(value) !== undefined;
  };
}

/** Whether every property name is accepted. */
export function namesBody(names: Check): Check {
  return (value) => {
    const object = admitObject(value);
    if (object === undefined) return false;
    for (const name in object) if (object[name] !== undefined && !names(name, name)) return false;
    return true;
  };
}

/** A pattern with what is asked of the properties whose names it matches. */
export interface PatternCheck {
  readonly matches: Matcher;
  readonly check: Check;
}

/** A property that the schema doesn't name: what the matching patterns ask, else what is asked of all others. */
export function otherBody(patterns: readonly PatternCheck[], additional: Check | undefined): Check | undefined {
  if (patterns.length === 0) return additional;
  return (value: unknown, key: Key) => {
    const name = String(key);
    let named = false;
    for (const { matches, check } of patterns) {
      const answer = matches(name);
      if (answer === undefined) return matched(answer);
      if (!answer) continue;
      named = true;
      if (!check(value, key)) return false;
    }
    return named || additional === undefined || additional(value, key);
  };
}
