import { has } from '../json/own.js';
import { admitObject } from '../json/admit.js';
import { run } from '../limit/run.js';
import { always, type Check } from './check.js';

/** `not`. A limit met inside is remembered by the run, so that a mere "false" can't pass for an acceptance. */
export function notBody(check: Check): Check {
  return (value, key) => !check(value, key) && run.trip === '';
}

/** At least one; every branch is asked, for what it notes. */
export function everyBranchBody(branches: readonly Check[]): Check {
  return (value, key) => {
    let accepted = false;
    for (const branch of branches) if (branch(value, key)) accepted = true;
    return accepted;
  };
}

/** Exactly one. */
export function oneBody(branches: readonly Check[]): Check {
  return (value, key) => {
    let accepted = false;
    for (const branch of branches) {
      if (!branch(value, key)) continue;
      if (accepted) return false;
      accepted = true;
    }
    return accepted;
  };
}

/** `if`: what the test decides comes after it. */
export function ifBody(test: Check, then: Check = always, otherwise: Check = always): Check {
  return (value, key) => (test(value, key) ? then(value, key) : otherwise(value, key));
}

/** Where the object has the property. */
export function whenBody(property: string, check: Check): Check {
  return (value, key) => {
    const object = admitObject(value);
    return object === undefined || !has(object, property) || check(value, key);
  };
}

/** The value of an object's tag: undefined where the object, or the tag, is not there. */
export function tagOf(value: unknown, name: string): unknown {
  const object = admitObject(value);
  return object !== undefined && has(object, name) ? object[name] : undefined;
}

/**
 * A union whose tag decides: objects go to the branches that their tag leaves, other values to the branches for them.
 *
 * @param byTag the check of the branches that each value of the tag leaves
 */
export function taggedBody(name: string, byTag: ReadonlyMap<unknown, Check>, others: Check): Check {
  return (value, key) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return others(value, key);
    const check = byTag.get(tagOf(value, name));
    return check !== undefined ? check(value, key) : others(value, key);
  };
}
