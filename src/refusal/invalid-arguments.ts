import type { ArgumentsFacts, MalformedFacts } from './facts.js';
import type { Refused } from './refusal.js';

/** Refuses a text that was not read as JSON. */
export function malformedJson(facts: MalformedFacts): Refused {
  throw new Error(`not built yet: ${facts.reason}`);
}

/** Refuses arguments, an action or data of the wrong type. */
export function invalidArguments(facts: ArgumentsFacts): Refused {
  throw new Error(`not built yet: ${facts.place}`);
}
