import { BOUNDS, cut, jsonBytes } from '../problem/bounds.js';
import { segmentsOf, withFacts } from '../problem/entry.js';
import { nearestOne } from '../problem/near.js';
import { spellPath, spellPointer } from '../problem/path.js';
import type { KeyPolicy } from '../problem/quoted.js';
import type { SchemaText } from '../problem/schema-text.js';
import { actionOf, digestWithin, helpOf, roomBeside } from './describe.js';
import type { UnknownKey, UnknownKeysFacts } from './facts.js';
import { fingerprint } from './fingerprint.js';
import { INSIDE_DATA, nearKeyNote, unknownKeysMessage, type Told } from './message.js';
import type { KeyEntry, Refused } from './refusal.js';

/** An unknown key with the declared one that is near it. */
interface Suggestion {
  readonly key: UnknownKey;
  readonly near: SchemaText | undefined;
}

/** Finds what was probably meant; a key that only stands in the wrong place needs no other name. */
function suggest(key: UnknownKey): Suggestion {
  const sent = key.steps[key.steps.length - 1]?.key;
  const near = key.insideData === true ? undefined : nearestOne(String(sent), key.declared);
  return { key, near };
}

/** The top-level properties that suggestions point into: the part that holds the key, or the name that was meant. */
function pointedBy(suggestions: readonly Suggestion[]): string[] {
  const names = suggestions.map(({ key, near }) => (key.steps.length > 1 ? key.steps[0]!.key : near));
  return names.filter((name) => typeof name === 'string');
}

/** The entry of an unknown key, with its facts. */
function entryOf({ key, near }: Suggestion, keys: KeyPolicy): KeyEntry {
  const path = spellPath(key.root, key.steps, keys);
  const facts = {
    segments: segmentsOf(key.steps),
    causes: [{ keyword: 'additionalProperties', pointer: key.level }] as const,
    pointer: spellPointer(key.steps, keys),
  };
  if (key.insideData === true) return withFacts({ path, hint: INSIDE_DATA }, facts);
  return withFacts(near === undefined ? { path } : { path, nearest: cut(near, BOUNDS.name) }, facts);
}

/** What the message tells of an unknown key. */
function toldOf({ key, near }: Suggestion, keys: KeyPolicy): Told {
  const path = spellPath(key.root, key.steps, keys);
  if (key.insideData === true) return { path, notes: [INSIDE_DATA], omitted: 0 };
  return { path, notes: near === undefined ? [] : [nearKeyNote(near)], omitted: 0 };
}

/** Refuses keys that nothing declares. */
export function unknownParams(facts: UnknownKeysFacts): Refused {
  const { subject, count } = facts;
  const suggestions = facts.keys.slice(0, BOUNDS.entries).map(suggest);
  const entries = suggestions.map((suggestion) => entryOf(suggestion, subject.keys));
  const told = suggestions.map((suggestion) => toldOf(suggestion, subject.keys));
  const error = 'unknown_params';
  const message = unknownKeysMessage(subject, suggestions[0]?.key.root ?? 'data', told, count);
  const room = roomBeside({ error, message, entries: [], count, ...actionOf(subject), ...helpOf(subject) });
  const digest = digestWithin(subject, pointedBy(suggestions), room - jsonBytes(entries));
  while (entries.length > 1 && jsonBytes(entries) > room) entries.pop();
  return {
    ok: false,
    refusal: { error, message, entries, count, ...actionOf(subject), ...digest, ...helpOf(subject) },
    fingerprint: fingerprint(
      error,
      subject.tool,
      subject.action ?? '',
      suggestions.map(({ key }) => `${key.root} ${key.level}`),
    ),
  };
}
