import { setOwn } from '../json/own.js';
import { BOUNDS, cut, jsonBytes } from '../problem/bounds.js';
import { nearestOne } from '../problem/near.js';
import { spellPath } from '../problem/path.js';
import type { SchemaText } from '../problem/schema-text.js';
import { actionOf, digestWithin, helpOf, roomBeside, rootNameOf } from './describe.js';
import type { MissingFieldsFacts, MissingGroupFacts } from './facts.js';
import { fingerprint } from './fingerprint.js';
import { missingFieldsMessage, missingGroupMessage } from './message.js';
import { boundGroups, boundNames, moreOf } from './names.js';
import type { Refused } from './refusal.js';

/** How many undeclared keys are compared with each missing name: the work is bounded whatever was sent. */
const COMPARED_KEYS = 1_000;

/** For the first ten missing names, the path of a key that is near; a key is meant for one name only. */
function similarOf(facts: MissingFieldsFacts): (readonly [name: SchemaText, path: string])[] {
  const { subject, missing } = facts;
  if (subject.keys === 'hide') return [];
  const similar: (readonly [name: SchemaText, path: string])[] = [];
  const undeclared = new Set(facts.undeclared.slice(0, COMPARED_KEYS));
  for (const name of missing.slice(0, BOUNDS.entries)) {
    const key = nearestOne(name, [...undeclared]);
    if (key === undefined) continue;
    undeclared.delete(key);
    similar.push([name, spellPath(rootNameOf(subject), [{ key, declared: false }], subject.keys)]);
  }
  return similar;
}

/** The field `similar`, as far as the room goes. */
function similarWithin(
  similar: readonly (readonly [name: SchemaText, path: string])[],
  room: number,
): { readonly similar?: Readonly<Record<string, string>> } {
  const shown: Record<string, string> = {};
  let left = room - jsonBytes({ similar: {} });
  for (const [name, path] of similar) {
    const key = cut(name, BOUNDS.name);
    left -= jsonBytes({ [key]: path });
    if (left < 0) break;
    setOwn(shown, key, path);
  }
  return Object.keys(shown).length === 0 ? {} : { similar: shown };
}

/** Refuses data that lacks required properties. */
export function missingRequiredFields(facts: MissingFieldsFacts): Refused {
  const { subject, missing } = facts;
  const similar = similarOf(facts);
  const error = 'missing_required_fields';
  const message = missingFieldsMessage(subject, missing, similar);
  const fixed = { error, message, missing: [], more: missing.length, ...actionOf(subject), ...helpOf(subject) };
  const room = roomBeside(fixed);
  const list = boundNames(missing, room);
  const left = room - jsonBytes(list.names);
  const shownSimilar = similarWithin(similar, left);
  const digest = digestWithin(subject, missing, left - jsonBytes(shownSimilar));
  return {
    ok: false,
    refusal: {
      error,
      message,
      missing: list.names,
      ...moreOf(list),
      ...shownSimilar,
      ...actionOf(subject),
      ...digest,
      ...helpOf(subject),
    },
    fingerprint: fingerprint(error, subject.tool, subject.action ?? '', list.names),
  };
}

/** Refuses data that has no property of a group. */
export function missingRequiredGroup(facts: MissingGroupFacts): Refused {
  const { subject, groups } = facts;
  const error = 'missing_required_group';
  const message = missingGroupMessage(subject, groups);
  const names = groups.flat();
  const fixed = { error, message, required_one_of: [], more: names.length, ...actionOf(subject), ...helpOf(subject) };
  const room = roomBeside(fixed);
  const list = boundGroups(groups, room);
  const digest = digestWithin(subject, names, room - jsonBytes(list.groups));
  return {
    ok: false,
    refusal: {
      error,
      message,
      required_one_of: list.groups,
      ...moreOf(list),
      ...actionOf(subject),
      ...digest,
      ...helpOf(subject),
    },
    fingerprint: fingerprint(
      error,
      subject.tool,
      subject.action ?? '',
      list.groups.map((group) => JSON.stringify(group)),
    ),
  };
}
