/** Members that are still to be counted, from a place on. */
interface Cursor {
  readonly members: readonly unknown[];
  next: number;
}

/**
 * Counts the values of some data, those inside an object that stands in several places once. Counting goes on where it
 * stopped, so that asking again and again for more costs no more than asking once for the most.
 */
export class ValueCount {
  readonly #met = new Set<unknown>();
  readonly #cursors: Cursor[];
  #count = 0;

  constructor(data: unknown) {
    this.#cursors = [{ members: [data], next: 0 }];
  }

  /** How many values there are; looks no further than `most`. An undefined member is none. */
  upTo(most: number): number {
    for (let cursor = this.#last(); cursor !== undefined && this.#count < most; cursor = this.#last()) {
      const value = cursor.members[cursor.next++];
      if (value === undefined) continue;
      this.#count++;
      if (typeof value !== 'object' || value === null || this.#met.has(value)) continue;
      this.#met.add(value);
      this.#cursors.push({ members: Array.isArray(value) ? value : Object.values(value), next: 0 });
    }
    return Math.min(this.#count, most);
  }

  /** The innermost members of which some are left. */
  #last(): Cursor | undefined {
    let last = this.#cursors[this.#cursors.length - 1];
    while (last !== undefined && last.next >= last.members.length) {
      this.#cursors.pop();
      last = this.#cursors[this.#cursors.length - 1];
    }
    return last;
  }
}
