/** A JSON object as data: only its own, enumerable, string-keyed properties count. */
export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Whether a non-null object that is no array is a plain one: its prototype is null, or a prototype that has none
 * itself (`Object.prototype` of this or of another realm). Class instances, dates and maps are not.
 */
export function isPlain(value: object): value is JsonObject {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null;
}

/** An own property's value, or undefined where there is none: inherited members are never seen. */
export function own(object: JsonObject, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/**
 * Whether the property is there: own, enumerable, and not undefined (JSON has no undefined: it reads as absent). Looking
 * for the key with `for…in` would cost less where objects are small, but lists all keys of one that is large.
 */
export function has(object: JsonObject, name: string): boolean {
  return object[name] !== undefined && Object.prototype.propertyIsEnumerable.call(object, name);
}

/** Sets an own property, also one named `__proto__`, which plain assignment would take for the prototype. */
export function setOwn(object: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__') {
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  } else {
    object[name] = value;
  }
}
