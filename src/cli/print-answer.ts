import type { Outcome } from '../gate/outcome.js';
import { escapeHidden } from '../problem/escape.js';
import type { KeyEntry, Refusal, ValueEntry } from '../refusal/refusal.js';
import { placeText } from './place.js';
import type { Place } from './values.js';

/** The answer to a call for people: a line that says which call and what became of it, then why it was refused. */
export function answerText(place: Place, outcome: Outcome): string {
  const where = placeText(place);
  if (outcome.ok) {
    const action = outcome.action === undefined ? '' : ` ${outcome.action}`;
    return `${where}: passed (${escapeHidden(outcome.tool + action)})\n`;
  }
  const { refusal } = outcome;
  return [`${where}: refused, ${refusal.error}`, ...refusalLines(refusal), ''].join('\n');
}

/** The answer to a call for machines, on one line. It holds no data of the call. */
export function answerJson(place: Place, outcome: Outcome): string {
  const answer = outcome.ok
    ? { ok: true, tool: outcome.tool, action: outcome.action }
    : { ok: false, refusal: outcome.refusal, fingerprint: outcome.fingerprint };
  return `${JSON.stringify({ ...place, ...answer })}\n`;
}

/** A line for each entry; where there are none, the message and the names that there are. */
function refusalLines(refusal: Refusal): string[] {
  if ('valid_tools' in refusal) return [`  ${refusal.message}`, namesLine('tools', refusal.valid_tools, refusal.more)];
  if ('valid_actions' in refusal) {
    return [`  ${refusal.message}`, namesLine('actions', refusal.valid_actions, refusal.more)];
  }
  if (!('entries' in refusal)) return [`  ${refusal.message}`];
  const lines = refusal.entries.map((entry: KeyEntry | ValueEntry) => `  ${entry.path}: ${notes(entry)}`);
  const more = refusal.count - lines.length;
  return more > 0 ? [...lines, `  and ${more} more`] : lines;
}

function namesLine(what: string, names: readonly string[], more = 0): string {
  return `  valid ${what}: ${escapeHidden(names.join(', '))}${more > 0 ? ` and ${more} more` : ''}`;
}

function notes(entry: KeyEntry | ValueEntry): string {
  if ('problems' in entry) return entry.problems.join('; ');
  if (entry.hint !== undefined) return `key is not known here: ${entry.hint}`;
  const near = entry.nearest === undefined ? '' : `: did you mean '${escapeHidden(entry.nearest)}'?`;
  return `key is not known here${near}`;
}
