import type { CustomFormat } from '../compile/settings.js';
import { compilePattern, PatternError } from '../pattern/pattern.js';
import { UnsupportedError } from './unsupported.js';

/** Whether a value that a program's own format looks at is well formed. */
type Validate = (value: never) => unknown;

/** A format as programs give it to Ajv's `addFormat`. */
export type AjvFormat =
  | true
  | string
  | RegExp
  | Validate
  | {
      readonly type?: 'string' | 'number' | undefined;
      readonly validate: string | RegExp | Validate | true;
      readonly async?: boolean | undefined;
      /** For Ajv's `formatMinimum`; not used. */
      readonly compare?: unknown;
    };

/**
 * A format of a program as a custom format. A regular expression without flags is matched in linear work; one with
 * flags, or that toolgate's engine does not take, runs as it is: it is the program's own.
 *
 * @throws UnsupportedError for a format that answers with a promise.
 */
export function customFormat(name: string, format: AjvFormat): CustomFormat<never> {
  if (typeof format !== 'object' || format instanceof RegExp) return { type: 'string', check: checkOf(format) };
  if (format.async === true) throw new UnsupportedError(`the asynchronous format '${name}'`);
  return { type: format.type ?? 'string', check: checkOf(format.validate) };
}

function checkOf(validate: true | string | RegExp | Validate): (value: never) => boolean {
  if (validate === true) return () => true;
  if (typeof validate === 'function') return (value) => isYes(validate(value));
  const expression = typeof validate === 'string' ? new RegExp(validate, 'u') : validate;
  return linearCheck(expression) ?? nativeCheck(expression);
}

/** Ajv takes whatever is truthy for a yes; a promise is an answer that is not there yet. */
function isYes(answer: unknown): boolean {
  return Boolean(answer) && typeof (answer as { then?: unknown }).then !== 'function';
}

function linearCheck({ source, flags }: RegExp): ((text: string) => boolean) | undefined {
  if (flags !== '' && flags !== 'u') return undefined;
  try {
    const matches = compilePattern(source);
    return (text) => matches(text) === true;
  } catch (error) {
    if (error instanceof PatternError) return undefined;
    throw error;
  }
}

function nativeCheck(expression: RegExp): (text: string) => boolean {
  return (text) => {
    // A global or sticky expression remembers where it stopped.
    expression.lastIndex = 0;
    return expression.test(text);
  };
}
