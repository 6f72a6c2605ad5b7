import type { FrozenObject } from '../json/frozen.js';
import { isList } from '../json/frozen.js';
import { own } from '../json/own.js';
import { hasUniqueItems } from '../json/unique.js';
import type { Dialect } from '../dialect/dialect.js';
import { nearestOne } from '../problem/near.js';
import { faultText, type FaultReason } from '../problem/fault-text.js';

/** Legal, but hardly meant: tells it at the keyword named by the token. */
export function adviseOn(
  schema: FrozenObject,
  dialect: Dialect,
  ignoreSiblings: boolean,
  honourNullable: boolean,
  warn: (token: string, reason: FaultReason) => void,
): void {
  for (const name of Object.keys(schema)) {
    if (dialect.keywords.has(name) || name.startsWith('x-') || ignoreSiblings) continue;
    if (name === 'nullable' && honourNullable) continue;
    if (name === 'nullable') warn(name, faultText.nullable());
    else if (name === 'example') warn(name, faultText.exampleKeyword());
    else warn(name, faultText.unknownKeyword(name, nearestOne(name, [...dialect.keywords.keys()])));
  }
  const members = own(schema, 'enum');
  if (!dialect.keywords.has('enum') || !Array.isArray(members) || !isList(members)) return;
  if (members.length === 0) warn('enum', faultText.emptyEnum());
  else if (hasUniqueItems(members, 1_000) === false) warn('enum', faultText.repeatedEnum());
}
