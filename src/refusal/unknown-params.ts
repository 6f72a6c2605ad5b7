import { BOUNDS, cut, jsonBytes } from '../problem/bounds.js';
import { segmentsOf, withFacts } from '../problem/entry.js';
import { nearestOne } from '../problem/near.js';
import { spellPath, spellPointer } from '../problem/path.js';
import type { SchemaText } from '../problem/schema-text.js';
import { actionOf, digestWithin, helpOf, roomBeside } from './describe.js';
import { causesOfUnknownKey, type UnknownKey, type UnknownKeysFacts } from './facts.js';
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

/** Refuses keys that nothing declares. */
export function unknownParams(facts: UnknownKeysFacts): Refused {
  const { subject, count } = facts;
  const suggestions = facts.keys.slice(0, BOUNDS.entries).map(suggest);
  const told: Told[] = [];
  const entries: KeyEntry[] = [];
  for (const { key, near } of suggestions) {
    const path = spellPath(key.root, key.steps, subject.keys);
    const hint = key.insideData === true ? { hint: INSIDE_DATA } : {};
    const nearKey = near === undefined ? {} : { nearest: cut(near, BOUNDS.name) };
    const note = near === undefined ? hint.hint : nearKeyNote(near);
    told.push({ path, notes: note === undefined ? [] : [note], omitted: 0 });
    entries.push(
      withFacts(
        { path, ...nearKey, ...hint },
        {
          segments: segmentsOf(key.steps),
          causes: causesOfUnknownKey(key),
          pointer: spellPointer(key.steps, subject.keys),
        },
      ),
    );
  }
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
      suggestions.map(({ key }) => key.level),
    ),
  };
}
