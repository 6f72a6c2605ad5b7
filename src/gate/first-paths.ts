import { BOUNDS } from '../problem/bounds.js';
import type { Step } from '../problem/cause.js';
import { compareSteps } from '../problem/order.js';

/** Counts paths and keeps the first in path order, as many as an answer lists; only those are stored. */
export class FirstPaths<Fact> {
  readonly #kept: { readonly steps: readonly Step[]; readonly fact: Fact }[] = [];
  #count = 0;

  /** Paths that were added in all. */
  get count(): number {
    return this.#count;
  }

  /** Adds a path; the steps may be changed afterwards. */
  add(steps: readonly Step[], fact: Fact): void {
    this.#count++;
    const last = this.#kept[BOUNDS.entries - 1];
    if (last !== undefined && compareSteps(steps, last.steps) >= 0) return;
    let place = this.#kept.length;
    while (place > 0 && compareSteps(steps, this.#kept[place - 1]!.steps) < 0) place--;
    this.#kept.splice(place, 0, { steps: [...steps], fact });
    this.#kept.length = Math.min(this.#kept.length, BOUNDS.entries);
  }

  /** What is made of each kept path, in path order. */
  map<Result>(make: (steps: readonly Step[], fact: Fact) => Result): Result[] {
    return this.#kept.map(({ steps, fact }) => make(steps, fact));
  }
}
