import type { Applicator, Plan } from './plan.js';

/** The plans of one combinator. */
export function plansOf(applicator: Applicator): readonly Plan[] {
  return 'plans' in applicator ? applicator.plans : [applicator.plan];
}

/** Every subschema that applies to the same value as the plan itself. */
export function inPlacePlans({ inPlace, conditional }: Plan): readonly Plan[] {
  const [first, second] = inPlace;
  const found = second === undefined ? (first === undefined ? NONE : plansOf(first)) : inPlace.flatMap(plansOf);
  if (conditional?.test === undefined) return found;
  const { test, then, otherwise } = conditional;
  return [...found, test, then, otherwise].filter((below) => below !== undefined);
}

const NONE: readonly Plan[] = [];
