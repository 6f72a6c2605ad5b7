import { run, trip } from '../limit/run.js';
import type { Check } from './check.js';

/** Steps that are free before the run asks how many values there are. */
export const FREE_STEPS = 4_096;

/** Steps that each value met adds to the budget. */
const STEPS_A_VALUE = 64;

/** Steps a value may cost on the average before results are remembered: more means that values are met again. */
const REMEMBER_AFTER = 8;

/** Counts the values of some data, but no more than `most` and no deeper than `depth`. */
function countValues(value: unknown, most: number, depth: number): number {
  if (typeof value !== 'object' || value === null || depth === 0) return 1;
  let count = 1;
  for (const item of Object.values(value)) {
    if (count >= most) break;
    count += countValues(item, most - count, depth - 1);
  }
  return count;
}

/** Grants more steps, or answers false where the budget is used up. */
function grant(): boolean {
  const values = (run.values ??= countValues(run.data, 1e7, run.maxDepth));
  run.granted += run.chunk;
  if (run.granted > run.maxSteps + STEPS_A_VALUE * values) return trip('steps');
  run.remembers ||= run.granted > REMEMBER_AFTER * values + FREE_STEPS;
  run.steps = run.chunk;
  run.chunk *= 2;
  return true;
}

/**
 * A subschema that references or unions can revisit: counts its steps, bounds the depth, and, once values are met again
 * and again, remembers what it answered for each object, so that no schema can make the work exponential.
 *
 * @param levels the levels of data that a way round this check goes deeper
 * @param remembers false where the check has an effect beside its answer
 */
export function revisited(check: () => Check, levels: number, remembers: boolean): Check {
  let answers = new Map<unknown, boolean>();
  let answersOf = -1;
  return (value, key) => {
    if (--run.steps < 0 && !grant()) return false;
    if (run.depth + levels > run.maxDepth) return trip('depth');
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
