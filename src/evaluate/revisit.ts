import { run, trip } from '../limit/run.js';
import { ValueCount } from '../limit/value-count.js';
import type { Check } from './check.js';

/** Steps that each value met adds to the budget. */
const STEPS_A_VALUE = 64;

/** Steps a value may cost on the average before answers are remembered: more means that values are met again. */
const REMEMBER_AFTER = 8;

/**
 * Grants more steps, or answers false where the budget is used up. How many values there are is asked only as far as it
 * decides, so that asking costs no more than the steps taken.
 */
export function grantSteps(): boolean {
  run.values ??= new ValueCount(run.data);
  const values = run.values.upTo(run.granted / REMEMBER_AFTER);
  if (values < run.granted / REMEMBER_AFTER) {
    run.remembers = true;
    if (run.granted > run.maxSteps + STEPS_A_VALUE * values) return trip('steps');
  }
  run.steps = run.granted;
  run.granted *= 2;
  return true;
}

/** A way to a check, in levels of data below where linking began: from where it is entered, to where it was linked. */
export interface Way {
  readonly from: number;
  readonly to: number;
}

/** A check that is entered where it was linked: no level is passed that isn't counted elsewhere. */
export const SAME_LEVEL: Way = { from: 0, to: 0 };

/**
 * A subschema that references or unions can revisit: counts its steps, bounds the depth, and, once values are met again
 * and again, remembers what it answered for each object, so that no schema can make the work exponential.
 *
 * @param way where the check is entered from another level, the levels between are added to the depth of the run
 * @param remembers false where the check has an effect beside its answer
 */
export function revisited(check: () => Check, { from, to }: Way, remembers: boolean): Check {
  const levels = from - to;
  let answers = new Map<unknown, boolean>();
  let answersOf = -1;
  return (value, key) => {
    if (--run.steps < 0 && !grantSteps()) return false;
    if (run.depth + from > run.maxDepth) return trip('depth');
    const remember = run.remembers && remembers && typeof value === 'object';
    if (remember) {
      if (answersOf !== run.serial) {
        answers = new Map();
        answersOf = run.serial;
      }
      const known = answers.get(value);
      if (known !== undefined) return known;
    }
    run.depth += levels;
    const accepted = check()(value, key);
    run.depth -= levels;
    if (remember && run.trip === '') answers.set(value, accepted);
    return accepted;
  };
}

/** A subschema that several in-place ways of one value lead to: its last answer stands while the value is the same. */
export function repeated(check: Check): Check {
  let last: unknown;
  let answer = false;
  let answerOf = -1;
  return (value, key) => {
    if (answerOf === run.serial && Object.is(value, last)) return answer;
    const accepted = check(value, key);
    if (run.trip === '') {
      last = value;
      answer = accepted;
      answerOf = run.serial;
    }
    return accepted;
  };
}
