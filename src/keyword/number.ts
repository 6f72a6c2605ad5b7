import { compareNumbers, decimalText, type JsonNumber } from '../json/number.js';
import { multipleOf as prepareDivisor } from '../json/multiple.js';
import { own } from '../json/own.js';
import { faultText } from '../problem/fault-text.js';
import { schemaText } from '../problem/schema-text.js';
import { onNumbers } from './assertion.js';
import type { Context, Keyword } from './keyword.js';
import { isBoolean, isNumber, isPositive } from './operand.js';

type Bound = 'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum';

/** Doubles are compared as such, whose order is that of their decimal texts; other numbers exactly. */
const comparisons: Readonly<Record<Bound, (bound: number) => (value: JsonNumber) => boolean>> = {
  minimum: (bound) => (value) => (typeof value === 'number' ? value >= bound : compareNumbers(value, bound) >= 0),
  maximum: (bound) => (value) => (typeof value === 'number' ? value <= bound : compareNumbers(value, bound) <= 0),
  exclusiveMinimum: (bound) => (value) =>
    typeof value === 'number' ? value > bound : compareNumbers(value, bound) > 0,
  exclusiveMaximum: (bound) => (value) =>
    typeof value === 'number' ? value < bound : compareNumbers(value, bound) < 0,
};

function addBound(context: Context, keyword: Bound, bound: number): void {
  const text = schemaText(decimalText(bound));
  onNumbers(context, { holds: comparisons[keyword](bound), facts: { keyword, bound: text } });
}

function boundKeyword(name: Bound): Keyword {
  const side = name.endsWith('inimum') ? 'minimum' : 'maximum';
  return {
    name,
    vocabulary: 'validation',
    operand: (operand) => (typeof operand === 'boolean' ? faultText.booleanBound(side) : isNumber(operand)),
    plan(operand: number, context) {
      addBound(context, name, operand);
    },
  };
}

/** The four bounds (2020-12, validation, sections 6.2.2 to 6.2.5). */
export const minimum: Keyword = boundKeyword('minimum');
export const maximum: Keyword = boundKeyword('maximum');
export const exclusiveMinimum: Keyword = boundKeyword('exclusiveMinimum');
export const exclusiveMaximum: Keyword = boundKeyword('exclusiveMaximum');

/** Draft-04 (validation, sections 5.1.2 and 5.1.3): a bound is made exclusive by a boolean beside it. */
function switchedBound(name: 'minimum' | 'maximum', exclusive: 'exclusiveMinimum' | 'exclusiveMaximum'): Keyword {
  return {
    name,
    vocabulary: 'validation',
    operand: isNumber,
    plan(operand: number, context) {
      addBound(context, context.sibling(exclusive) === true ? exclusive : name, operand);
    },
  };
}

function boundSwitch(name: 'exclusiveMinimum' | 'exclusiveMaximum', side: 'minimum' | 'maximum'): Keyword {
  return {
    name,
    vocabulary: 'validation',
    operand: (operand, schema) =>
      isBoolean(operand) ?? (own(schema, side) === undefined ? faultText.boundMissing(side) : undefined),
  };
}

export const switchedMinimum: Keyword = switchedBound('minimum', 'exclusiveMinimum');
export const switchedMaximum: Keyword = switchedBound('maximum', 'exclusiveMaximum');
export const exclusiveMinimumSwitch: Keyword = boundSwitch('exclusiveMinimum', 'minimum');
export const exclusiveMaximumSwitch: Keyword = boundSwitch('exclusiveMaximum', 'maximum');

/** `multipleOf` (2020-12, validation, section 6.2.1): exact decimal arithmetic. */
export const multipleOf: Keyword = {
  name: 'multipleOf',
  vocabulary: 'validation',
  operand: isPositive,
  plan(operand: number, context) {
    const divides = prepareDivisor(operand);
    const divisor = schemaText(decimalText(operand));
    onNumbers(context, {
      holds: (value) => divides(value) === true,
      facts: (value) => ({ keyword: 'multipleOf', divisor, divided: divides(value) !== undefined }),
    });
  },
};
