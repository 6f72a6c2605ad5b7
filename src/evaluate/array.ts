import type { Check } from './check.js';

/** Checks every item. A hole, like an undefined item, is no JSON value. */
export function itemsBody(item: Check): Check {
  return (value) => {
    const items = value as readonly unknown[];
    for (let index = 0; index < items.length; index++) {
      const found = items[index];
      if (found === undefined || !item(found, index)) return false;
    }
    return true;
  };
}

/** Checks the first items one by one, and the rest by one check, where there is one. */
export function prefixBody(prefix: readonly Check[], rest: Check | undefined): Check {
  return (value) => {
    const items = value as readonly unknown[];
    const end = rest === undefined ? Math.min(prefix.length, items.length) : items.length;
    for (let index = 0; index < end; index++) {
      const found = items[index];
      const check = prefix[index] ?? rest;
      if (found === undefined || (check !== undefined && !check(found, index))) return false;
    }
    return true;
  };
}

/** How many items `contains` must and may match. */
export interface ContainsBounds {
  readonly least: number;
  readonly most: number;
}

/** How many items are matched; stops where the answer to the bounds is known. */
export function countMatches(items: readonly unknown[], matches: Check, { least, most }: ContainsBounds): number {
  const enough = most === Infinity ? least : most + 1;
  let count = 0;
  for (let index = 0; index < items.length && count < enough; index++) {
    const item = items[index];
    if (item !== undefined && matches(item, index)) count++;
  }
  return count;
}

export function containsBody(matches: Check, bounds: ContainsBounds): Check {
  return (value) => {
    const count = countMatches(value as readonly unknown[], matches, bounds);
    return count >= bounds.least && count <= bounds.most;
  };
}
