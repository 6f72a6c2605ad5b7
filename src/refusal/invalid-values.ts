import type { UnknownKeysFacts, ValuesFacts } from './facts.js';
import type { Refused } from './refusal.js';

/** Refuses keys that nothing declares. */
export function unknownParams(facts: UnknownKeysFacts): Refused {
  throw new Error(`not built yet: ${String(facts.count)}`);
}

/** Refuses values that do not match the schema. */
export function invalidValues(facts: ValuesFacts): Refused {
  throw new Error(`not built yet: ${String(facts.count)}`);
}

/** Refuses a handler's result that does not match the output schema. */
export function invalidResult(facts: ValuesFacts): Refused {
  throw new Error(`not built yet: ${String(facts.count)}`);
}
