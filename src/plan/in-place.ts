import type { SchemaText } from '../problem/schema-text.js';
import type { Applicator, Plan } from './plan.js';

/** A subschema that applies to the same value as another, by the keyword at the pointer. */
export interface InPlace {
  readonly plan: Plan;
  readonly pointer: SchemaText;
}

/** The plans of one combinator. */
export function plansOf(applicator: Applicator): readonly Plan[] {
  return 'plans' in applicator ? applicator.plans : [applicator.plan];
}

/** Every subschema that applies to the same value as the plan itself. */
export function inPlacePlans(plan: Plan): readonly InPlace[] {
  const { inPlace, conditional } = plan;
  if (inPlace.length === 0 && conditional === undefined) return [];
  const found: InPlace[] = inPlace.flatMap((applicator) =>
    plansOf(applicator).map((below) => ({ plan: below, pointer: applicator.pointer })),
  );
  if (conditional?.test !== undefined) {
    for (const below of [conditional.test, conditional.then, conditional.otherwise]) {
      if (below !== undefined) found.push({ plan: below, pointer: plan.pointer });
    }
  }
  return found;
}
