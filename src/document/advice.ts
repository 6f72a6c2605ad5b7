import { isList, type FrozenJson } from '../json/frozen.js';
import { hasUniqueItems } from '../json/unique.js';
import type { Dialect } from '../dialect/dialect.js';
import { nearestOne } from '../problem/near.js';
import { faultText, type FaultReason } from '../problem/fault-text.js';

/** What to tell an author of a keyword that the dialect doesn't have; undefined for one that is meant to be unknown. */
export function adviceOnUnknown(name: string, dialect: Dialect, honourNullable: boolean): FaultReason | undefined {
  if (name.startsWith('x-') || (name === 'nullable' && honourNullable)) return undefined;
  if (name === 'nullable') return faultText.nullable();
  if (name === 'example') return faultText.exampleKeyword();
  return faultText.unknownKeyword(name, nearestOne(name, [...dialect.keywords.keys()]));
}

/** What to tell an author of an `enum` that is legal, but hardly meant. */
export function adviceOnEnum(members: FrozenJson): FaultReason | undefined {
  if (!isList(members)) return undefined;
  if (members.length === 0) return faultText.emptyEnum();
  return hasUniqueItems(members, 1_000) === false ? faultText.repeatedEnum() : undefined;
}
