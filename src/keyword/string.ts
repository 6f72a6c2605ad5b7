import { codePointLength, isAtLeast, isAtMost } from '../json/length.js';
import { trip } from '../limit/run.js';
import { compilePattern, type Matcher } from '../pattern/pattern.js';
import { PatternError } from '../pattern/pattern-error.js';
import { faultText } from '../problem/fault-text.js';
import { countOf, schemaText } from '../problem/schema-text.js';
import { onStrings } from './assertion.js';
import type { Context, Keyword } from './keyword.js';
import { isCount, isText } from './operand.js';

/** `minLength` (2020-12, validation, section 6.3.2): code points. */
export const minLength: Keyword = {
  name: 'minLength',
  vocabulary: 'validation',
  operand: isCount,
  plan(bound: number, context) {
    onStrings(context, {
      holds: (text) => isAtLeast(text, bound),
      facts: (text) => ({ keyword: 'minLength', bound, length: countOf(codePointLength(text)) }),
    });
  },
};

/** `maxLength` (2020-12, validation, section 6.3.1): code points. */
export const maxLength: Keyword = {
  name: 'maxLength',
  vocabulary: 'validation',
  operand: isCount,
  plan(bound: number, context) {
    onStrings(context, {
      holds: (text) => isAtMost(text, bound),
      facts: (text) => ({ keyword: 'maxLength', bound, length: countOf(codePointLength(text)) }),
    });
  },
};

/** A pattern's matcher, or undefined (and a fault told) where it is none that can be matched in linear time. */
export function matcherOf(source: string, { fault }: Pick<Context, 'fault'>): Matcher | undefined {
  try {
    return compilePattern(source);
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    fault(faultText.badPattern(error.reason));
    return undefined;
  }
}

/** A match as a verdict: a budget that ran out is remembered as a limit that was met. */
export function matched(answer: boolean | undefined): boolean {
  return answer ?? trip('match');
}

/** `pattern` (2020-12, validation, section 6.3.3): ECMA-262 with `u`, not anchored. */
export const pattern: Keyword = {
  name: 'pattern',
  vocabulary: 'validation',
  operand: isText,
  plan(source: string, context) {
    const matches = matcherOf(source, context);
    if (matches === undefined) return;
    const text = schemaText(source);
    onStrings(context, {
      holds: (value) => matched(matches(value)),
      facts: { keyword: 'pattern', source: text },
    });
  },
};
