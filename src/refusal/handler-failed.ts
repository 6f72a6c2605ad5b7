import type { HandlerFacts } from './facts.js';
import type { Refused } from './refusal.js';

/** Answers for a handler that threw, or that is not there. */
export function handlerFailed(facts: HandlerFacts): Refused {
  throw new Error(`not built yet: ${String(facts.message)}`);
}
