import { BOUNDS, jsonBytes } from '../problem/bounds.js';
import { draftOf, fitDrafts, problemsOf, withFacts, type Draft } from '../problem/entry.js';
import type { RootName } from '../problem/path.js';
import { actionOf, digestWithin, helpOf, roomBeside, rootNameOf } from './describe.js';
import type { Subject, ValuesFacts } from './facts.js';
import { fingerprint } from './fingerprint.js';
import { invalidResultMessage, invalidValuesMessage, type Told } from './message.js';
import type { Refused, ValueEntry } from './refusal.js';

/** What an entry of a refusal shows. */
function shown(draft: Draft): { readonly path: string; readonly problems: readonly string[] } {
  return { path: draft.path, problems: problemsOf(draft) };
}

/** An entry as the answer holds it, with its facts. */
function entryOf(draft: Draft): ValueEntry {
  return withFacts(shown(draft), { ...draft.facts, pointer: draft.pointer });
}

/** The drafts of the first findings. */
function draftsOf(facts: ValuesFacts, rootName: RootName): Draft[] {
  const { findings, subject } = facts;
  return findings.slice(0, BOUNDS.entries).map((finding) => draftOf(finding, { rootName, keys: subject.keys }));
}

/** What the message tells of a draft. */
function told(draft: Draft): Told {
  return { path: draft.path, notes: draft.problems, omitted: draft.omitted };
}

/** The fingerprint of drafts: where in the schema which keywords failed. */
function fingerprintOf(error: string, subject: Subject, drafts: readonly Draft[]): string {
  const facts = drafts.flatMap((draft) => draft.facts.causes.map((cause) => `${cause.keyword} ${cause.pointer}`));
  return fingerprint(error, subject.tool, subject.action ?? '', facts);
}

/** The top-level properties that drafts point into. */
function pointedBy(drafts: readonly Draft[]): string[] {
  return drafts.flatMap((draft) => draft.facts.segments.slice(0, 1)).filter((segment) => typeof segment === 'string');
}

/** Refuses values that do not match the schema. */
export function invalidValues(facts: ValuesFacts): Refused {
  const { subject, count } = facts;
  const drafts = draftsOf(facts, rootNameOf(subject));
  const error = 'invalid_values';
  const message = invalidValuesMessage(subject, drafts.map(told), count);
  const room = roomBeside({ error, message, entries: [], count, ...actionOf(subject), ...helpOf(subject) });
  const digest = digestWithin(subject, pointedBy(drafts), room - jsonBytes(drafts.map(shown)));
  return {
    ok: false,
    refusal: {
      error,
      message,
      entries: fitDrafts(drafts, room, shown).map(entryOf),
      count,
      ...actionOf(subject),
      ...digest,
      ...helpOf(subject),
    },
    fingerprint: fingerprintOf(error, subject, drafts),
  };
}

/** Answers for a handler's result that does not match the output schema: its places, neither values nor schema. */
export function invalidResult(facts: ValuesFacts): Refused {
  const { subject, count } = facts;
  const drafts = draftsOf(facts, 'result');
  const error = 'invalid_result';
  const message = invalidResultMessage(subject, drafts.map(told), count);
  const room = roomBeside({ error, message, entries: [], count, ...actionOf(subject), ...helpOf(subject) });
  return {
    ok: false,
    refusal: {
      error,
      message,
      entries: fitDrafts(drafts, room, shown).map(entryOf),
      count,
      ...actionOf(subject),
      ...helpOf(subject),
    },
    fingerprint: fingerprintOf(error, subject, drafts),
  };
}
