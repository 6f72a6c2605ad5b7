import { admitObject, isPrototypePolluted } from '../../json/admit.js';
import { trip } from '../../limit/run.js';
import { never, type Check } from '../check.js';
import type { Kit } from '../kit.js';
import { anyObject } from '../leaf.js';
import { namesBody, objectBody, type ObjectShape } from '../object.js';
import type { Bodies, Rest } from './bodies.js';
import type { Pool } from './pool.js';

/** The most declared properties that are read one by one; with more, iterating the data is faster. */
const MOST_SLOTS = 32;

/** How many copies of each body a root needs. */
export type Needs = Record<keyof Bodies, number>;

/** A name that can be read without asking whether it is the object's own. */
function isSlotName(name: string): boolean {
  return !(name in Object.prototype);
}

/** Whether an object can be read by slots: few names, none of them inherited. */
function hasSlots({ entries }: ObjectShape): boolean {
  return entries.length <= MOST_SLOTS && entries.every(({ name }) => isSlotName(name));
}

/** An object that has no member but those of `Object.prototype`. */
const BARE: Readonly<Record<string, unknown>> = Object.freeze({});

/** Remembers that `Object.prototype` can't be trusted. Answers false, which no one may take for an answer. */
function distrust(): false {
  return trip('prototype');
}

/** A body that meets inherited members too: it answers only where there are none. */
function trusting(body: Check): Check {
  return (value, key) => (isPrototypePolluted() ? distrust() : body(value, key));
}

/** A kit whose bodies come from `take`: copies, or the counting of them. */
function kitOf(take: <Name extends keyof Bodies>(name: Name) => Bodies[Name]): Kit {
  return {
    both: (first, second) => take('both')(first, second),
    either: (first, second) => take('either')(first, second),
    items: (item) => take('items')(item),
    plain: () => take('plain')(anyObject),
    names: (check) => trusting(namesBody(check)),
    object(shape) {
      const exact = trusting(objectBody(shape));
      const { entries, other } = shape;
      if (entries.length === 0 && other !== undefined && other !== never) return take('mapping')(other, exact);
      if (!hasSlots(shape)) return exact;
      // Objects with other properties are left to the exact body, whatever it asks of them.
      let rest: Rest = other === undefined ? () => true : take('closed')(exact);
      for (const { name, check, required } of [...entries].reverse()) {
        rest = take('slot')(name, check, required, rest, BARE, distrust);
      }
      return take('slotted')(rest, admitObject);
    },
  };
}

const NONE: Needs = { slot: 0, closed: 0, slotted: 0, plain: 0, mapping: 0, items: 0, both: 0, either: 0, root: 0 };

/** A kit that only counts what a link needs. */
export function countingKit(bodies: Bodies): { readonly kit: Kit; readonly needs: Needs } {
  const needs: Needs = { ...NONE, root: 1 };
  const kit = kitOf((name) => {
    needs[name]++;
    return bodies[name];
  });
  return { kit, needs };
}

/** Hands out the copies of a pool, each once. */
export class Copies {
  readonly #pool: Pool;
  readonly #used: Needs = { ...NONE };

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Whether a root can be served whole: one that is served by half is slower than a generic one. */
  suffice(needs: Needs): boolean {
    return Object.entries(needs).every(([name, count]) => {
      const body = name as keyof Bodies;
      return this.#used[body] + count <= this.#pool[body].length;
    });
  }

  take<Name extends keyof Bodies>(name: Name): Bodies[Name] {
    const copy = this.#pool[name][this.#used[name]++];
    if (copy === undefined) throw new RangeError('no copy is left');
    return copy;
  }

  kit(): Kit {
    return kitOf((name) => this.take(name));
  }
}
