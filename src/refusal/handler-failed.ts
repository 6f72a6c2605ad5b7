import { BOUNDS } from '../problem/bounds.js';
import { boundText } from '../problem/escape.js';
import { actionOf, helpOf } from './describe.js';
import type { HandlerFacts } from './facts.js';
import { fingerprint } from './fingerprint.js';
import { handlerFailedMessage } from './message.js';
import type { Refused } from './refusal.js';

/** Answers for a handler that threw, or that is not there. */
export function handlerFailed(facts: HandlerFacts): Refused {
  const { subject, exception, message } = facts;
  return {
    ok: false,
    refusal: {
      error: 'handler_failed',
      message: handlerFailedMessage(subject, exception),
      ...(exception === undefined ? {} : { exception }),
      ...(message === undefined ? {} : { exception_message: boundText(message, BOUNDS.problem) }),
      ...actionOf(subject),
      ...helpOf(subject),
    },
    fingerprint: fingerprint('handler_failed', subject.tool, subject.action ?? '', [exception ?? '']),
  };
}
