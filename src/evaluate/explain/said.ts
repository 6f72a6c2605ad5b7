import type { Subject } from './subject.js';

/** Up to so many are found by looking at each; nearly always it is one. */
const FEW = 16;

/** The subschemas that have had their say of one value, in order. */
export class Said {
  readonly list: Subject[] = [];
  /** The same, where they are many. */
  #known: Set<Subject> | undefined = undefined;

  /** Adds a subschema; false where it is there already. */
  add(subject: Subject): boolean {
    const { list } = this;
    if (list.length < FEW ? list.includes(subject) : this.#isKnown(subject)) return false;
    list.push(subject);
    this.#known?.add(subject);
    return true;
  }

  #isKnown(subject: Subject): boolean {
    this.#known ??= new Set(this.list);
    return this.#known.has(subject);
  }

  clear(): void {
    // Taking one after the other costs less than setting the length, and than a new list.
    while (this.list.length > 0) this.list.pop();
    this.#known = undefined;
  }
}
