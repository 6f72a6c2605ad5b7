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

/** Both; the second is asked only where the first accepts. */
export function both(first: Check, second: Check): Check {
  return (value, key) => first(value, key) && second(value, key);
}

/** All of a list, in order. */
export function allOf(checks: readonly Check[]): Check {
  const [first, second, ...others] = checks;
  if (first === undefined) return always;
  if (second === undefined) return first;
  return both(first, others.length === 0 ? second : allOf([second, ...others]));
}

/** Either; the second is asked only where the first refuses. */
export function either(first: Check, second: Check): Check {
  return (value, key) => first(value, key) || second(value, key);
}

/** One of a list, in order. */
export function anyOf(checks: readonly Check[]): Check {
  const [first, second, ...others] = checks;
  if (first === undefined) return never;
  if (second === undefined) return first;
  return either(first, others.length === 0 ? second : anyOf([second, ...others]));
}
