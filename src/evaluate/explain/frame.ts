import type { Cause } from '../../problem/cause.js';
import type { Key } from '../check.js';
import type { Subject } from './subject.js';

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

/**
 * One value that is being explained: visited once, whatever number of subschemas apply to it. One frame a level of the
 * data serves every value of that level, one after another.
 */
export class Frame {
  /** The subschemas it was entered with. */
  subjects: readonly Subject[] = [];
  outer: Frame | undefined = undefined;
  causes: Cause[] = [];
  failed = false;
  /** False where its path comes after the ten that are kept: it is only counted. */
  listening = false;
  /** The failed members by key, where several subschemas look at the members; else they are explained at once. */
  pending: Map<Key, Pending> | undefined = undefined;
  /** The subschemas that had their say: mostly there is one, and a set of them is never made. */
  #first: Subject | undefined = undefined;
  readonly #others = new Set<Subject>();

  /** Begins with another value. */
  begin(subjects: readonly Subject[], outer: Frame | undefined, listening: boolean, defers: boolean): void {
    this.subjects = subjects;
    this.outer = outer;
    this.failed = false;
    this.listening = listening;
    this.pending = defers ? new Map() : undefined;
    this.#first = undefined;
    if (this.#others.size > 0) this.#others.clear();
  }

  /** Gives a subschema its say; answers whether it had none before. */
  hears(subject: Subject): boolean {
    if (this.#first === undefined) {
      this.#first = subject;
      return true;
    }
    return this.#first !== subject && this.#others.size !== this.#others.add(subject).size;
  }

  /** Whether one of the subschemas that it was entered with, or that had their say, is such a one. */
  some(isSuch: (subject: Subject) => boolean): boolean {
    if (this.subjects.some(isSuch) || (this.#first !== undefined && isSuch(this.#first))) return true;
    for (const subject of this.#others) if (isSuch(subject)) return true;
    return false;
  }
}
