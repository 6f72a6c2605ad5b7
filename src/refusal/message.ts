import { JsonSyntaxError, type JsonSyntaxReason } from '../json/syntax-error.js';
import { BOUNDS, characters } from '../problem/bounds.js';
import { boundText } from '../problem/escape.js';
import { listNames } from '../problem/list.js';
import type { Quoted } from '../problem/quoted.js';
import type { SchemaText } from '../problem/schema-text.js';
import { moreProblems, type ProblemText } from '../problem/text.js';
import type { ClassName } from './class-name.js';
import type { Subject } from './facts.js';

/** What to do with a key that stands beside the data it belongs into. */
export const INSIDE_DATA = 'put it inside data';

/** A declared name in a message. */
function named(name: SchemaText): string {
  return `'${boundText(name, BOUNDS.name)}'`;
}

/** "action 'create'", or the tool itself where it has no actions. */
function whose(subject: Subject): string {
  return subject.action === undefined ? `tool ${named(subject.tool)}` : `action ${named(subject.action)}`;
}

/** "the data for action 'create'". */
function dataOf(subject: Subject): string {
  return `${subject.action === undefined ? 'the arguments' : 'the data'} for ${whose(subject)}`;
}

/** What a message tells of an entry: its path, and its notes. */
export interface Told {
  readonly path: string;
  readonly notes: readonly string[];
  /** Notes that the entry leaves out. */
  readonly omitted: number;
}

/** An entry with the first of its notes, and how many others there are. */
function tell(entry: Told, shown: number): string {
  const omitted = entry.omitted + entry.notes.length - shown;
  const notes = entry.notes.slice(0, shown);
  if (omitted > 0) notes.push(moreProblems(omitted));
  return notes.length === 0 ? entry.path : `${entry.path}: ${notes.join('; ')}`;
}

/** A head with the entries that fit behind it, whole, then how many more paths there are. */
function withEntries(head: string, entries: readonly Told[], count: number): string {
  let message = head;
  let room = BOUNDS.message - characters(head) - characters(` | and ${count} more`);
  let shown = 0;
  for (const entry of entries) {
    let text = (shown === 0 ? ' ' : ' | ') + tell(entry, entry.notes.length);
    // Only the first entry is told in part: a message that names no place would not help.
    for (let notes = entry.notes.length - 1; shown === 0 && notes > 0 && characters(text) > room; notes--) {
      text = ` ${tell(entry, notes)}`;
    }
    if (characters(text) > room) break;
    message += text;
    room -= characters(text);
    shown++;
  }
  return count > shown ? `${message} | ${moreProblems(count - shown)}` : message;
}

/** "Did you mean", where something is near. */
function didYouMean(near: SchemaText | undefined): string {
  return near === undefined ? '' : ` Did you mean ${named(near)}?`;
}

export function unknownToolMessage(sent: Quoted | undefined, near: SchemaText | undefined): string {
  return (sent === undefined ? 'There is no tool of that name.' : `There is no tool ${sent}.`) + didYouMean(near);
}

export function missingActionMessage(subject: Subject): string {
  return `'action' is missing: it must name one of the actions of tool ${named(subject.tool)}.`;
}

export function unknownActionMessage(subject: Subject, sent: Quoted | undefined, near: SchemaText | undefined): string {
  const missing = sent === undefined ? 'no action of that name' : `no action ${sent}`;
  return `Tool ${named(subject.tool)} has ${missing}.${didYouMean(near)}`;
}

/** The reader's own sentence, made anew from the code of its reason: no text of an error object gets into a message. */
export function malformedMessage(reason: JsonSyntaxReason, line: number, column: number): string {
  return `The arguments could not be read. ${new JsonSyntaxError(reason, { line, column }).message}.`;
}

export function invalidArgumentsMessage(place: 'arguments' | 'action' | 'data', problem: ProblemText): string {
  return `${place === 'action' ? 'arguments.action' : place}: ${problem}`;
}

/** Missing names with the sent keys that may be meant for them: `similar` holds a spelled path for a declared name. */
export function missingFieldsMessage(
  subject: Subject,
  missing: readonly SchemaText[],
  similar: readonly (readonly [name: SchemaText, path: string])[],
): string {
  const lead = `${dataOf(subject)} ${subject.action === undefined ? 'lack' : 'lacks'} the required ${missing.length === 1 ? 'property' : 'properties'} `;
  const names = listNames(missing, BOUNDS.message - characters(lead) - 1);
  let message = sentenceCase(`${lead}${names}.`);
  for (const [name, path] of similar) {
    const text = ` Is ${path} meant to be ${named(name)}?`;
    if (characters(message) + characters(text) <= BOUNDS.message) message += text;
  }
  return message;
}

export function missingGroupMessage(subject: Subject, groups: readonly (readonly SchemaText[])[]): string {
  let message = `${dataOf(subject)} ${subject.action === undefined ? 'need' : 'needs'} `;
  let shown = 0;
  for (const names of groups) {
    const frame = `${shown === 0 ? '' : ', and '}at least one of `;
    // The last characters are kept for what tells how many groups are left out.
    const room = BOUNDS.message - characters(message + frame) - characters(`, and of ${groups.length} more groups.`);
    if (room < BOUNDS.key * 2) break;
    message += frame + listNames(names, room, 'or');
    shown++;
  }
  const more = groups.length - shown;
  const ending = more === 0 ? '.' : `, and of ${more} more ${more === 1 ? 'group' : 'groups'}.`;
  return sentenceCase(message + ending);
}

/** A sentence begins with a capital letter. */
function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function unknownKeysMessage(
  subject: Subject,
  root: 'arguments' | 'data',
  entries: readonly Told[],
  count: number,
): string {
  const where = root === 'data' ? dataOf(subject) : `the arguments for ${whose(subject)}`;
  const head = count === 1 ? `1 key in ${where} is not declared.` : `${count} keys in ${where} are not declared.`;
  return withEntries(head, entries, count);
}

/** What is told of an unknown key that is near a declared one. */
export function nearKeyNote(near: SchemaText): string {
  return `did you mean ${named(near)}?`;
}

/** What is told of an unknown key alone, with the declared one that is near it or with what to do about it. */
export function undeclaredKeyNote(near: SchemaText | undefined, hint: string | undefined): string {
  const advice = hint ?? (near === undefined ? undefined : nearKeyNote(near));
  return advice === undefined ? 'key is not declared' : `key is not declared: ${advice}`;
}

export function invalidValuesMessage(subject: Subject, entries: readonly Told[], count: number): string {
  const where = dataOf(subject);
  const head =
    count === 1
      ? `1 value in ${where} does not match its schema.`
      : `${count} values in ${where} do not match its schema.`;
  return withEntries(head, entries, count);
}

export function invalidResultMessage(subject: Subject, entries: readonly Told[], count: number): string {
  const where = `the result of ${whose(subject)}`;
  const head =
    count === 1
      ? `1 value in ${where} does not match the output schema.`
      : `${count} values in ${where} do not match the output schema.`;
  return withEntries(head, entries, count);
}

export function handlerFailedMessage(subject: Subject, exception: ClassName | undefined): string {
  const who = whose(subject);
  return exception === undefined
    ? sentenceCase(`${who} has no handler.`)
    : `The handler of ${who} failed with ${exception}.`;
}
