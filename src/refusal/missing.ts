import type { MissingFieldsFacts, MissingGroupFacts } from './facts.js';
import type { Refused } from './refusal.js';

/** Refuses data that lacks required properties. */
export function missingRequiredFields(facts: MissingFieldsFacts): Refused {
  throw new Error(`not built yet: ${String(facts.missing.length)}`);
}

/** Refuses data that has no property of a group. */
export function missingRequiredGroup(facts: MissingGroupFacts): Refused {
  throw new Error(`not built yet: ${String(facts.groups.length)}`);
}
