import type { Cause } from '../problem/cause.js';
import type { VerdictEntry } from '../problem/entry.js';
import { problemText } from '../problem/text.js';

/** An error in Ajv's form. No member holds a sent value, whatever `verbose` says. */
export interface ErrorObject {
  readonly keyword: string;
  /** A JSON Pointer (RFC 6901) to the refused value; a long one is shortened, as in any answer. */
  readonly instancePath: string;
  /** `#` and the JSON Pointer of the keyword in the schema; before it the URI of another schema that a `$ref` reached. */
  readonly schemaPath: string;
  /** What the schema says, under the names that Ajv gives it. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** Ajv's signs for the bounds of numbers. */
const COMPARISONS = { minimum: '>=', maximum: '<=', exclusiveMinimum: '>', exclusiveMaximum: '<' } as const;

/** The facts of a cause under Ajv's names. A required name is not among them: each has an error of its own. */
function paramsOf(cause: Cause): Readonly<Record<string, unknown>> {
  switch (cause.keyword) {
    case 'type':
      return { type: cause.expected.length === 1 ? cause.expected[0] : cause.expected };
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return { comparison: COMPARISONS[cause.keyword], limit: Number(cause.bound) };
    case 'multipleOf':
      return { multipleOf: Number(cause.divisor) };
    case 'minLength':
    case 'maxLength':
    case 'minItems':
    case 'maxItems':
    case 'minProperties':
    case 'maxProperties':
      return { limit: cause.bound };
    case 'pattern':
      return { pattern: cause.source };
    case 'format':
      return { format: cause.name };
    case 'const':
      return { allowedValue: valueOf(cause.member) };
    case 'enum':
    case 'tag':
      return { allowedValues: cause.members.map(valueOf) };
    case 'contains':
    case 'minContains':
      return { minContains: cause.bound };
    case 'maxContains':
      return { maxContains: cause.bound };
    default:
      return {};
  }
}

/** A member of the schema from its JSON text. */
function valueOf(json: string): unknown {
  return JSON.parse(json);
}

/** A place in another document is spelled with its URI and the `#` already. */
function schemaPathOf(pointer: string): string {
  return pointer === '' || pointer.startsWith('/') ? `#${pointer}` : pointer;
}

function errorOf(entry: VerdictEntry, cause: Cause, params: ErrorObject['params']): ErrorObject {
  const isFalse = cause.keyword === 'false';
  return {
    keyword: isFalse ? 'false schema' : cause.keyword,
    instancePath: entry.pointer,
    schemaPath: `${schemaPathOf(cause.pointer)}${isFalse ? '/false schema' : ''}`,
    params,
    message: problemText(cause),
  };
}

function errorsOfCause(entry: VerdictEntry, cause: Cause): ErrorObject[] {
  if (cause.keyword !== 'required' && cause.keyword !== 'dependentRequired') {
    return [errorOf(entry, cause, paramsOf(cause))];
  }
  const property = cause.keyword === 'required' ? {} : { property: cause.present };
  return cause.missing.map((name) =>
    errorOf(entry, { ...cause, missing: [name] }, { ...property, missingProperty: name }),
  );
}

/** The errors of a verdict: those of the first ten refused values, in path order. */
export function errorsOf(entries: readonly VerdictEntry[]): ErrorObject[] {
  return entries.flatMap((entry) => entry.causes.flatMap((cause) => errorsOfCause(entry, cause)));
}

/** How `errorsText` writes. */
export interface ErrorsTextOptions {
  readonly separator?: string;
  /** What stands for the checked value. */
  readonly dataVar?: string;
}

/** Errors as one text: `data/size value is lower than minimum 1, data/name …`. */
export function errorsText(
  errors: readonly ErrorObject[] | null | undefined,
  { separator = ', ', dataVar = 'data' }: ErrorsTextOptions = {},
): string {
  if (errors === null || errors === undefined || errors.length === 0) return 'No errors';
  return errors.map(({ instancePath, message = '' }) => `${dataVar}${instancePath} ${message}`).join(separator);
}
