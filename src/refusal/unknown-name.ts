import type { ActionFacts, UnknownToolFacts } from './facts.js';
import type { Refused } from './refusal.js';

/** Refuses a name that no tool has. */
export function unknownTool(facts: UnknownToolFacts): Refused {
  throw new Error(`not built yet: ${String(facts.tools.length)}`);
}

/** Refuses a call that names no action. */
export function missingAction(facts: ActionFacts): Refused {
  throw new Error(`not built yet: ${String(facts.actions.length)}`);
}

/** Refuses a name that no action of the tool has. */
export function unknownAction(facts: ActionFacts & { readonly sent: string }): Refused {
  throw new Error(`not built yet: ${facts.sent}`);
}
