import { inPlacePlans } from './in-place.js';
import type { Plan } from './plan.js';

/** The subschemas of a plan that apply to other values: members of the value. */
export function childPlans(plan: Plan): readonly Plan[] {
  const { object, array } = plan;
  const found: Plan[] = [];
  if (object !== undefined) {
    found.push(...object.properties.values(), ...object.patterns.map((pattern) => pattern.plan));
    if (object.additional !== undefined) found.push(object.additional.plan);
    if (object.names !== undefined) found.push(object.names.plan);
  }
  if (array !== undefined) {
    found.push(...array.prefix);
    if (array.rest !== undefined) found.push(array.rest.plan);
    if (array.contains !== undefined) found.push(array.contains.plan);
  }
  if (plan.unevaluatedProperties !== undefined) found.push(plan.unevaluatedProperties.plan);
  if (plan.unevaluatedItems !== undefined) found.push(plan.unevaluatedItems.plan);
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
    for (const { plan: below } of inPlacePlans(plan)) found.add(below);
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

/** Finds the plans that can be visited more than once, among those that can multiply work. */
export function findSharing(plans: ReadonlySet<Plan>): Sharing {
  const seen = new Set<Plan>();
  const shared = new Set<Plan>();
  const roots = new Set<Plan>();
  for (const plan of plans) {
    const children = childPlans(plan);
    for (const child of children) roots.add(child);
    for (const below of [...new Set([...children, ...inPlacePlans(plan).map((way) => way.plan)])]) {
      if (seen.has(below) && isBranching(below)) shared.add(below);
      seen.add(below);
    }
  }
  const repeated = new Set<Plan>();
  const [root] = plans;
  for (const start of root === undefined ? roots : roots.add(root)) findRepeated(start, repeated);
  return { shared, repeated };
}

function findRepeated(start: Plan, repeated: Set<Plan>): void {
  if (start.inPlace.length === 0 && start.conditional === undefined) return;
  const met = new Set<Plan>([start]);
  for (const plan of met) {
    for (const { plan: below } of inPlacePlans(plan)) {
      if (met.has(below) && isBranching(below)) repeated.add(below);
      met.add(below);
    }
  }
}
