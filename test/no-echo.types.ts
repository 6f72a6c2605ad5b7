/**
 * What the compiler must refuse: each line below tries to bring something that was sent into an answer. `tsc` reports
 * an unused `@ts-expect-error`, so a line that begins to compile fails the type check. Nothing here ever runs.
 */
import type { Cause, Facts } from '../src/problem/cause.js';
import type { Quoted } from '../src/problem/quoted.js';
import type { Count, SchemaText } from '../src/problem/schema-text.js';
import { problemText, type ProblemText } from '../src/problem/text.js';
import type { ClassName } from '../src/refusal/class-name.js';
import type { HandlerFacts, MissingFieldsFacts, Subject, UnknownKey } from '../src/refusal/facts.js';
import {
  invalidArgumentsMessage,
  malformedMessage,
  nearKeyNote,
  unknownActionMessage,
  unknownToolMessage,
} from '../src/refusal/message.js';

declare const sent: string;
declare const sentKey: keyof Record<string, unknown>;
declare const sentNumber: number;
declare const subject: Subject;
declare const pointer: SchemaText;
declare const count: Count;
declare const quotedName: Quoted;

// A cause takes texts of the schema alone.
// @ts-expect-error a sent text is no bound
export const bound: Facts = { keyword: 'minimum', bound: sent };
// @ts-expect-error a sent text is no source of a pattern
export const pattern: Facts = { keyword: 'pattern', source: sent };
// @ts-expect-error a sent text is no name of a format
export const format: Facts = { keyword: 'format', name: sent };
// @ts-expect-error a sent text is no example
export const example: Facts = { keyword: 'format', name: pointer, example: sent };
// @ts-expect-error a sent text is no member
export const member: Facts = { keyword: 'const', member: sent };
// @ts-expect-error a sent text is no member of a list
export const members: Facts = { keyword: 'enum', members: [pointer, sent] };
// @ts-expect-error a sent key is no missing name
export const missing: Facts = { keyword: 'required', missing: [sentKey] };
// @ts-expect-error a sent key is no present name
export const present: Facts = { keyword: 'dependentRequired', missing: [pointer], present: sentKey };
// @ts-expect-error a sent key is no tag
export const tag: Facts = { keyword: 'tag', members: [sentKey], present: true };
// @ts-expect-error a sent text is no type
export const type: Facts = { keyword: 'type', expected: ['string'], got: sent };
// @ts-expect-error a sent text is no habit
export const habit: Facts = { keyword: 'type', expected: ['string'], got: 'null', habit: sent };
// @ts-expect-error a sent number is no length: only what was counted is
export const length: Facts = { keyword: 'minLength', bound: 1, length: sentNumber };
// @ts-expect-error a sent number is no count
export const items: Facts = { keyword: 'maxItems', bound: 1, count: sentNumber };
// @ts-expect-error a cause has no place for a value
export const value: Facts = { keyword: 'not', value: sent };
// @ts-expect-error a sent text is no place in the schema
export const place: Cause = { keyword: 'not', pointer: sent };
// @ts-expect-error what was sent and is quoted is no text of the schema either
export const requoted: Facts = { keyword: 'const', member: quotedName };

// A problem is made of a cause alone.
// @ts-expect-error a sent text is no problem
export const problem: ProblemText = sent;
// @ts-expect-error a text of the schema is no problem
export const schemaProblem: ProblemText = pointer;
// @ts-expect-error a sent text is no cause
problemText(sent);

// A message takes a sent name as a quoted one, and other texts from the schema, causes and closed lists.
// @ts-expect-error a sent name is not quoted
unknownToolMessage(sent, undefined);
// @ts-expect-error a sent name is not near
unknownToolMessage(undefined, sent);
// @ts-expect-error a sent name is not quoted
unknownActionMessage(subject, sent, undefined);
// @ts-expect-error a sent key is not near
nearKeyNote(sentKey);
// @ts-expect-error a sent text is no problem
invalidArgumentsMessage('data', sent);
// @ts-expect-error a sent text is no reason
malformedMessage(sent, 1, 1);

// The facts of a refusal: names are the schema's, the class is read by one function.
// @ts-expect-error a sent name is no tool
export const tool: Subject = { ...subject, tool: sent };
// @ts-expect-error a sent name is no action
export const action: Subject = { ...subject, action: sent };
// @ts-expect-error a quoted name is no action
export const quotedAction: Subject = { ...subject, action: quotedName };
// @ts-expect-error a sent key is no missing name
export const fields: MissingFieldsFacts = { subject, missing: [sentKey], undeclared: [] };
// @ts-expect-error a sent key is no declared name
export const key: UnknownKey = { steps: [], root: 'data', level: pointer, declared: [sentKey] };
// @ts-expect-error what a handler said is no class
export const handler: HandlerFacts = { subject, exception: sent };
// @ts-expect-error a sent text is no class
export const className: ClassName = sent;

// What must compile, so that the lines above fail for the reason they give.
export const good: Facts = { keyword: 'minLength', bound: 1, length: count };
export const goodMessage: string = unknownToolMessage(quotedName, pointer);
