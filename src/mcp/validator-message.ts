import { BOUNDS, characters, cut } from '../problem/bounds.js';
import type { VerdictEntry } from '../problem/entry.js';
import type { SchemaError } from '../problem/fault.js';

/** What separates the entries of a message. */
const SEPARATOR = ' | ';

/** One line on a refused value: whole entries under the bound of messages, then how many more paths there are. */
export function refusalMessage(entries: readonly VerdictEntry[], count: number): string {
  const parts = entries.map(({ path, problems }) => `${path}: ${problems.join('; ')}`);
  return joined(parts, count);
}

/** One line on a schema that can't be built: its faults, under the bound of messages. */
export function faultMessage({ faults }: SchemaError): string {
  const parts = faults.map(({ pointer, reason }) => `${pointer === '' ? '(root)' : pointer}: ${reason}`);
  return `the schema can't be used: ${joined(parts, parts.length)}`;
}

/** The first part, cut where it is too long alone, and the others that fit whole behind it. */
function joined(parts: readonly string[], count: number): string {
  // Room for the longest ending, and for a head.
  const room = BOUNDS.message - 64;
  let message = cut(parts[0] ?? '', room);
  let told = 1;
  for (const part of parts.slice(1)) {
    const longer = message + SEPARATOR + part;
    if (characters(longer) > room) break;
    message = longer;
    told++;
  }
  return count > told ? `${message}${SEPARATOR}and ${count - told} more` : message;
}
