import type { Cause, Facts, Habit } from './cause.js';
import { BOUNDS, characters } from './bounds.js';
import { boundText } from './escape.js';
import { holdsAll, listChoices, listNames } from './list.js';
import type { SchemaText } from './schema-text.js';

declare const madeFromCause: unique symbol;

/** What a caller reads about a value. Made here alone, from causes, so that it can hold nothing that was sent. */
export type ProblemText = string & { readonly [madeFromCause]: true };

/** What to do about a habit of models. */
const ADVICE: Readonly<Record<Habit, string>> = {
  'text-for-array': 'send the array itself, not a string of it',
  'text-for-object': 'send the object itself, not a string of it',
  'text-for-scalar': 'send it without quotes',
  'null-for-optional': 'leave the property out',
};

const ENUM = 'value must be one of: ';
const TAG_MISSING = 'a value is required here, one of: ';
const NOTHING_ALLOWED = 'value is not allowed here';

/** A number with its noun, which takes the plural but for 1. */
function counted(count: number, singular: string, plural: string): string {
  return `${count} ${count === 1 ? singular : plural}`;
}

/** "is required" with its names, and room for what follows it. */
function requiredText(missing: readonly SchemaText[], ending: string): string {
  const one = missing.length === 1;
  const start = one ? 'property ' : 'properties ';
  const end = (one ? ' is required' : ' are required') + ending;
  return start + listNames(missing, BOUNDS.problem - characters(start + end)) + end;
}

/** The allowed values behind a lead; a list of none allows nothing. */
function choicesText(lead: string, members: readonly SchemaText[]): string {
  return members.length === 0 ? NOTHING_ALLOWED : lead + listChoices(members, BOUNDS.choices - lead.length);
}

/** Whether a problem can name every member; where it can't, the order of the members decides which are named. */
export function namesAllMembers(members: readonly SchemaText[]): boolean {
  return holdsAll(members, BOUNDS.choices - TAG_MISSING.length);
}

/** The sentence of a cause before the bound; exhaustive over the closed union. */
function sentence(cause: Facts): string {
  switch (cause.keyword) {
    case 'type': {
      const { expected, got, habit } = cause;
      const last = expected.length > 1 ? ` or ${expected[expected.length - 1]!}` : '';
      const names = (last === '' ? expected : expected.slice(0, -1)).join(', ') + last;
      return `value is not of type ${names}, got ${got}${habit === undefined ? '' : `: ${ADVICE[habit]}`}`;
    }
    case 'minimum':
      return `value is lower than minimum ${cause.bound}`;
    case 'maximum':
      return `value is higher than maximum ${cause.bound}`;
    case 'exclusiveMinimum':
      return `value is not higher than exclusive minimum ${cause.bound}`;
    case 'exclusiveMaximum':
      return `value is not lower than exclusive maximum ${cause.bound}`;
    case 'multipleOf':
      return cause.divided
        ? `value is not a multiple of ${cause.divisor}`
        : 'value could not be checked against multipleOf';
    case 'minLength':
      return `value length must be at least ${cause.bound} but is ${cause.length}`;
    case 'maxLength':
      return `value length must be at most ${cause.bound} but is ${cause.length}`;
    case 'pattern':
      return `value does not conform to pattern /${cause.source}/`;
    case 'format':
      return (
        `value does not respect the '${cause.name}' format` +
        (cause.example === undefined ? '' : ` (for example ${cause.example})`)
      );
    case 'contentEncoding':
      return `value is not encoded as ${cause.name}`;
    case 'contentMediaType':
      return `value does not hold content of the type ${cause.name}`;
    case 'const':
      return `value must be ${cause.member}`;
    case 'enum':
      return choicesText(ENUM, cause.members);
    case 'tag':
      return choicesText(cause.present ? ENUM : TAG_MISSING, cause.members);
    case 'required':
      return requiredText(cause.missing, '');
    case 'dependentRequired':
      return requiredText(cause.missing, ` when property '${boundText(cause.present, BOUNDS.key)}' is present`);
    case 'minItems':
      return `array must have at least ${counted(cause.bound, 'item', 'items')}, has ${cause.count}`;
    case 'maxItems':
      return `array must have at most ${counted(cause.bound, 'item', 'items')}, has ${cause.count}`;
    case 'minProperties':
      return `object must have at least ${counted(cause.bound, 'property', 'properties')}, has ${cause.count}`;
    case 'maxProperties':
      return `object must have at most ${counted(cause.bound, 'property', 'properties')}, has ${cause.count}`;
    case 'uniqueItems':
      return 'value must contain unique items';
    case 'contains':
    case 'minContains':
      return `array must have at least ${matching(cause.bound)}, has ${cause.count}`;
    case 'maxContains':
      return `array must have at most ${matching(cause.bound)}, has ${cause.count}`;
    case 'additionalProperties':
    case 'patternProperties':
    case 'unevaluatedProperties':
      return `object has properties that '${cause.keyword}' does not allow`;
    case 'propertyNames':
      return "object has a property name that 'propertyNames' does not allow";
    case 'unevaluatedItems':
      return "array has items that 'unevaluatedItems' does not allow";
    case 'not':
      return "value must not match the schema in 'not'";
    case 'oneOf':
      return "value matches more than one schema of 'oneOf', must match exactly one";
    case 'false':
      return NOTHING_ALLOWED;
    case 'json':
      return 'value is not a JSON value';
    case 'depth':
      return 'value is nested too deeply to be checked';
    case 'cost':
      return 'value was too costly to check';
  }
}

/** The items that `contains` counts, for a bound. */
function matching(bound: number): string {
  return counted(bound, "item that matches 'contains'", "items that match 'contains'");
}

/** Whether a cause lists what is allowed, and so has the wider bound. */
function listsChoices(cause: Facts): boolean {
  return cause.keyword === 'enum' || cause.keyword === 'const' || cause.keyword === 'tag';
}

/** The texts of lasting causes; undefined for one that was not told yet. */
const lastingTexts = new WeakMap<Facts, ProblemText | undefined>();

/** Marks a cause that is told again and again as the same object: its text is made once. */
export function lasting(cause: Cause): Cause {
  if (!lastingTexts.has(cause)) lastingTexts.set(cause, undefined);
  return cause;
}

/**
 * What a caller reads about a value that failed: one sentence of at most 200 characters, or 600 where it lists the
 * allowed values. Contract section 5 has the table.
 */
export function problemText(cause: Facts): ProblemText {
  const known = lastingTexts.get(cause);
  if (known !== undefined) return known;
  const text = boundText(sentence(cause), listsChoices(cause) ? BOUNDS.choices : BOUNDS.problem) as ProblemText;
  if (lastingTexts.has(cause)) lastingTexts.set(cause, text);
  return text;
}

/** What stands for the problems that an entry leaves out. */
export function moreProblems(count: number): ProblemText {
  return `and ${count} more` as ProblemText;
}
