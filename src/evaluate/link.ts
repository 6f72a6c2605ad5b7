import { ARRAY, FRACTION, NUMBER, OBJECT, STRING } from '../json/kind.js';
import { prepareConstants } from '../json/constants.js';
import { isWhole, type JsonNumber } from '../json/number.js';
import { evaluatedBy } from '../plan/covers.js';
import type { Applicator, ArrayPart, ObjectPart, Plan } from '../plan/plan.js';
import type { Sharing } from '../plan/sharing.js';
import { areKindsApart, findTag, kindsOf } from '../plan/union.js';
import { containsBody } from './array.js';
import { allOf, always, anyOf, asCheck, never, type Check } from './check.js';
import { everyBranchBody, ifBody, notBody, oneBody, taggedBody, whenBody } from './combine.js';
import { genericKit, type Kit } from './kit.js';
import { anyJson, byKind, plainObject } from './leaf.js';
import { requiredBody } from './object.js';
import { containsBounds, itemsCheck, propertiesCheck } from './parts.js';
import { looksAtProperties } from '../plan/walkers.js';
import { repeated, revisited, SAME_LEVEL } from './revisit.js';
import { itemsOf, noting, notingMatches, propertiesOf, retracting, unevaluatedBody, unnoticed } from './unevaluated.js';

/** How many plans are linked inside each other before the next is put off. */
const DEEPEST = 64;

/** A plan that is being linked, or is. */
class Link {
  check: Check | undefined = undefined;
  /** Until it is built, the levels from where linking began stand between the data and a plan that is put off. */
  level = 0;
  /** Whether a way from it leads to a plan that recurs: then its levels count, wherever it is entered from. */
  recurs = false;
}

/**
 * Links plans into checkers for the boolean pass: each plan once, and once more where an `unevaluated…` keyword looks
 * on. A plan that is met again while it is being linked is one that recurs.
 */
export class BooleanLink {
  readonly #sharing: Sharing;
  readonly #kit: Kit;
  readonly #quiet = new Map<Plan, Link>();
  readonly #watched = new Map<Plan, Link>();
  /** Levels of data below the plan that linking began with, along the way that is being linked. */
  #level = 0;
  /** Plans that are being linked inside each other. */
  #nesting = 0;
  /** How often linking came to a plan that recurs, so that those around it are known to lead there. */
  #recurrences = 0;
  /** Plans so deep inside others that linking them at once could overflow the stack. */
  readonly #waiting: { readonly link: Link; readonly plan: Plan; readonly watched: boolean }[] = [];
  /** Whether any checker counts steps, depth or notes, so that a run must be begun. */
  isStateful = false;

  /** @param kit where the bodies come from that call other checkers */
  constructor(sharing: Sharing, kit: Kit = genericKit) {
    this.#sharing = sharing;
    this.#kit = kit;
  }

  #all(checks: readonly Check[]): Check {
    return allOf(checks, this.#kit.both);
  }

  #any(checks: readonly Check[]): Check {
    return anyOf(checks, this.#kit.either);
  }

  /** The checker of a plan. `watched`: an `unevaluated…` keyword of the same value looks on. */
  check(plan: Plan, watched = false): Check {
    const check = this.#linked(plan, watched);
    // Plans that were put off are linked from here, each as far as the next ones that are put off.
    while (this.#nesting === 0 && this.#waiting.length > 0) {
      const next = this.#waiting.pop()!;
      this.#build(next.link, next.plan, next.watched);
    }
    return check;
  }

  #linked(plan: Plan, watched: boolean): Check {
    const links = watched ? this.#watched : this.#quiet;
    const known = links.get(plan);
    if (known !== undefined) return this.#again(known, watched);
    const link = new Link();
    links.set(plan, link);
    if (this.#nesting < DEEPEST) return this.#build(link, plan, watched);
    this.#waiting.push({ link, plan, watched });
    return this.#back(link, watched);
  }

  #build(link: Link, plan: Plan, watched: boolean): Check {
    link.level = this.#level;
    this.#nesting++;
    const before = this.#recurrences;
    const check = this.#guard(plan, this.#linkWhole(plan, watched), watched);
    this.#nesting--;
    link.recurs = this.#recurrences > before;
    link.check = check;
    return check;
  }

  /** Checks all of a plan but its `unevaluated…` keywords, and notes what is evaluated. */
  evaluating(plan: Plan): Check {
    return this.#linkAll(plan, true);
  }

  /** The checker of a plan that was met before, on this level or on another. */
  #again(link: Link, watched: boolean): Check {
    if (link.check === undefined || (link.recurs && link.level !== this.#level)) return this.#back(link, watched);
    if (link.recurs) this.#recurrences++;
    return link.check;
  }

  /** Enters a plan from another level than the one it is linked for. */
  #back(link: Link, watched: boolean): Check {
    this.#recurrences++;
    this.isStateful = true;
    return revisited(() => link.check ?? never, { from: this.#level, to: link.level }, !watched);
  }

  #guard(plan: Plan, check: Check, watched: boolean): Check {
    const { shared, repeated: again } = this.#sharing;
    if (!shared.has(plan)) return check;
    this.isStateful = true;
    const guarded = revisited(() => check, SAME_LEVEL, !watched);
    return again.has(plan) && !watched ? repeated(guarded) : guarded;
  }

  /** The checker of a member's plan: one level deeper, and nothing it evaluates counts for this value. */
  #into(plan: Plan): Check {
    this.#level++;
    const check = this.check(plan);
    this.#level--;
    return check;
  }

  #linkWhole(plan: Plan, watched: boolean): Check {
    if (plan.never) return never;
    const { unevaluatedProperties, unevaluatedItems } = plan;
    const looksOn = unevaluatedProperties !== undefined || unevaluatedItems !== undefined;
    let check = this.#linkAll(plan, watched || looksOn);
    if (unevaluatedProperties !== undefined) {
      const outer = watched || unevaluatedItems !== undefined;
      check = unevaluatedBody(propertiesOf, check, this.#into(unevaluatedProperties.plan), outer);
    }
    if (unevaluatedItems !== undefined) {
      check = unevaluatedBody(itemsOf, check, this.#into(unevaluatedItems.plan), watched);
    }
    if (looksOn) this.isStateful = true;
    return check;
  }

  #linkAll(plan: Plan, watched: boolean): Check {
    const own = this.#own(plan, watched);
    const check = plan.inPlace.length === 0 && plan.conditional === undefined ? own : this.#inPlace(plan, own, watched);
    const evaluated = watched ? evaluatedBy(plan) : undefined;
    return evaluated === undefined ? check : noting(check, evaluated);
  }

  /** What the plan's own keywords ask, with the subschemas that apply to the same value. */
  #inPlace(plan: Plan, own: Check, watched: boolean): Check {
    const checks = plan.inPlace.map((applicator) => this.#applicator(applicator, watched));
    const { conditional } = plan;
    if (conditional?.test !== undefined) {
      const part = (branch: Plan | undefined): Check => (branch === undefined ? always : this.check(branch, watched));
      const test = this.check(conditional.test, watched);
      checks.push(ifBody(watched ? retracting(test) : test, part(conditional.then), part(conditional.otherwise)));
    }
    // A value's kind is settled by any subschema that applies to it; only where none must apply, it is asked here.
    const settled =
      own === anyJson && plan.inPlace.some(({ kind }) => kind === 'all' || kind === 'any' || kind === 'one');
    return this.#all(settled ? checks : [own, ...checks]);
  }

  /** What the plan's own keywords ask. */
  #own(plan: Plan, watched: boolean): Check {
    const kinds = byKind(
      plan.kinds,
      {
        string: plan.kinds & STRING ? assertions(plan, STRING) : undefined,
        number: plan.kinds & NUMBER ? assertions(plan, NUMBER) : undefined,
        array: plan.kinds & ARRAY ? this.#array(plan, plan.array, watched) : undefined,
        object: plan.kinds & OBJECT ? this.#object(plan, plan.object) : undefined,
      },
      this.#kit.either,
    );
    if (plan.constants.length === 0) return kinds;
    return membersAlone(plan, kinds) ?? this.#all([kinds, ...plan.constants.map(({ holds }) => holds)]);
  }

  #object(plan: Plan, part: ObjectPart | undefined): Check | undefined {
    const asserted = assertions(plan, OBJECT);
    if (part === undefined && asserted === undefined && plan.kinds !== OBJECT) return undefined;
    const checks: Check[] = [];
    if (part !== undefined && looksAtProperties(part)) {
      checks.push(propertiesCheck(part, (below) => this.#into(below), true, this.#kit));
    } else if (part !== undefined && part.required.length > 0) {
      checks.push(requiredBody(part.required));
    }
    // An assertion alone doesn't ask whether the object is a plain one. It lists keys where it needs them.
    if (checks.length === 0) checks.push(asserted === undefined ? this.#kit.plain() : plainObject);
    if (asserted !== undefined) checks.push(asserted);
    if (part?.names !== undefined) checks.push(this.#kit.names(this.#into(part.names.plan)));
    return this.#all(checks);
  }

  #array(plan: Plan, part: ArrayPart | undefined, watched: boolean): Check | undefined {
    const checks: Check[] = [];
    const asserted = assertions(plan, ARRAY);
    if (asserted !== undefined) checks.push(asserted);
    const items = part && itemsCheck(part, (below) => this.#into(below), this.#kit);
    if (items !== undefined) checks.push(items);
    if (part?.contains !== undefined) {
      const matches = this.#into(part.contains.plan);
      checks.push(containsBody(matches, containsBounds(part)));
      if (watched && part.containsEvaluates) checks.push(notingMatches(matches));
    }
    return checks.length === 0 ? undefined : this.#all(checks);
  }

  #applicator(applicator: Applicator, watched: boolean): Check {
    switch (applicator.kind) {
      case 'all':
        return this.#all(applicator.plans.map((plan) => this.check(plan, watched)));
      case 'not': {
        const check = this.check(applicator.plan, watched);
        return notBody(watched ? unnoticed(check) : check);
      }
      case 'when':
        return whenBody(applicator.property, this.check(applicator.plan, watched));
      case 'any':
      case 'one':
        return this.#union(applicator.kind, applicator.plans, watched);
    }
  }

  #union(kind: 'any' | 'one', plans: readonly Plan[], watched: boolean): Check {
    const branches = plans.map((plan) => {
      const check = this.check(plan, watched);
      return watched ? retracting(check) : check;
    });
    const choose = (chosen: readonly Check[]): Check => {
      if (chosen.length < 2) return this.#any(chosen);
      if (kind === 'one') return oneBody(chosen);
      return watched ? everyBranchBody(chosen) : this.#any(chosen);
    };
    const tag = findTag(plans);
    if (tag?.decides === true) {
      const byTag = new Map<unknown, Check>(
        [...tag.branches].map(([value, list]) => [value, choose(list.map((index) => branches[index] ?? never))]),
      );
      const others = branches.filter((_, index) => (kindsOf(plans[index]!) & ~OBJECT) !== 0);
      return taggedBody(tag.name, byTag, choose(others));
    }
    return areKindsApart(plans) ? this.#any(branches) : choose(branches);
  }
}

/** The assertions on one kind of value, as one check; undefined where there are none. */
function assertions(plan: Plan, kind: number): Check | undefined {
  const [first, second] = plan.assertions;
  if (first === undefined) return undefined;
  if (second === undefined) return first.kinds & kind ? asCheck(first.holds) : undefined;
  let rules: Check[] | undefined;
  for (const { kinds, holds } of plan.assertions) if (kinds & kind) (rules ??= []).push(asCheck(holds));
  return rules && allOf(rules);
}

/**
 * Where a schema lists scalar constants, the members that the rest of it accepts are known now: membership alone
 * decides. Undefined where more than that must be asked: of objects and arrays, and of integers that may be cast.
 */
function membersAlone(plan: Plan, kinds: Check): Check | undefined {
  const [first, ...others] = plan.constants;
  if (first === undefined) return undefined;
  const members = first.members.filter((member) => others.every(({ holds }) => holds(member)));
  const casts = (plan.kinds & FRACTION) === 0;
  for (const member of members) {
    if (typeof member === 'object' && member !== null) return undefined;
    if (casts && typeof member === 'number' && isWhole(member satisfies JsonNumber)) return undefined;
  }
  return prepareConstants(members.filter((member) => kinds(member, '')));
}
