import { setOwn, type JsonObject } from './own.js';

/**
 * A value as a JSON object to iterate, or undefined where it is none. Nearly always the very same object; one whose
 * prototype is neither null nor `Object.prototype`, but of another realm, is copied without it, so that `for…in` meets
 * own properties only.
 */
export function admitObject(value: unknown): JsonObject | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === null || prototype === Object.prototype) return value as JsonObject;
  return Object.getPrototypeOf(prototype) === null ? bareCopy(value as JsonObject) : undefined;
}

/** Whether an array has a value at every index: JSON knows neither holes nor undefined. */
export function isDense(items: readonly unknown[]): boolean {
  for (let index = 0; index < items.length; index++) if (items[index] === undefined) return false;
  return true;
}

/** Whether the keys of an object can be listed: a trap of a proxy that refuses throws out of it. */
export function isListable(object: object): boolean {
  for (const _ in object) break;
  return true;
}

/** A shallow copy without a prototype. */
function bareCopy(object: JsonObject): JsonObject {
  const copy = Object.create(null) as Record<string, unknown>;
  for (const name of Object.keys(object)) copy[name] = object[name];
  return copy;
}

/** Whether `for…in` over any object meets more than its own properties, since someone added to `Object.prototype`. */
export function isPrototypePolluted(): boolean {
  for (const _ in EMPTY) return true;
  return false;
}

const EMPTY: JsonObject = Object.freeze({});

/** Whether reading `__proto__` fails in this process (`--disable-proto=throw`). */
export const protoThrows: boolean = ((): boolean => {
  try {
    return Reflect.get(EMPTY, '__proto__') === undefined && false;
  } catch {
    return true;
  }
})();

/**
 * A deep copy whose objects have no prototype, for a process where the prototype can't be trusted. What isn't JSON is
 * left as it is, and so is what lies deeper than `depth` levels.
 */
export function bareDeepCopy(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth < 0) return value;
  if (Array.isArray(value)) return value.map((item) => bareDeepCopy(item, depth - 1));
  const object = admitObject(value);
  if (object === undefined) return value;
  const copy = Object.create(null) as Record<string, unknown>;
  for (const name of Object.keys(object)) setOwn(copy, name, bareDeepCopy(object[name], depth - 1));
  return copy;
}
