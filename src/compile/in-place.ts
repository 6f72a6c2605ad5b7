import type { Plan } from '../plan/plan.js';
import { inPlacePlans } from '../plan/in-place.js';
import { faultText } from '../problem/fault-text.js';
import type { Findings } from '../problem/fault.js';

/**
 * Tells the references that loop back without stepping into the data (2020-12, core, section 9.4.1), and subschemas
 * that put more than the limit of in-place steps on one value. Both would make a single value recur without end.
 *
 * @param plans every plan of a root
 */
export function checkInPlace(plans: Iterable<Plan>, limit: number, found: Findings): void {
  /** The longest way below a plan; -1 while it is being walked. */
  const heights = new Map<Plan, number>();

  function heightOf(plan: Plan, depth: number): number {
    const known = heights.get(plan);
    if (known !== undefined && known >= 0) return known;
    if (known !== undefined) {
      found.fault(plan.pointer, faultText.loop());
      return 0;
    }
    if (depth > limit) {
      found.fault('', faultText.tooManyInPlace(limit));
      return 0;
    }
    heights.set(plan, -1);
    let height = 0;
    for (const below of inPlacePlans(plan)) height = Math.max(height, 1 + heightOf(below, depth + 1));
    heights.set(plan, height);
    if (height > limit) found.fault('', faultText.tooManyInPlace(limit));
    return height;
  }

  for (const plan of plans) heightOf(plan, 0);
}
