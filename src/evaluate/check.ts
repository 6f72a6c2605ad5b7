/** The token that led to a value: a key of an object or an index of an array. The boolean pass never looks at it. */
export type Key = string | number;

/**
 * One linked checker: whether a value is accepted. What stands between a body and its parts differs from pass to pass;
 * the bodies are the same. In the explaining and the casting pass the parts answer true after they did their work, so
 * that no body stops early, and no body knows which pass it serves.
 */
export type Check = (value: unknown, key: Key) => boolean;

export const always: Check = () => true;
export const never: Check = () => false;

/** A keyword's rule as a check; it is only ever asked about values of the kinds that the keyword looks at. */
export function asCheck(holds: (value: never) => boolean): Check {
  return holds as (value: unknown) => boolean;
}

/** How two checks are put together. */
export type Join = (first: Check, second: Check) => Check;

/** Both; the second is asked only where the first accepts. */
export const both: Join = (first, second) => (value, key) => first(value, key) && second(value, key);

/** Either; the second is asked only where the first refuses. */
export const either: Join = (first, second) => (value, key) => first(value, key) || second(value, key);

/** Up to so many checks are joined one inside the other. */
const IN_A_ROW = 16;

/** All of a list, in order. */
export function allOf(checks: readonly Check[], join: Join = both): Check {
  return checks.length === 0 ? always : joined(checks, join);
}

/** One of a list, in order. */
export function anyOf(checks: readonly Check[], join: Join = either): Check {
  return checks.length === 0 ? never : joined(checks, join);
}

/** Joins a list in order; a long one by halves, so that the stack is as deep as the logarithm of its length. */
function joined(checks: readonly Check[], join: Join): Check {
  if (checks.length <= IN_A_ROW) return checks.reduceRight((rest, check) => join(check, rest));
  const half = checks.length >> 1;
  return join(joined(checks.slice(0, half), join), joined(checks.slice(half), join));
}
