import { nearest, isNear } from '../problem/near.js';
import { quoted } from '../problem/quoted.js';
import type { ActionFacts, UnknownToolFacts } from './facts.js';
import { fingerprint } from './fingerprint.js';
import { helpPointer } from './help-pointer.js';
import { missingActionMessage, unknownActionMessage, unknownToolMessage } from './message.js';
import { boundNames, moreOf } from './names.js';
import type { Refused } from './refusal.js';

/** The nearest of names that are sorted by nearness, where it is near at all. */
function nearOf<Name extends string>(sent: string, sorted: readonly Name[]): Name | undefined {
  const first = sorted[0];
  return first !== undefined && isNear(sent, first) ? first : undefined;
}

/** Refuses a name that no tool has. */
export function unknownTool(facts: UnknownToolFacts): Refused {
  const sorted = nearest(facts.sent, facts.tools);
  const sent = quoted(facts.sent, facts.keys);
  const message = unknownToolMessage(sent, nearOf(facts.sent, sorted));
  const error = 'unknown_tool';
  const help = facts.help ? { help: helpPointer() } : {};
  const list = boundNames(sorted);
  return {
    ok: false,
    refusal: { error, message, valid_tools: list.names, ...moreOf(list), ...help },
    fingerprint: fingerprint(error, sent ?? '', '', []),
  };
}

/** The answer to an action that was not named, or not well: its `valid_actions` in the order given. */
function refuseAction(
  error: 'missing_action' | 'unknown_action',
  message: string,
  facts: ActionFacts,
  actions: readonly string[],
  sent: string,
): Refused {
  const { tool } = facts.subject;
  const help = facts.subject.help ? { help: helpPointer(tool) } : {};
  const list = boundNames(actions);
  return {
    ok: false,
    refusal: { error, message, valid_actions: list.names, ...moreOf(list), ...help },
    fingerprint: fingerprint(error, tool, sent, []),
  };
}

/** Refuses a call that names no action. */
export function missingAction(facts: ActionFacts): Refused {
  return refuseAction('missing_action', missingActionMessage(facts.subject), facts, facts.actions, '');
}

/** Refuses a name that no action of the tool has. */
export function unknownAction(facts: ActionFacts & { readonly sent: string }): Refused {
  const sorted = nearest(facts.sent, facts.actions);
  const sent = quoted(facts.sent, facts.subject.keys);
  const message = unknownActionMessage(facts.subject, sent, nearOf(facts.sent, sorted));
  return refuseAction('unknown_action', message, facts, sorted, sent ?? '');
}
