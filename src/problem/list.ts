import { BOUNDS, characters } from './bounds.js';
import { boundText, escapeHidden, spelledLength } from './escape.js';

/** A name of the schema's inside a sentence. */
function inQuotes(name: string): string {
  return `'${boundText(name, BOUNDS.key)}'`;
}

/** Whether a list of choices can name them all in `room` characters; looks at no more of them than it takes to tell. */
export function holdsAll(members: readonly string[], room: number): boolean {
  let used = -2;
  for (const member of members) {
    used += spelledLength(member, room) + 2;
    if (used > room) return false;
  }
  return true;
}

/**
 * A list of choices, `"a", "b"`, of at most `room` characters: where not all fit, those that do, in their order, and
 * then ", and N more". The first is always there, cut where it has to be.
 */
export function listChoices(members: readonly string[], room: number): string {
  if (holdsAll(members, room)) return members.map(escapeHidden).join(', ');
  const left = room - characters(`, and ${members.length} more`);
  const shown: string[] = [];
  let used = -2;
  // A member and its separator take three characters at least, so no more than these could be shown.
  for (const member of members.slice(0, Math.ceil(room / 3))) {
    const length = spelledLength(member, left) + 2;
    if (used + length > left) continue;
    shown.push(escapeHidden(member));
    used += length;
  }
  if (shown.length === 0) shown.push(boundText(members[0]!, members.length === 1 ? room : left));
  const more = members.length - shown.length;
  return more === 0 ? shown.join(', ') : `${shown.join(', ')}, and ${more} more`;
}

/**
 * A list of names, `'a', 'b' and 'c'`, of at most `room` characters: where not all fit, the first that do, "and N more".
 *
 * @param conjunction what stands before the last name.
 */
export function listNames(names: readonly string[], room: number, conjunction: 'and' | 'or' = 'and'): string {
  const left = room - characters(` ${conjunction} ${names.length} more`);
  const shown: string[] = [];
  let used = 0;
  for (const name of names) {
    const text = inQuotes(name);
    used += characters(text) + 2;
    if (shown.length > 0 && used > left) break;
    shown.push(text);
  }
  const more = names.length - shown.length;
  if (more > 0) return `${shown.join(', ')} ${conjunction} ${more} more`;
  if (shown.length < 2) return shown.join('');
  return `${shown.slice(0, -1).join(', ')} ${conjunction} ${shown[shown.length - 1]!}`;
}
