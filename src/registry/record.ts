import { copyFrozen } from '../document/copy.js';
import type { FrozenJson, FrozenObject } from '../json/frozen.js';
import { type JsonObject, own, setOwn } from '../json/own.js';
import { appendToken } from '../json/pointer.js';
import type { Limits } from '../limit/table.js';
import { Findings } from '../problem/fault.js';
import { nearestOne } from '../problem/near.js';
import { isObjectSchema } from './dialect-of.js';
import { toolFault } from './fault-text.js';
import type { Report } from './report.js';

/** What a member of a record may be: the words for it, and the test. */
export interface MemberRule {
  readonly what: string;
  readonly holds: (value: unknown) => boolean;
}

const isText = (value: unknown): boolean => typeof value === 'string';

export const TEXT: MemberRule = { what: 'a string', holds: isText };
export const TEXT_OR_TEXTS: MemberRule = {
  what: 'a string or an array of strings',
  holds: (value) => isText(value) || (Array.isArray(value) && value.every(isText)),
};
export const TEXTS: MemberRule = {
  what: 'an array of strings',
  holds: (value) => Array.isArray(value) && value.every(isText),
};
export const OBJECT: MemberRule = { what: 'a plain object', holds: isObjectSchema };
export const LIST: MemberRule = { what: 'an array', holds: Array.isArray };
export const FUNCTION: MemberRule = { what: 'a function', holds: (value) => typeof value === 'function' };

/** A rule for one of a few words. */
export function oneOf(words: readonly string[]): MemberRule {
  return { what: `one of ${words.join(', ')}`, holds: (value) => isText(value) && words.includes(value as string) };
}

/** The members that a record may have. A member that is undefined counts as absent. */
export type Members = Readonly<Record<string, MemberRule | undefined>>;

/**
 * Reads an author's record against the members that it may have: unknown members and members of the wrong sort are
 * faults.
 *
 * @returns the members that are there and of the right sort; a member without a rule is there as it was given.
 */
export function readRecord(given: JsonObject, members: Members, report: Report, action?: string): JsonObject {
  const read: Record<string, unknown> = {};
  const known = Object.keys(members);
  for (const name of Object.keys(given)) {
    const value = given[name];
    if (value === undefined) continue;
    const rule = own(members, name) as MemberRule | undefined;
    if (!Object.hasOwn(members, name)) {
      const reason = toolFault.unknownMember(name, known, nearestOne(name, known));
      report.fault(appendToken('', name), reason, action);
    } else if (rule === undefined || rule.holds(value)) {
      setOwn(read, name, value);
    } else {
      report.fault(`/${name}`, toolFault.mustBe(rule.what), action);
    }
  }
  return read;
}

/** Frozen copies of the named members that a record has, in the order of the names. */
export function copyMembers(
  record: JsonObject,
  names: readonly string[],
  limits: Limits,
  report: Report,
  action?: string,
): FrozenObject {
  const copied: Record<string, FrozenJson> = {};
  for (const name of names) {
    const value = own(record, name);
    if (value === undefined) continue;
    const found = new Findings();
    copied[name] = copyFrozen(value, found, limits);
    report.faultsOf(found.faults, `/${name}`, action);
  }
  return Object.freeze(copied);
}
