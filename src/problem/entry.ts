import { BOUNDS, jsonBytes } from './bounds.js';
import type { Cause, Finding, Reading, Step } from './cause.js';
import { compareText } from './order.js';
import { spellPath, spellPointer, type RootName } from './path.js';
import type { KeyPolicy } from './quoted.js';
import { moreProblems, problemText, type ProblemText } from './text.js';

/** What an entry holds for programs, as properties that are not enumerable: no stringify and no copy shows them. */
export interface EntryFacts {
  /** The exact keys and indices of the path, uncut, from the root on. */
  readonly segments: readonly (string | number)[];
  readonly causes: readonly Cause[];
}

/** A refused data path with what is wrong there, as the verdict of a root tells it. */
export interface VerdictEntry extends EntryFacts {
  readonly path: string;
  /** The path as a JSON Pointer (RFC 6901) from the data on, under the bounds of `path`. */
  readonly pointer: string;
  /** Sorted by code point; at most ten, then "and N more". */
  readonly problems: readonly string[];
}

/** What a root says of a value. */
export type Verdict<Data = unknown> =
  | { readonly ok: true; readonly data: Data }
  | {
      readonly ok: false;
      /** Refused paths in all. */
      readonly count: number;
      /** The first ten in path order; fewer where they would be too long. */
      readonly entries: readonly VerdictEntry[];
    };

/** How paths are spelled. */
export interface Spelling {
  readonly rootName: RootName;
  readonly keys: KeyPolicy;
}

/** An entry before it is written: its problems and how many are left out are still apart. */
export interface Draft {
  readonly path: string;
  readonly pointer: string;
  /** At least one. */
  readonly problems: readonly ProblemText[];
  readonly omitted: number;
  readonly facts: EntryFacts;
}

/** Attaches facts for programs so that nothing enumerates, copies or serialises them. */
export function withFacts<Entry extends object, Facts extends object>(entry: Entry, facts: Facts): Entry & Facts {
  for (const name in facts) Object.defineProperty(entry, name, { value: facts[name] });
  return entry as Entry & Facts;
}

/** The keys and indices of a path. */
export function segmentsOf(steps: readonly Step[]): (string | number)[] {
  const segments: (string | number)[] = [];
  for (const step of steps) segments.push(step.key);
  return segments;
}

/** Spells a finding: its path, and its problems without repeats, in code point order, at most ten. */
export function draftOf(finding: Finding, spelling: Spelling): Draft {
  const { steps, causes } = finding;
  const problems = causes.length === 1 ? [problemText(causes[0]!)] : distinctTexts(causes);
  const omitted = problems.length - BOUNDS.problems;
  return {
    path: spellPath(spelling.rootName, steps, spelling.keys),
    pointer: spellPointer(steps, spelling.keys),
    problems: omitted > 0 ? problems.slice(0, BOUNDS.problems) : problems,
    omitted: Math.max(0, omitted),
    facts: { segments: segmentsOf(steps), causes },
  };
}

/** The texts of causes without repeats, in code point order. */
function distinctTexts(causes: readonly Cause[]): ProblemText[] {
  return [...new Set(causes.map(problemText))].sort(compareText);
}

/** The problems of a draft as they are written. */
export function problemsOf(draft: Draft): readonly ProblemText[] {
  return draft.omitted === 0 ? draft.problems : [...draft.problems, moreProblems(draft.omitted)];
}

/** More bytes than a draft can take as JSON: its texts are escaped, so no unit of them takes more than three. */
function mostBytes(draft: Draft): number {
  let units = draft.path.length + draft.pointer.length;
  for (const problem of draft.problems) units += problem.length + 3;
  return units * 3 + 100;
}

/**
 * Makes drafts fit into a number of bytes: the last problems of the last entry give way, down to its first, then the
 * entry itself, and so on; the first entry keeps its first problem whatever the room.
 *
 * @param written what an entry will be in the answer, without its facts.
 */
export function fitDrafts(drafts: readonly Draft[], room: number, written: (draft: Draft) => object): readonly Draft[] {
  // Nearly all answers are far from the bound: then nothing is measured.
  let most = 0;
  for (const draft of drafts) most += mostBytes(draft);
  if (most <= room) return drafts;
  const kept = [...drafts];
  const bytes = kept.map((draft) => jsonBytes(written(draft)) + 1);
  let total = bytes.reduce((sum, size) => sum + size, 0);
  while (total > room && kept.length > 0) {
    const last = kept.length - 1;
    const draft = kept[last]!;
    total -= bytes[last]!;
    if (draft.problems.length > 1) {
      const shorter = { ...draft, problems: draft.problems.slice(0, -1), omitted: draft.omitted + 1 };
      kept[last] = shorter;
      bytes[last] = jsonBytes(written(shorter)) + 1;
      total += bytes[last];
    } else if (last === 0) {
      break;
    } else {
      kept.pop();
      bytes.pop();
    }
  }
  return kept;
}

/** What an entry of a verdict shows. */
function shownInVerdict(draft: Draft): Omit<VerdictEntry, keyof EntryFacts> {
  return { path: draft.path, pointer: draft.pointer, problems: problemsOf(draft) };
}

/** No verdict takes more bytes beside its entries: `{"ok":false,"count":…,"entries":[]}`. */
const VERDICT_FRAME = 64;

/** Spells a reading: the verdict of a root, under the bounds that a refusal has. */
export function toVerdict(reading: Reading, spelling: Spelling): Verdict {
  if (reading.ok) return reading;
  const { findings, count } = reading;
  const drafts: Draft[] = [];
  for (const finding of findings) if (drafts.length < BOUNDS.entries) drafts.push(draftOf(finding, spelling));
  const entries: VerdictEntry[] = [];
  for (const draft of fitDrafts(drafts, BOUNDS.refusal - VERDICT_FRAME, shownInVerdict)) {
    entries.push(withFacts(shownInVerdict(draft), draft.facts));
  }
  return { ok: false, count, entries };
}
