import {
  ANY,
  ARRAY,
  BOOLEAN,
  FRACTION,
  INTEGER,
  NOT_JSON,
  NULL,
  NUMBER,
  OBJECT,
  STRING,
  kindOf,
} from '../json/kind.js';
import { isBig, isWhole } from '../json/number.js';
import { isDense, isListable } from '../json/admit.js';
import { isPlain } from '../json/own.js';
import { noteUncanonical } from '../limit/run.js';
import { anyOf, either, type Check, type Join } from './check.js';

/*
 * Values are told apart by `typeof value === …`, which engines decide in place; for `switch (typeof value)` they make the
 * name first, and compare it.
 */

/** Any JSON value, by its kind alone. */
export const anyJson: Check = (value) => {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  return Array.isArray(value) || kindOf(value) !== NOT_JSON;
};

const anyNull: Check = (value) => value === null;
const anyBoolean: Check = (value) => typeof value === 'boolean';
const anyString: Check = (value) => typeof value === 'string';
const anyArray: Check = (value) => Array.isArray(value) && isDense(value);
/** An object, whether or not its keys can be listed. */
export const plainObject: Check = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && isPlain(value);
export const anyObject: Check = (value, key) => plainObject(value, key) && isListable(value as object);
const anyNumber: Check = (value) => (typeof value === 'number' ? Number.isFinite(value) : isOtherNumber(value));
const anyInteger: Check = (value) =>
  typeof value === 'number'
    ? ((value | 0) === value && (value !== 0 || 1 / value > 0)) || isRareInteger(value)
    : isOtherInteger(value);
const anyFraction: Check = (value) => kindOf(value) === FRACTION;

/** A JSON number that is no JavaScript number. */
function isOtherNumber(value: unknown): boolean {
  return typeof value === 'bigint' || (typeof value === 'object' && value !== null && isBig(value));
}

/** An integer of more than 32 bits, or -0, which casting changes. */
function isRareInteger(value: number): boolean {
  return Number.isInteger(value) && (value !== 0 || noteUncanonical());
}

function isOtherInteger(value: unknown): boolean {
  if (typeof value !== 'bigint' && !(typeof value === 'object' && value !== null && isBig(value) && isWhole(value))) {
    return false;
  }
  return noteUncanonical();
}

/** What is asked of a value of each kind, beside its kind; undefined where nothing is. */
export interface Rules {
  readonly string: Check | undefined;
  readonly number: Check | undefined;
  readonly array: Check | undefined;
  /** Told whether the value is a plain object as well. */
  readonly object: Check | undefined;
}

function guarded(kind: Check, rule: Check | undefined): Check {
  return rule === undefined ? kind : (value, key) => kind(value, key) && rule(value, key);
}

function strings(rule: Check | undefined): Check {
  return rule === undefined ? anyString : (value, key) => typeof value === 'string' && rule(value, key);
}

function numbers(kinds: number, rule: Check | undefined): Check {
  const kind = (kinds & NUMBER) === NUMBER ? anyNumber : kinds & INTEGER ? anyInteger : anyFraction;
  return guarded(kind, rule);
}

function arrays(rule: Check | undefined): Check {
  return rule === undefined ? anyArray : (value, key) => Array.isArray(value) && rule(value, key);
}

/** Every kind at once: one `typeof` decides which rule is asked. */
function dispatched(kinds: number, rules: Rules): Check {
  const text = kinds & STRING ? strings(rules.string) : undefined;
  const number = kinds & NUMBER ? numbers(kinds, rules.number) : undefined;
  const list = kinds & ARRAY ? (rules.array ?? anyArray) : undefined;
  const object = kinds & OBJECT ? (rules.object ?? anyObject) : undefined;
  const boolean = (kinds & BOOLEAN) !== 0;
  const nil = (kinds & NULL) !== 0;
  return (value, key) => {
    if (typeof value === 'string') return text?.(value, key) ?? false;
    if (typeof value === 'boolean') return boolean;
    if (typeof value === 'number' || typeof value === 'bigint') return number?.(value, key) ?? false;
    if (typeof value !== 'object') return false;
    if (value === null) return nil;
    if (Array.isArray(value)) return list?.(value, key) ?? false;
    return (object?.(value, key) ?? false) || (number !== undefined && isBig(value) && number(value, key));
  };
}

/** A check of values of one kind; integers and fractions are one, numbers. */
function ofOneKind(kinds: number, rules: Rules): Check {
  switch (kinds) {
    case STRING:
      return strings(rules.string);
    case BOOLEAN:
      return anyBoolean;
    case NULL:
      return anyNull;
    case ARRAY:
      return arrays(rules.array);
    case OBJECT:
      return rules.object ?? anyObject;
    default:
      return numbers(kinds, rules.number);
  }
}

/** What tells values apart first. */
const APART = [STRING, NUMBER, BOOLEAN, NULL, ARRAY, OBJECT];

/** A check of a value by its kind: the kinds that are accepted, and the rules for each. */
export function byKind(kinds: number, rules: Rules, join: Join = either): Check {
  if (isOneKind(kinds)) return ofOneKind(kinds, rules);
  const ruled = rules.string ?? rules.number ?? rules.array ?? rules.object;
  if (kinds === ANY && ruled === undefined) return anyJson;
  const pieces: Check[] = [];
  for (const kind of APART) if (kinds & kind) pieces.push(ofOneKind(kinds & kind, rules));
  return pieces.length > 2 ? dispatched(kinds, rules) : anyOf(pieces, join);
}

/** Most subschemas ask for one kind, and need no list. */
function isOneKind(kinds: number): boolean {
  return kinds !== 0 && ((kinds & (kinds - 1)) === 0 || kinds === NUMBER);
}
