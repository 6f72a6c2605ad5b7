import type { ValueCount } from './value-count.js';

/**
 * The state of the check that is under way. JavaScript runs one check at a time, so the state is one object; a check
 * started inside another (by a custom format, say) is bracketed by {@link begin} and {@link end}.
 *
 * A limit that was met wins over every keyword: under `not` or `anyOf` a mere "false" would turn into an acceptance,
 * so it is remembered here and asked for once, at the root. So is it that a check trusts `Object.prototype` to have none
 * but its own members, and it has others.
 */
export type Trip = '' | 'depth' | 'steps' | 'match' | 'prototype';

interface State {
  isUnderWay: boolean;
  /** The limit that was met, or ''. */
  trip: Trip;
  /** What is checked; its values are counted only when steps run out. */
  data: unknown;
  /** The counting of its values, from when it is first asked for. */
  values: ValueCount | undefined;
  /** Levels of data below the root, counted only where a schema recurs. */
  depth: number;
  maxDepth: number;
  /** Steps left, counted down only where a schema recurs or is shared. */
  steps: number;
  /** Steps granted so far: twice as many each time they run out. */
  granted: number;
  maxSteps: number;
  /** Whether values turned out to be met again and again, so that answers are worth remembering. */
  remembers: boolean;
  /** Whether a number was met, where an integer is asked for, that is not in its canonical form. */
  uncanonical: boolean;
  /** The length of the log at the beginning. */
  mark: number;
}

interface Run extends State {
  /** Tells this run from every other, so that nothing remembered in one serves another. */
  serial: number;
  /** Pairs of a value and what was evaluated of it, for the keywords `unevaluated…`. */
  readonly evaluated: unknown[];
}

/** Steps before the values are counted. */
const FIRST_STEPS = 4_096;

export const run: Run = {
  isUnderWay: false,
  trip: '',
  data: undefined,
  values: undefined,
  depth: 0,
  maxDepth: 0,
  steps: 0,
  granted: 0,
  maxSteps: 0,
  remembers: false,
  uncanonical: false,
  mark: 0,
  serial: 0,
  evaluated: [],
};

let lastSerial = 0;

/** Remembers that a limit was met; the first one stays. Answers false, so that a check can return it. */
export function trip(limit: Exclude<Trip, ''>): false {
  if (run.trip === '') run.trip = limit;
  return false;
}

/** Remembers that an integer was met that casting would change (-0, a bigint, a big decimal). Answers true. */
export function noteUncanonical(): true {
  run.uncanonical = true;
  return true;
}

/** What {@link begin} found and {@link end} puts back. */
export interface Outer {
  /** Undefined where no run was under way. */
  readonly state: Readonly<State> | undefined;
  /** Of a check that keeps no other state, and so has no run of its own. */
  readonly trip: Trip;
  readonly uncanonical: boolean;
}

/** Starts a check of some data under the limits. */
export function begin(data: unknown, maxDepth: number, maxSteps: number): Outer {
  const { isUnderWay, trip, uncanonical } = run;
  const outer: Outer = { state: isUnderWay ? { ...run } : undefined, trip, uncanonical };
  run.isUnderWay = true;
  run.data = data;
  run.values = undefined;
  run.maxDepth = maxDepth;
  run.maxSteps = maxSteps;
  run.mark = run.evaluated.length;
  restart();
  return outer;
}

/** Gives the check that is under way its whole budget again, for a second look at the same data. */
export function restart(): void {
  run.serial = ++lastSerial;
  run.trip = '';
  run.depth = 0;
  run.steps = FIRST_STEPS;
  run.granted = FIRST_STEPS;
  run.remembers = false;
  run.uncanonical = false;
  forgetEvaluated();
}

/** Sets the log back to its length at the beginning. Setting a length costs far more than asking whether it differs. */
function forgetEvaluated(): void {
  if (run.evaluated.length !== run.mark) run.evaluated.length = run.mark;
}

/** Ends a check: the state is what it was before {@link begin}, and nothing of the data is held. */
export function end({ state, trip, uncanonical }: Outer): void {
  forgetEvaluated();
  if (state !== undefined) {
    Object.assign(run, state);
    return;
  }
  run.isUnderWay = false;
  run.trip = trip;
  run.uncanonical = uncanonical;
  run.data = undefined;
  run.values = undefined;
}

/** Does something that runs checks of some data under the limits. */
export function withinRun<Result>(
  data: unknown,
  { depth, steps }: { readonly depth: number; readonly steps: number },
  action: () => Result,
): Result {
  const outer = begin(data, depth, steps);
  try {
    return action();
  } finally {
    end(outer);
  }
}
