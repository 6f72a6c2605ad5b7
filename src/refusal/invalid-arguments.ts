import type { TypeName } from '../json/kind.js';
import type { Facts } from '../problem/cause.js';
import { problemText } from '../problem/text.js';
import { actionOf, helpOf } from './describe.js';
import type { ArgumentsFacts, MalformedFacts } from './facts.js';
import { fingerprint } from './fingerprint.js';
import { helpPointer } from './help-pointer.js';
import { invalidArgumentsMessage, malformedMessage } from './message.js';
import type { Refused } from './refusal.js';

/** Refuses a text that was not read as JSON; tells where, and nothing of what stands there. */
export function malformedJson(facts: MalformedFacts): Refused {
  const { tool, reason, line, column } = facts;
  return {
    ok: false,
    refusal: {
      error: 'malformed_json',
      message: malformedMessage(reason, line, column),
      line,
      column,
      ...(facts.help ? { help: helpPointer(tool) } : {}),
    },
    fingerprint: fingerprint('malformed_json', tool ?? '', '', [reason]),
  };
}

/** Refuses arguments, an action or data of the wrong type. */
export function invalidArguments({ subject, place, got }: ArgumentsFacts): Refused {
  const expected: TypeName = place === 'action' ? 'string' : 'object';
  const facts: Facts =
    got === undefined
      ? { keyword: 'json' }
      : {
          keyword: 'type',
          expected: [expected],
          got,
          habit: expected === 'object' && got === 'string' ? 'text-for-object' : undefined,
        };
  return {
    ok: false,
    refusal: {
      error: 'invalid_arguments',
      message: invalidArgumentsMessage(place, problemText(facts)),
      expected,
      ...(got === undefined ? {} : { got }),
      ...actionOf(subject),
      ...helpOf(subject),
    },
    fingerprint: fingerprint('invalid_arguments', subject.tool, subject.action ?? '', [place]),
  };
}
