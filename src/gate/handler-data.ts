import { has, type JsonObject, setOwn } from '../json/own.js';

/**
 * The data that a handler gets: what was read, over the defaults. Where no default applies it is the very same object;
 * else a new one, in which a property that was undefined (and so absent) is gone. Every call gets a copy of a default.
 */
export function handlerData(data: JsonObject, defaults: JsonObject): Record<string, unknown> {
  let applied: string[] | undefined;
  // A loop that makes nothing: most actions have no defaults, and most calls pass through here.
  for (const name in defaults) {
    if (!has(data, name) && Object.hasOwn(defaults, name)) (applied ??= []).push(name);
  }
  if (applied === undefined) return data;
  const merged: Record<string, unknown> = {};
  for (const name of Object.keys(data)) {
    const value = data[name];
    if (value !== undefined) setOwn(merged, name, value);
  }
  for (const name of applied) setOwn(merged, name, freshCopy(defaults[name]));
  return merged;
}

/** Copies JSON deeply. Its depth was bounded when it was registered. */
function freshCopy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(freshCopy);
  const copy: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) setOwn(copy, name, freshCopy(member));
  return copy;
}
