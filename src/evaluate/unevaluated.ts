import { admitObject } from '../json/admit.js';
import { run } from '../limit/run.js';
import { allItems, allProperties, itemsAt, type Evaluated } from '../plan/covers.js';
import type { Check, Key } from './check.js';

/*
 * Where an `unevaluated…` keyword looks on, each subschema that accepts the value notes the value and what it evaluated
 * of it in a log. A branch that fails takes back what was noted since it began. The keyword then asks the log, only of
 * entries of its own value; no branch is ever run a second time.
 */

/** Notes what was evaluated after the check accepts. */
export function noting(check: Check, evaluated: Evaluated): Check {
  return (value, key) => {
    if (!check(value, key)) return false;
    run.evaluated.push(value, evaluated);
    return true;
  };
}

/** A branch: where it fails, what was noted in it is taken back. */
export function retracting(check: Check): Check {
  return (value, key) => {
    const mark = run.evaluated.length;
    if (check(value, key)) return true;
    run.evaluated.length = mark;
    return false;
  };
}

/** A subschema whose notes never count: under `not`, or for another value. */
export function unnoticed(check: Check): Check {
  return (value, key) => {
    const mark = run.evaluated.length;
    const accepted = check(value, key);
    run.evaluated.length = mark;
    return accepted;
  };
}

/** Notes the items that `contains` matches. Every item is asked, whatever the bounds. */
export function notingMatches(matches: Check): Check {
  return (value) => {
    const indexes = new Set<number>();
    (value as readonly unknown[]).forEach((item, index) => {
      if (matches(item, index)) indexes.add(index);
    });
    run.evaluated.push(value, itemsAt(indexes));
    return true;
  };
}

function isEvaluated(value: unknown, key: Key, mark: number): boolean {
  const log = run.evaluated;
  for (let index = mark; index < log.length; index += 2) {
    if (log[index] === value && (log[index + 1] as Evaluated).covers(key)) return true;
  }
  return false;
}

/** Which members of a value `unevaluatedProperties` or `unevaluatedItems` looks at. */
export type Members = (value: unknown, each: (item: unknown, key: Key) => boolean) => boolean;

export const propertiesOf: Members = (value, each) => {
  const object = admitObject(value);
  if (object === undefined) return true;
  for (const name in object) if (object[name] !== undefined && !each(object[name], name)) return false;
  return true;
};

export const itemsOf: Members = (value, each) => {
  if (!Array.isArray(value)) return true;
  for (let index = 0; index < value.length; index++) if (!each(value[index], index)) return false;
  return true;
};

/**
 * The keyword itself: after everything else in its schema accepts, the members that nothing evaluated are asked of its
 * subschema.
 *
 * @param outer whether an outer keyword looks on as well, for which each of these members is evaluated from here on
 */
export function unevaluatedBody(members: Members, before: Check, child: Check, outer: boolean): Check {
  return (value, key) => {
    const mark = run.evaluated.length;
    const accepted =
      before(value, key) && members(value, (item, name) => isEvaluated(value, name, mark) || child(item, name));
    run.evaluated.length = mark;
    if (accepted && outer) run.evaluated.push(value, members === itemsOf ? allItems : allProperties);
    return accepted;
  };
}
