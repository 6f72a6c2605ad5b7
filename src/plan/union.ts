import { ANY, OBJECT } from '../json/kind.js';
import type { Plan } from './plan.js';
import { plansOf } from './in-place.js';

/** How deep the facts of a branch are looked for behind its references and `allOf`s. */
const DEPTH = 16;

/** The kinds that a plan can accept at most: its own `type` and those of everything that applies with it. */
export function kindsOf(plan: Plan, depth: number = DEPTH): number {
  if (plan.never) return 0;
  let kinds = plan.kinds;
  if (depth === 0) return kinds;
  for (const applicator of plan.inPlace) {
    if (applicator.kind === 'not' || applicator.kind === 'when') continue;
    const below = plansOf(applicator).map((branch) => kindsOf(branch, depth - 1));
    kinds &=
      applicator.kind === 'all' ? below.reduce((all, one) => all & one, ANY) : below.reduce((all, one) => all | one, 0);
  }
  return kinds;
}

/** What a tag may be: a scalar, so that it is looked up and not compared. */
export type TagValue = string | number | boolean | null;

/** The values that a property may have in a branch, or undefined where its schema doesn't list scalars. */
function valuesOf(plan: Plan, depth: number): ReadonlySet<TagValue> | undefined {
  for (const { members } of plan.constants) {
    if (members.every((member) => typeof member !== 'object' || member === null)) return new Set(members as TagValue[]);
  }
  if (depth === 0) return undefined;
  for (const below of conjuncts(plan)) {
    const values = valuesOf(below, depth - 1);
    if (values !== undefined) return values;
  }
  return undefined;
}

/** The plans that apply whenever the plan does: behind `$ref` and `allOf`. */
function conjuncts(plan: Plan): readonly Plan[] {
  return plan.inPlace.flatMap((applicator) => (applicator.kind === 'all' ? applicator.plans : []));
}

/** A branch seen as an object: what its own keywords and those that apply with it say of each property. */
interface BranchFacts {
  readonly tags: Map<string, ReadonlySet<TagValue>>;
  readonly required: Set<string>;
}

function factsOf(plan: Plan, facts: BranchFacts, depth: number): BranchFacts {
  for (const [name, property] of plan.object?.properties ?? []) {
    const values = facts.tags.has(name) ? undefined : valuesOf(property, DEPTH);
    if (values !== undefined) facts.tags.set(name, values);
  }
  for (const name of plan.object?.required ?? []) facts.required.add(name);
  if (depth > 0) for (const below of conjuncts(plan)) factsOf(below, facts, depth - 1);
  return facts;
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
  const branches = plans.flatMap((plan, index) =>
    kindsOf(plan) & OBJECT ? [{ index, ...factsOf(plan, { tags: new Map(), required: new Set() }, DEPTH) }] : [],
  );
  const [first] = branches;
  if (first === undefined || branches.length < 2) return undefined;
  let best: Tag | undefined;
  for (const name of first.tags.keys()) {
    const byValue = new Map<TagValue, number[]>();
    if (!branches.every(({ index, tags }) => collect(byValue, tags.get(name), index))) continue;
    if (![...byValue.values()].some((indexes) => indexes.length === 1)) continue;
    const texts = [...byValue.keys()].every((value) => typeof value === 'string');
    const required = branches.every((branch) => branch.required.has(name));
    const tag = { name, branches: byValue, required, decides: texts && required };
    if (best === undefined || rank(tag) > rank(best)) best = tag;
  }
  return best;
}

function rank({ branches, decides }: Tag): number {
  return branches.size + (decides ? 1e6 : 0);
}

function collect(byValue: Map<TagValue, number[]>, values: ReadonlySet<TagValue> | undefined, index: number): boolean {
  for (const value of values ?? []) byValue.set(value, [...(byValue.get(value) ?? []), index]);
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
