import { OBJECT } from '../json/kind.js';
import { plansOf } from './in-place.js';
import type { ObjectPart, Plan } from './plan.js';
import { isBranching } from './sharing.js';
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
    if ((plan.kinds & kind) !== 0) walks += ownWalks(plan, kind);
    if (walks > 1) return true;
    for (const below of explainedWith(plan, kind)) met.add(below);
  }
  return false;
}

/**
 * The subschemas that are asked with a plan why they refuse a value of that kind: all but those that only decide, and
 * but branches for other kinds. A wrong type doesn't keep them from being asked.
 */
function explainedWith({ inPlace, conditional }: Plan, kind: number): readonly Plan[] {
  const found = inPlace.flatMap((applicator) => {
    if (applicator.kind === 'not') return [];
    const below = plansOf(applicator);
    const isUnion = applicator.kind === 'any' || applicator.kind === 'one';
    return isUnion ? below.filter((branch) => (kindsOf(branch) & kind) !== 0) : below;
  });
  if (conditional?.then !== undefined) found.push(conditional.then);
  if (conditional?.otherwise !== undefined) found.push(conditional.otherwise);
  return found;
}

/** Whether an object's members are looked at. */
export function looksAtProperties(part: ObjectPart): boolean {
  return part.properties.size > 0 || part.patterns.length > 0 || part.additional !== undefined;
}

/** Whether a plan asks nothing of the members of a value, by itself or by other subschemas. */
export function refusesNoMember(plan: Plan): boolean {
  const { object, unevaluatedProperties, unevaluatedItems } = plan;
  if (object !== undefined && looksAtProperties(object)) return false;
  return !isBranching({ ...plan, object: undefined }) && (unevaluatedProperties ?? unevaluatedItems) === undefined;
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

/** The plan of an object with names that are required of it elsewhere. Where nothing is asked of properties, the plan itself. */
export function requiring(plan: Plan, names: readonly string[]): Plan {
  const { object } = plan;
  if (object === undefined || names.length === 0) return plan;
  return { ...plan, object: { ...object, required: [...object.required, ...names] } };
}
