import { BOUNDS } from '../../problem/bounds.js';
import type { Cause, Finding, Reading, Step } from '../../problem/cause.js';
import { insertByPath, isAmongFirst } from '../../problem/order.js';
import { schemaText } from '../../problem/schema-text.js';
import { lasting } from '../../problem/text.js';
import { Frame } from './frame.js';
import type { Subject } from './subject.js';

/** The most causes that one path keeps; an entry shows far fewer. */
const MOST_CAUSES = 1_000;

/** The value is none that JSON can carry. */
export const notJson: Cause = lasting({ keyword: 'json', pointer: schemaText('') });

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

  /** Enters the value that the steps lead to. */
  enter(subjects: readonly Subject[], defers: boolean): Frame {
    const level = this.steps.length;
    const frame = (this.#frames[level] ??= new Frame());
    frame.begin(subjects, this.frame, this.isListening(), defers);
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

  /** Tells a cause of the current value. */
  note(cause: Cause): void {
    if (this.fails()) this.tell(cause);
  }

  /** Tells a cause that many members may give, once. */
  noteOnce(cause: Cause): void {
    if (this.frame?.causes.some(({ pointer }) => pointer === cause.pointer) !== true) this.note(cause);
  }

  reading(): Reading {
    return { ok: false, count: this.count, findings: this.#findings };
  }
}
