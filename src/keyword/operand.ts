import { isList, isObject, type FrozenJson } from '../json/frozen.js';
import { faultText, type FaultReason } from '../problem/fault-text.js';

/** Operand checks that several keywords share: each answers what is wrong, or undefined. */
type OperandCheck = (operand: FrozenJson) => FaultReason | undefined;

function must(what: string, holds: (operand: FrozenJson) => boolean): OperandCheck {
  const reason = faultText.mustBe(what);
  return (operand) => (holds(operand) ? undefined : reason);
}

function areStrings(list: readonly FrozenJson[]): list is readonly string[] {
  return list.every((item) => typeof item === 'string');
}

/** Whether an operand is an array of strings without repeats. */
export function isNameList(operand: FrozenJson): operand is readonly string[] {
  return isList(operand) && areStrings(operand) && new Set(operand).size === operand.length;
}

export const isNumber: OperandCheck = must('a number', (operand) => typeof operand === 'number');

export const isPositive: OperandCheck = must(
  'a number greater than 0',
  (operand) => typeof operand === 'number' && operand > 0,
);

export const isCount: OperandCheck = must(
  'a whole number, 0 or greater',
  (operand) => Number.isInteger(operand) && (operand as number) >= 0,
);

export const isBoolean: OperandCheck = must('a boolean', (operand) => typeof operand === 'boolean');

export const isText: OperandCheck = must('a string', (operand) => typeof operand === 'string');

export const isArray: OperandCheck = must('an array', isList);

export const isNames: OperandCheck = must('an array of property names without repeats', isNameList);

/** Draft-04 asks for at least one name. */
export const isSomeNames: OperandCheck = must(
  'an array of at least one property name, without repeats',
  (operand) => isNameList(operand) && operand.length > 0,
);

export const isNameMap: OperandCheck = must(
  'an object whose values are arrays of property names without repeats',
  (operand) => isObject(operand) && Object.values(operand).every(isNameList),
);

/** Draft-04 asks for at least one name here too. */
export const hasNoEmptyList: OperandCheck = must(
  'an object whose values are schemas, or arrays of at least one property name',
  (operand) => !isObject(operand) || !Object.values(operand).some((value) => isList(value) && value.length === 0),
);

export const isBooleanMap: OperandCheck = must(
  'an object whose values are booleans',
  (operand) => isObject(operand) && Object.values(operand).every((value) => typeof value === 'boolean'),
);

/** An identifier may end in an empty fragment and hold no other (2019-09 and 2020-12, core, section 8.2). */
export const isIdentifier: OperandCheck = must(
  "a URI reference without a fragment ('$anchor' names a place inside)",
  (operand) => typeof operand === 'string' && !operand.slice(0, -1).includes('#'),
);

/** `XML NCName`-like (2020-12, core, section 8.2.2). */
export const isAnchor: OperandCheck = must(
  'a name that begins with a letter or _ and goes on with letters, digits, -, . or _',
  (operand) => typeof operand === 'string' && /^[A-Za-z_][-A-Za-z0-9._]*$/u.test(operand),
);

/** 2019-09, core, section 8.2.3: no leading `_`, but `:` is allowed. */
export const isAnchor2019: OperandCheck = must(
  'a name that begins with a letter and goes on with letters, digits, -, ., : or _',
  (operand) => typeof operand === 'string' && /^[A-Za-z][-A-Za-z0-9.:_]*$/u.test(operand),
);
