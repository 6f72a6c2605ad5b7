import { inPlacePlans } from './in-place.js';
import type { Plan } from './plan.js';

/** The subschemas of a plan that apply to other values: members of the value. */
export function childPlans({ object, array, unevaluatedProperties, unevaluatedItems }: Plan): readonly Plan[] {
  const found: Plan[] = [];
  if (object !== undefined) {
    for (const plan of object.properties.values()) found.push(plan);
    for (const { plan } of object.patterns) found.push(plan);
    if (object.additional !== undefined) found.push(object.additional.plan);
    if (object.names !== undefined) found.push(object.names.plan);
  }
  if (array !== undefined) {
    for (const plan of array.prefix) found.push(plan);
    if (array.rest !== undefined) found.push(array.rest.plan);
    if (array.contains !== undefined) found.push(array.contains.plan);
  }
  if (unevaluatedProperties !== undefined) found.push(unevaluatedProperties.plan);
  if (unevaluatedItems !== undefined) found.push(unevaluatedItems.plan);
  return found;
}

/** Whether a plan looks inside its value or asks other subschemas about it: only such a one can multiply work. */
export function isBranching(plan: Plan): boolean {
  return (
    plan.inPlace.length > 0 || plan.conditional !== undefined || plan.object !== undefined || plan.array !== undefined
  );
}

/** Every plan that can be reached, the root's own first. */
export function reachable(root: Plan): ReadonlySet<Plan> {
  const found = new Set<Plan>([root]);
  for (const plan of found) {
    for (const child of childPlans(plan)) found.add(child);
    for (const below of inPlacePlans(plan)) found.add(below);
  }
  return found;
}

/** What of a root's plans more than one way leads to. */
export interface Sharing {
  /** Reached from two plans or more: the same value may come to it again. */
  readonly shared: ReadonlySet<Plan>;
  /** Reached by two in-place ways of one value: the same value does come to it again. */
  readonly repeated: ReadonlySet<Plan>;
}

/** What plans without references share. */
export const nothingShared: Sharing = { shared: new Set(), repeated: new Set() };

/**
 * How many in-place ways are followed for each plan there is, to tell exactly which ones meet again for one value. The
 * work of a schema stays linear; in what is left, each plan that two ways lead to counts as repeated, whose last answer
 * is then kept for nothing.
 */
const WAYS_OF_EACH = 64;

/** Finds the plans that can be visited more than once, among those that can multiply work. */
export function findSharing(plans: ReadonlySet<Plan>): Sharing {
  const seen = new Set<Plan>();
  const shared = new Set<Plan>();
  const [root] = plans;
  const starts = new Set<Plan>(root && [root]);
  for (const plan of plans) {
    const children = childPlans(plan);
    for (const child of children) starts.add(child);
    for (const below of new Set([...children, ...inPlacePlans(plan)])) {
      if (seen.has(below) && isBranching(below)) shared.add(below);
      seen.add(below);
    }
  }
  return { shared, repeated: shared.size === 0 ? shared : findRepeated(starts, plans) };
}

/** @param starts the plans that a value comes to first */
function findRepeated(starts: Iterable<Plan>, plans: ReadonlySet<Plan>): ReadonlySet<Plan> {
  const repeated = new Set<Plan>();
  const followed = new Set<Plan>();
  let ways = WAYS_OF_EACH * plans.size;

  function follow(from: Iterable<Plan>, met: Set<Plan>): void {
    for (const plan of from) {
      for (const below of inPlacePlans(plan)) {
        ways--;
        if (met.has(below) && isBranching(below)) repeated.add(below);
        met.add(below);
      }
      if (ways < 0) return;
    }
  }

  for (const start of starts) {
    const fork = firstFork(start);
    if (followed.has(fork)) continue;
    followed.add(fork);
    const met = new Set([fork]);
    follow(met, met);
    if (ways < 0) break;
  }
  if (ways < 0) {
    ways = Infinity;
    follow(plans, new Set());
  }
  return repeated;
}

/** Where the in-place ways of a plan part: many references to one subschema are followed from there as one. */
function firstFork(plan: Plan): Plan {
  for (let below = inPlacePlans(plan); below.length === 1; below = inPlacePlans(plan)) plan = below[0]!;
  return plan;
}
