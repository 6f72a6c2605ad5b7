import { ARRAY, kindOf, OBJECT } from '../json/kind.js';
import type { JsonObject } from '../json/own.js';
import type { Step } from '../problem/cause.js';
import { schemaText, type SchemaText } from '../problem/schema-text.js';
import type { UnknownKey } from '../refusal/facts.js';
import { FirstPaths } from './first-paths.js';
import type { KeyLevel } from './key-level.js';

/** The first unknown keys in path order, as many as an answer lists, and how many there are in all. */
export interface UnknownKeys {
  readonly count: number;
  readonly keys: readonly UnknownKey[];
}

/**
 * Finds the keys of the data that closed levels do not declare, on every level at once. A part of the wrong JSON type,
 * or one that can't be read, is passed over: the value gate answers for it. The work is linear in the data; only the
 * kept keys have their path stored.
 */
export function findUnknownKeys(root: UnknownKey['root'], levels: KeyLevel | undefined, data: unknown): UnknownKeys {
  const found = new FirstPaths<KeyLevel>();
  const steps: Step[] = [];

  function refuse(level: KeyLevel, key: string): void {
    steps.push({ key, declared: false });
    found.add(steps, level);
    steps.pop();
  }

  function enter(key: string | number, declared: boolean, level: KeyLevel | undefined, value: unknown): void {
    if (level === undefined) return;
    steps.push({ key, declared });
    walk(level, value);
    steps.pop();
  }

  function walkObject(level: KeyLevel, object: JsonObject): void {
    for (const key of Object.keys(object)) {
      const value = object[key];
      if (value === undefined) continue;
      const declared = Object.hasOwn(level.declared, key);
      if (declared) {
        enter(key, true, level.properties.get(key), value);
      } else if (level.patterns.every((matches) => matches(key) === false)) {
        if (level.closed) refuse(level, key);
        else enter(key, false, level.additional, value);
      }
    }
  }

  function walkArray(level: KeyLevel, items: readonly unknown[]): void {
    if (level.prefix.length === 0 && level.items === undefined) return;
    for (let index = 0; index < items.length; index++) {
      const item = items[index];
      // A hole is no JSON value, which the value gate tells; an array of holes can be long without end.
      if (item === undefined) return;
      enter(index, true, index < level.prefix.length ? level.prefix[index] : level.items, item);
    }
  }

  function walk(level: KeyLevel, value: unknown): void {
    const depth = steps.length;
    try {
      const kind = kindOf(value);
      if (kind === OBJECT) walkObject(level, value as JsonObject);
      else if (kind === ARRAY) walkArray(level, value as readonly unknown[]);
    } catch {
      steps.length = depth;
    }
  }

  if (levels !== undefined) walk(levels, data);
  const keys = found.map((path, { pointer, declared }) => ({
    steps: path,
    root,
    level: pointer,
    declared: namesOf(declared),
  }));
  return { count: found.count, keys };
}

/** The names that a level declares. */
export function namesOf(declared: JsonObject): readonly SchemaText[] {
  return Object.keys(declared).map(schemaText);
}
