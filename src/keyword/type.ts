import { isList, type FrozenJson } from '../json/frozen.js';
import { KINDS, isTypeName, type TypeName } from '../json/kind.js';
import { isKeptDecimal } from '../json/number.js';
import { faultText, type FaultReason } from '../problem/fault-text.js';
import { onNumbers } from './assertion.js';
import type { Context, Keyword } from './keyword.js';
import { isBoolean } from './operand.js';

/** What authors write for a type that JSON Schema names otherwise. */
const misnamed: Readonly<Record<string, TypeName>> = {
  int: 'integer',
  long: 'integer',
  float: 'number',
  double: 'number',
  decimal: 'number',
  str: 'string',
  text: 'string',
  date: 'string',
  bool: 'boolean',
  list: 'array',
  tuple: 'array',
  dict: 'object',
  map: 'object',
  none: 'null',
};

function checkTypes(operand: FrozenJson): FaultReason | undefined {
  if (isTypeName(operand)) return undefined;
  if (operand === 'any') return faultText.anyType();
  if (isList(operand) && operand.length > 0 && operand.every(isTypeName) && new Set(operand).size === operand.length) {
    return undefined;
  }
  const word = typeof operand === 'string' ? operand.toLowerCase() : '';
  return faultText.unknownType(isTypeName(word) ? word : Object.hasOwn(misnamed, word) ? misnamed[word] : undefined);
}

function planTypes(operand: TypeName | readonly TypeName[], { draft, sibling, options }: Context): void {
  const named: readonly TypeName[] = typeof operand === 'string' ? [operand] : operand;
  const types =
    options.honourNullable && sibling('nullable') === true ? [...new Set([...named, 'null' as const])] : named;
  draft.types = types;
  draft.kinds &= types.reduce((kinds, name) => kinds | KINDS[name], 0);
}

/** `type` (2020-12, validation, section 6.1.1). */
export const type: Keyword = {
  name: 'type',
  vocabulary: 'validation',
  operand: checkTypes,
  plan: planTypes,
};

/**
 * `type` in draft-04 (core, section 3.5): an integer is a number without a fraction part, so that `1.0` is none. Only
 * a number that was read with `wholeDecimals: 'keep'` still shows its point; a double never does.
 */
export const typeBySpelling: Keyword = {
  ...type,
  plan(operand: TypeName | readonly TypeName[], context) {
    planTypes(operand, context);
    const { draft, options } = context;
    const { types } = draft;
    if (!types.includes('integer') || types.includes('number')) return;
    onNumbers(context, {
      holds: (value) => !isKeptDecimal(value, options.limits.digits),
      facts: () => ({ keyword: 'type', expected: types, got: 'number' }),
    });
  },
};

/**
 * `nullable` (OpenAPI 3.0): unknown to JSON Schema. With the option `nullable: "honour"` the keyword `type` reads it as
 * one more type, and `enum` and `const` let null pass; otherwise it is warned of where schemas are read.
 */
export const nullable: Keyword = {
  name: 'nullable',
  vocabulary: 'validation',
  operand: isBoolean,
};
