import { BOUNDS } from '../problem/bounds.js';

declare const namesClass: unique symbol;

/** The name of a class of the host's program, as a refusal may tell it. */
export type ClassName = string & { readonly [namesClass]: true };

/** What is told where the class has no name that can be told. */
const UNNAMED = 'Error' as ClassName;

/** Whether a unit may stand in the name of a class: ASCII letters, digits, `_` and `$`. */
function isNameUnit(unit: number): boolean {
  return (
    (unit >= 0x30 && unit <= 0x39) ||
    (unit >= 0x41 && unit <= 0x5a) ||
    (unit >= 0x61 && unit <= 0x7a) ||
    unit === 0x5f ||
    unit === 0x24
  );
}

/**
 * The class name of what a handler threw. Read from its constructor, never from its own `name`, which a program may
 * have filled from what was sent; a name that is no identifier of at most 64 characters is not told.
 *
 * @param thrown any value; a trap or a getter that throws stays inside.
 */
export function classNameOf(thrown: unknown): ClassName {
  try {
    if (typeof thrown !== 'object' || thrown === null) return UNNAMED;
    const prototype = Object.getPrototypeOf(thrown) as { constructor?: unknown } | null;
    const maker = prototype?.constructor;
    const name: unknown = typeof maker === 'function' ? maker.name : undefined;
    if (typeof name !== 'string' || name === '' || name.length > BOUNDS.key) return UNNAMED;
    for (let index = 0; index < name.length; index++) {
      if (!isNameUnit(name.charCodeAt(index))) return UNNAMED;
    }
    return name as ClassName;
  } catch {
    return UNNAMED;
  }
}
