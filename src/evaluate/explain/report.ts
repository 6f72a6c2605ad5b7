import { BOUNDS } from '../../problem/bounds.js';
import type { Cause, Facts, Finding, Reading, Step } from '../../problem/cause.js';
import { insertByPath, isAmongFirst } from '../../problem/order.js';
import type { SchemaText } from '../../problem/schema-text.js';
import type { Key } from '../check.js';
import type { Subject } from './subject.js';

/** The most causes that one path keeps; an entry shows far fewer. */
const MOST_CAUSES = 1_000;

/** A member of the frame's value that failed, to be explained after every subschema of the frame has had its say. */
export interface Pending {
  readonly item: unknown;
  /** Whether any subschema declares it by name. */
  declared: boolean;
  /** The subschemas that refuse it. */
  readonly subjects: Set<Subject>;
  /** Causes that stand at it but are its object's to tell. */
  readonly tells: (() => void)[];
}

/** One value that is being explained: visited once, whatever number of subschemas apply to it. */
export interface Frame {
  /** The subschemas it was entered with. */
  subjects: readonly Subject[];
  outer: Frame | undefined;
  /** The subschemas that have had their say. */
  readonly said: Set<Subject>;
  causes: Cause[];
  failed: boolean;
  /** False where its path comes after the ten that are kept: it is only counted. */
  listening: boolean;
  /** The failed members by key, where several subschemas look at the members; else they are explained at once. */
  pending: Map<Key, Pending> | undefined;
}

/** Facts that were made for one cause, as that cause: told its place, not copied. */
export function placed(facts: Facts, pointer: SchemaText): Cause {
  (facts as { pointer?: SchemaText }).pointer = pointer;
  return facts as Cause;
}

/** What one explanation has found so far: the first paths in path order, and the count of all. */
export class Report {
  readonly steps: Step[] = [];
  frame: Frame | undefined = undefined;
  count = 0;
  readonly #findings: Finding[] = [];
  /** By level. */
  readonly #frames: Frame[] = [];

  /** Whether what is found at the current steps, or below them, is among the paths that are kept. */
  isListening(): boolean {
    return this.frame?.listening !== false && isAmongFirst(this.#findings, this.steps, BOUNDS.entries);
  }

  /** Enters the value that the steps lead to. One frame a level serves every value of that level, one after another. */
  enter(subjects: readonly Subject[], defers: boolean): Frame {
    const listening = this.isListening();
    const level = this.steps.length;
    const pending = defers ? new Map<Key, Pending>() : undefined;
    let frame = this.#frames[level];
    if (frame === undefined) {
      frame = { subjects, outer: this.frame, said: new Set(), causes: [], failed: false, listening, pending };
      this.#frames[level] = frame;
    } else {
      frame.subjects = subjects;
      frame.outer = this.frame;
      if (frame.said.size > 0) frame.said.clear();
      frame.failed = false;
      frame.listening = listening;
      frame.pending = pending;
    }
    this.frame = frame;
    return frame;
  }

  leave(frame: Frame): void {
    this.frame = frame.outer;
    if (!frame.failed) return;
    this.count++;
    if (!frame.listening) return;
    insertByPath(this.#findings, { steps: this.steps.slice(), causes: frame.causes }, BOUNDS.entries);
    frame.causes = [];
  }

  /** Tells that the current value is refused. Answers whether the cause is wanted: its path is one of those kept. */
  fails(): boolean {
    const { frame } = this;
    if (frame === undefined) return false;
    frame.failed = true;
    return frame.listening && frame.causes.length < MOST_CAUSES;
  }

  /** Tells a cause that is wanted. */
  tell(cause: Cause): void {
    this.frame?.causes.push(cause);
  }

  /** Tells a cause of the current value. The facts are made only where they are wanted. */
  note(pointer: SchemaText, facts: () => Facts): void {
    if (this.fails()) this.tell(placed(facts(), pointer));
  }

  /** Tells a cause that many members may give, once. */
  noteOnce(pointer: SchemaText, facts: () => Facts): void {
    if (this.frame?.causes.some((cause) => cause.pointer === pointer) !== true) this.note(pointer, facts);
  }

  reading(): Reading {
    return { ok: false, count: this.count, findings: this.#findings };
  }
}
