import { own } from './own.js';

/** A frozen JSON value: what a schema is made of once it is ours. */
export type FrozenJson = null | boolean | number | string | readonly FrozenJson[] | FrozenObject;

/** A frozen JSON object. */
export interface FrozenObject {
  readonly [name: string]: FrozenJson;
}

/** A JSON Schema as an author gives it. */
export type JsonSchema = boolean | Readonly<Record<string, unknown>>;

/** Whether a frozen value is an object: neither null nor an array nor a scalar. */
export function isObject(value: FrozenJson | undefined): value is FrozenObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a frozen value is an array. `Array.isArray` alone doesn't narrow a readonly array. */
export function isList(value: FrozenJson | undefined): value is readonly FrozenJson[] {
  return Array.isArray(value);
}

/** The member or item that a reference token of a JSON Pointer names (RFC 6901, section 4); undefined where there is none. */
export function childOf(value: FrozenJson | undefined, token: string): FrozenJson | undefined {
  if (isObject(value)) return own(value, token) as FrozenJson | undefined;
  return isList(value) && /^(?:0|[1-9][0-9]{0,9})$/u.test(token) ? value[Number(token)] : undefined;
}
