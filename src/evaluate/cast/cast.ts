import { admitObject } from '../../json/admit.js';
import { FRACTION, INTEGER, kindOf } from '../../json/kind.js';
import { canonicalInteger, type JsonNumber } from '../../json/number.js';
import { has, setOwn } from '../../json/own.js';
import type { Applicator, Applied, Plan } from '../../plan/plan.js';
import type { Check, Key } from '../check.js';
import type { BooleanLink } from '../link.js';
import { looksAtProperties } from '../../plan/walkers.js';
import { itemsCheck, propertiesCheck, type Into } from '../parts.js';
import { itemsOf, propertiesOf, unevaluatedBody, type Members } from '../unevaluated.js';

/** One accepted value: the members that subschemas look at, each with all of its subschemas. */
interface Frame {
  readonly seen: Set<Plan>;
  readonly members: Map<Key, { readonly item: unknown; readonly plans: Set<Plan> }>;
  /** Whether some subschema promises an integer. */
  integer: boolean;
}

/**
 * Links plans a third time, to cast what was accepted: where a subschema says `integer`, a whole number becomes the
 * integer that it promises. Every accepted subschema of a value has its say; a branch that refused has none.
 */
export class CastingLink {
  readonly #link: BooleanLink;
  readonly #digits: number;
  readonly #parts = new Map<Plan, readonly ((value: unknown) => void)[]>();
  #frame: Frame | undefined;

  /** @param digits the digits that an integer may have when written out */
  constructor(link: BooleanLink, digits: number) {
    this.#link = link;
    this.#digits = digits;
  }

  /** The value after casting: the very same where nothing was cast, else a copy along the way to what was. */
  cast(plans: Iterable<Plan>, value: unknown): unknown {
    const outer = this.#frame;
    const frame: Frame = { seen: new Set(), members: new Map(), integer: false };
    this.#frame = frame;
    for (const plan of plans) this.#here(plan, value);
    this.#frame = outer;
    if (frame.integer && kindOf(value) === INTEGER) return canonicalInteger(value as JsonNumber, this.#digits);
    let result = value;
    for (const [key, { item, plans: accepted }] of frame.members) {
      const cast = this.cast(accepted, item);
      if (Object.is(cast, item)) continue;
      if (result === value) result = copyOf(value);
      if (Array.isArray(result)) result[key as number] = cast;
      else setOwn(result as Record<string, unknown>, String(key), cast);
    }
    return result;
  }

  #here(plan: Plan, value: unknown): void {
    const { seen } = this.#frame!;
    if (seen.has(plan)) return;
    seen.add(plan);
    let parts = this.#parts.get(plan);
    if (parts === undefined) this.#parts.set(plan, (parts = this.#linkParts(plan)));
    for (const part of parts) part(value);
  }

  readonly #into: Into = (plan) => (item, key) => {
    const { members } = this.#frame!;
    const known = members.get(key);
    if (known === undefined) members.set(key, { item, plans: new Set([plan]) });
    else known.plans.add(plan);
    return true;
  };

  #linkParts(plan: Plan): readonly ((value: unknown) => void)[] {
    const { kinds, object, array, conditional, unevaluatedProperties, unevaluatedItems } = plan;
    const parts: ((value: unknown) => void)[] = [];
    const add = (check: Check | undefined): void => {
      if (check !== undefined) parts.push((value) => check(value, ''));
    };
    if (kinds & INTEGER && !(kinds & FRACTION)) {
      parts.push(() => {
        this.#frame!.integer = true;
      });
    }
    if (object !== undefined && looksAtProperties(object)) add(propertiesCheck(object, this.#into, false));
    const items = array && itemsCheck(array, this.#into);
    if (items !== undefined) add((value, key) => !Array.isArray(value) || items(value, key));
    for (const applicator of plan.inPlace) parts.push(this.#applicator(applicator));
    if (conditional?.test !== undefined) {
      const test = this.#link.check(conditional.test);
      parts.push((value) => {
        const branch = test(value, '') ? conditional.then : conditional.otherwise;
        if (branch !== undefined) this.#here(branch, value);
      });
    }
    const addUnevaluated = (members: Members, applied: Applied | undefined): void => {
      if (applied === undefined) return;
      const child = this.#into(applied.plan, 'other', false, undefined);
      add(unevaluatedBody(members, this.#link.evaluating(plan), child, false));
    };
    addUnevaluated(propertiesOf, unevaluatedProperties);
    addUnevaluated(itemsOf, unevaluatedItems);
    return parts;
  }

  #applicator(applicator: Applicator): (value: unknown) => void {
    switch (applicator.kind) {
      case 'all':
        return (value) => {
          for (const plan of applicator.plans) this.#here(plan, value);
        };
      case 'any':
      case 'one':
        return (value) => {
          const accepting = applicator.plans.find((plan) => this.#link.check(plan)(value, ''));
          if (accepting !== undefined) this.#here(accepting, value);
        };
      case 'when':
        return (value) => {
          const object = admitObject(value);
          if (object !== undefined && has(object, applicator.property)) this.#here(applicator.plan, value);
        };
      case 'not':
        return () => undefined;
    }
  }
}

/** A shallow copy of an array, or of an object with its own properties. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...(value as readonly unknown[])];
  const object = admitObject(value) ?? {};
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(object)) setOwn(copy, name, object[name]);
  return copy;
}
