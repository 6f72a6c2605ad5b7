import { OBJECT } from '../json/kind.js';
import { inPlacePlans } from './in-place.js';
import type { Plan } from './plan.js';
import { kindsOf } from './union.js';

/** Whether a plan looks at the members of a value of that kind by itself, and whether one member may meet it twice. */
function ownWalks({ object, array, ...plan }: Plan, kind: number): number {
  if (kind !== OBJECT) return (array === undefined ? 0 : 1) + (plan.unevaluatedItems === undefined ? 0 : 1);
  const unevaluated = plan.unevaluatedProperties === undefined ? 0 : 1;
  if (object === undefined) return unevaluated;
  const twice = object.patterns.length > 1 || (object.patterns.length > 0 && object.properties.size > 0);
  return unevaluated + (twice ? 2 : 1);
}

/**
 * Whether several subschemas look at the members of one value, so that one member may be found wrong twice.
 *
 * @param kind the value's kind, an array or an object
 */
export function walksTwice(plans: readonly Plan[], kind: number): boolean {
  let walks = 0;
  const met = new Set<Plan>(plans);
  for (const plan of met) {
    if ((kindsOf(plan) & kind) === 0) continue;
    walks += ownWalks(plan, kind);
    if (walks > 1) return true;
    for (const { plan: below } of inPlacePlans(plan)) met.add(below);
  }
  return false;
}

/** The names that an object must have for a plan, its own and those of the plans that always apply with it. */
export function requiredBy(plan: Plan): ReadonlySet<string> {
  const names = new Set<string>();
  const met = new Set<Plan>([plan]);
  for (const { object, inPlace } of met) {
    for (const name of object?.required ?? []) names.add(name);
    for (const applicator of inPlace) {
      if (applicator.kind === 'all') for (const below of applicator.plans) met.add(below);
    }
  }
  return names;
}
