import { BOUNDS } from '../problem/bounds.js';
import type { EntryFacts } from '../problem/entry.js';
import { compareText } from '../problem/order.js';
import type { SchemaText } from '../problem/schema-text.js';
import { moreProblems, problemText } from '../problem/text.js';
import { undeclaredKeyNote } from '../refusal/message.js';
import type { KeyEntry, Refusal } from '../refusal/refusal.js';
import { issuePath, type Place } from './path.js';
import type { StandardIssue } from './standard.js';

/** An entry of a verdict or a refusal, with its facts. */
type Entry = EntryFacts & Place;

/** One issue for each problem of each entry; at most ten for one entry, as in an answer, then one that counts the rest. */
export function issuesOfEntries(entries: readonly Entry[], root: readonly string[] = []): StandardIssue[] {
  return entries.flatMap((entry) => {
    const path = [...root, ...issuePath(entry)];
    const texts: string[] = [...new Set(entry.causes.map(problemText))].sort(compareText);
    const told = texts.slice(0, BOUNDS.problems);
    if (texts.length > told.length) told.push(moreProblems(texts.length - told.length));
    return told.map((message) => ({ message, path }));
  });
}

/** The issues of a refused call: those of its values, keys or missing properties, or one for the call as a whole. */
export function issuesOfRefusal(refusal: Refusal): StandardIssue[] {
  const data = 'action' in refusal ? ['data'] : [];
  switch (refusal.error) {
    case 'invalid_values':
      return issuesOfEntries(refusal.entries, data);
    case 'unknown_params':
      return refusal.entries.map((entry) => ({
        message: noteOf(entry),
        path: [...rootOf(entry, data), ...issuePath(entry)],
      }));
    case 'missing_required_fields':
      return refusal.missing.map((name) => ({
        // The names of a refusal's `missing` are the schema's.
        message: problemText({ keyword: 'required', missing: [name as SchemaText] }),
        path: [...data, name],
      }));
    case 'missing_action':
    case 'unknown_action':
      return [{ message: refusal.message, path: ['action'] }];
    case 'invalid_arguments':
      return [{ message: refusal.message, path: refusal.expected === 'string' ? ['action'] : data }];
    default:
      return [{ message: refusal.message, path: data }];
  }
}

/** A key beside `data` is spelled from the arguments on, and is no part of the data. */
function rootOf({ path }: KeyEntry, data: readonly string[]): readonly string[] {
  return path.startsWith('arguments') ? [] : data;
}

function noteOf({ nearest, hint }: KeyEntry): string {
  // The nearest name of an entry is one that the schema declares.
  return undeclaredKeyNote(nearest as SchemaText | undefined, hint);
}
