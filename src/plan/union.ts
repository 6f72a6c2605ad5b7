import type { FrozenJson } from '../json/frozen.js';
import { ANY, OBJECT } from '../json/kind.js';
import type { Plan } from './plan.js';
import { plansOf } from './in-place.js';

/** How many subschemas behind its references and `allOf`s the facts of a branch are read from. */
const MOST_CONJUNCTS = 64;
/** How many names of a subschema, and members of an `enum`, are looked at to find a tag. */
const MOST_NAMES = 256;

const knownKinds = new WeakMap<Plan, number>();

/** The kinds that a plan can accept at most: its own `type` and those of everything that applies with it. */
export function kindsOf(plan: Plan): number {
  const known = knownKinds.get(plan);
  if (known !== undefined) return known;
  let kinds = plan.never ? 0 : plan.kinds;
  for (const applicator of plan.inPlace) {
    if (kinds === 0) break;
    if (applicator.kind === 'not' || applicator.kind === 'when') continue;
    const below = plansOf(applicator).map(kindsOf);
    kinds &=
      applicator.kind === 'all' ? below.reduce((all, one) => all & one, ANY) : below.reduce((all, one) => all | one, 0);
  }
  knownKinds.set(plan, kinds);
  return kinds;
}

/** What a tag may be: a scalar, so that it is looked up and not compared. */
export type TagValue = string | number | boolean | null;

/** The values that a property may have in a branch, or undefined where its schema doesn't list scalars. */
function valuesOf(plan: Plan): ReadonlySet<TagValue> | undefined {
  for (const { constants } of conjuncts(plan)) {
    for (const { members } of constants) {
      if (members.length <= MOST_NAMES && members.every(isTagValue)) return new Set(members);
    }
  }
  return undefined;
}

function isTagValue(member: FrozenJson): member is TagValue {
  return typeof member !== 'object' || member === null;
}

/** The plan and those that apply whenever it does: behind `$ref` and `allOf`. */
function conjuncts(plan: Plan): Iterable<Plan> {
  const found = new Set([plan]);
  for (const { inPlace } of found) {
    for (const applicator of inPlace) {
      if (applicator.kind !== 'all') continue;
      for (const below of applicator.plans) if (found.size < MOST_CONJUNCTS) found.add(below);
    }
  }
  return found;
}

/** A branch seen as an object: what its own keywords and those that apply with it say of each property. */
interface BranchFacts {
  readonly tags: Map<string, ReadonlySet<TagValue>>;
  readonly required: Set<string>;
}

function factsOf(plan: Plan): BranchFacts {
  const tags = new Map<string, ReadonlySet<TagValue>>();
  const required = new Set<string>();
  for (const { object } of conjuncts(plan)) {
    for (const [name, property] of first(object?.properties)) {
      const values = tags.has(name) ? undefined : valuesOf(property);
      if (values !== undefined) tags.set(name, values);
    }
    for (const name of first(object?.required)) required.add(name);
  }
  return { tags, required };
}

function* first<Item>(items: Iterable<Item> = []): Generator<Item> {
  let count = 0;
  for (const item of items)
    if (count++ < MOST_NAMES) yield item;
    else return;
}

/** A property whose value tells the object branches of a union apart. */
export interface Tag {
  readonly name: string;
  /** The branches that each value leaves, by index. */
  readonly branches: ReadonlyMap<TagValue, readonly number[]>;
  /** Every object branch requires the property, so an object without it is refused. */
  readonly required: boolean;
  /** It is required and always a text, so that the text alone finds the branches. */
  readonly decides: boolean;
}

/**
 * Finds the tag of a union: a property that every branch for objects limits to listed scalars, and that leaves at
 * least one of them to a single branch. A tag that every branch requires is preferred, then the one that tells most apart.
 */
export function findTag(plans: readonly Plan[]): Tag | undefined {
  const branches = plans.flatMap((plan, index) => (kindsOf(plan) & OBJECT ? [{ index, ...factsOf(plan) }] : []));
  const [branch] = branches;
  if (branch === undefined || branches.length < 2) return undefined;
  let best: Tag | undefined;
  for (const name of branch.tags.keys()) {
    const byValue = new Map<TagValue, number[]>();
    if (!branches.every(({ index, tags }) => collect(byValue, tags.get(name), index))) continue;
    if (![...byValue.values()].some((indexes) => indexes.length === 1)) continue;
    const texts = [...byValue.keys()].every((value) => typeof value === 'string');
    const required = branches.every((each) => each.required.has(name));
    const tag = { name, branches: byValue, required, decides: texts && required };
    if (best === undefined || rank(tag) > rank(best)) best = tag;
  }
  return best;
}

function rank({ branches, decides }: Tag): number {
  return branches.size + (decides ? 1e6 : 0);
}

function collect(byValue: Map<TagValue, number[]>, values: ReadonlySet<TagValue> | undefined, index: number): boolean {
  for (const value of values ?? []) {
    const indexes = byValue.get(value);
    if (indexes === undefined) byValue.set(value, [index]);
    else indexes.push(index);
  }
  return values !== undefined;
}

/** Whether no value can be accepted by two of the branches, by their kinds alone. */
export function areKindsApart(plans: readonly Plan[]): boolean {
  let seen = 0;
  for (const plan of plans) {
    const kinds = kindsOf(plan);
    if ((seen & kinds) !== 0) return false;
    seen |= kinds;
  }
  return true;
}
