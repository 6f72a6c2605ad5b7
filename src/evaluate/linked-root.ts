import { planSchema, type Compiled } from '../compile/compile.js';
import type { Settings } from '../compile/settings.js';
import { bareDeepCopy, isPrototypePolluted, protoThrows } from '../json/admit.js';
import type { FrozenJson } from '../json/frozen.js';
import { restart, run, withinRun } from '../limit/run.js';
import { requiring } from '../plan/walkers.js';
import type { Reading } from '../problem/cause.js';
import { Findings } from '../problem/fault.js';
import { schemaText } from '../problem/schema-text.js';
import { CastingLink } from './cast/cast.js';
import type { Check } from './check.js';
import { ExplainingLink } from './explain/explain.js';
import { HOT_AFTER, LOAD_AFTER, hotTest, linkHot, loadCopies, takeEntry, whenLoaded } from './hot/heat.js';
import { Ways } from './hot/ways.js';
import { genericKit, type Kit } from './kit.js';
import { BooleanLink } from './link.js';

/** The passes over a value that was refused, or that needs casting: made when first asked for. */
interface SlowPasses {
  readonly compiled: Compiled;
  readonly link: BooleanLink;
  readonly explaining: ExplainingLink;
  readonly casting: CastingLink;
}

/** What a root is made of at registration. */
export interface RootParts {
  readonly schema: FrozenJson;
  readonly settings: Settings;
  readonly compiled: Compiled;
  readonly link: BooleanLink;
  /** Names that are required elsewhere. */
  readonly required: readonly string[];
  readonly hotAfter: number | undefined;
}

/** What the root that was made last was linked from, known by its settings: a value is often refused right after. */
let latest: { readonly settings: Settings; readonly compiled: Compiled; readonly link: BooleanLink } | undefined;

/** A root at work: the boolean check that is linked now, and what can be made of the schema again. */
export class LinkedRoot {
  /** Names that every object has that {@link LinkedRoot.accept} accepts. */
  readonly required: readonly string[];
  readonly #schema: FrozenJson;
  readonly #settings: Settings;
  readonly #requiredElsewhere: readonly string[];
  readonly #isStateful: boolean;
  readonly #hotAfter: number;
  readonly #ways = new Ways((data) => this.#test(data));
  #accepts: Check;
  #calls = 0;
  #slow: SlowPasses | undefined;

  constructor({ schema, settings, compiled, link, required, hotAfter }: RootParts) {
    const plan = requiring(compiled.root, required);
    this.#schema = schema;
    this.#settings = settings;
    this.#requiredElsewhere = required;
    this.#hotAfter = hotAfter ?? HOT_AFTER;
    this.#accepts = withinRun(undefined, settings.limits, () => link.check(plan));
    this.#isStateful = link.isStateful;
    this.required = plan.object?.required ?? [];
    latest = { settings, compiled, link };
  }

  /** Whether a value is accepted, as a function for callers to keep. */
  entry(): (data: unknown) => boolean {
    return takeEntry()(this.#ways);
  }

  /*
   * A call of a root that keeps no state needs no run of its own: nearly every call ends so. Closures, which would cost
   * each of them a context, stand in methods of their own.
   */

  #test(data: unknown): boolean {
    if (this.#isStateful) return this.#testWithin(data);
    this.#count();
    const { trip } = run;
    run.trip = '';
    const accepted = this.#isAccepted(this.#trusted(data));
    run.trip = trip;
    return accepted;
  }

  #testWithin(data: unknown): boolean {
    this.#count();
    const value = this.#trusted(data);
    return this.#within(value, () => this.#isAccepted(value));
  }

  /** The value after casting; undefined where it is refused, or lacks a name that is required elsewhere. */
  accept(data: unknown): unknown {
    if (this.#isStateful) return this.#acceptWithin(data);
    const { cold, hot = cold } = this.#ways;
    const { uncanonical } = run;
    run.uncanonical = false;
    const accepted = hot(data);
    const settled = accepted && !run.uncanonical;
    run.uncanonical = uncanonical;
    if (settled) return data;
    return accepted ? this.#castWithin(data) : undefined;
  }

  #acceptWithin(data: unknown): unknown {
    this.#count();
    const value = this.#trusted(data);
    return this.#within(value, () => this.#accepted(value, data));
  }

  #within<Result>(data: unknown, action: () => Result): Result {
    return withinRun(data, this.#settings.limits, action);
  }

  #castWithin(data: unknown): unknown {
    return this.#within(data, () => this.#cast(data));
  }

  /** The value after casting, or what is wrong with it. */
  read(data: unknown): Reading {
    if (this.#isStateful) this.#count();
    else {
      const accepted = this.accept(data);
      if (accepted !== undefined) return { ok: true, data: accepted };
    }
    return this.readRefused(data);
  }

  /** As `read`, for a value that {@link LinkedRoot.accept} refused. */
  readRefused(data: unknown): Reading {
    return this.#readWithin(this.#trusted(data), data);
  }

  #readWithin(value: unknown, data: unknown): Reading {
    return this.#within(value, () => {
      const accepted = this.#isStateful ? this.#accepted(value, data) : undefined;
      return accepted === undefined ? this.#refused(value, data) : { ok: true, data: accepted };
    });
  }

  /** The data after casting where the value is accepted. Called within a run. */
  #accepted(value: unknown, data: unknown): unknown {
    if (!this.#isAccepted(value)) return undefined;
    return run.uncanonical ? this.#cast(data) : data;
  }

  /** The accepted data with its integers in their canonical form. Called within a run. */
  #cast(data: unknown): unknown {
    const { compiled, casting } = this.#slowPasses();
    return casting.cast([compiled.root], data);
  }

  /** What is read of a value that the boolean pass refused. Called within a run. */
  #refused(value: unknown, data: unknown): Reading {
    const { trip } = run;
    if (trip === 'depth' || trip === 'steps') {
      const keyword = trip === 'depth' ? 'depth' : 'cost';
      return { ok: false, count: 1, findings: [{ steps: [], causes: [{ keyword, pointer: schemaText('') }] }] };
    }
    const { compiled, link, explaining } = this.#slowPasses();
    restart();
    if (this.#requiredElsewhere.length > 0) {
      // All that is missing may be names that the schema itself doesn't ask for.
      if (this.#answer(link.check(compiled.root), value)) return { ok: true, data: this.#cast(data) };
      restart();
    }
    return explaining.explain(compiled.root, value);
  }

  /** What the checkers are given: nearly always the data itself. */
  #trusted(data: unknown): unknown {
    if (!protoThrows && !isPrototypePolluted()) return data;
    try {
      return bareDeepCopy(data, this.#settings.limits.depth);
    } catch {
      // A getter or a trap threw: undefined is no JSON value either.
      return undefined;
    }
  }

  #isAccepted(value: unknown): boolean {
    const accepted = this.#answer(this.#accepts, value);
    if (run.trip !== 'prototype') return accepted;
    this.#cool();
    if (this.#isStateful) restart();
    else run.trip = '';
    return this.#answer(this.#accepts, value);
  }

  #answer(check: Check, value: unknown): boolean {
    try {
      return check(value, '') && run.trip === '';
    } catch {
      return false;
    }
  }

  /** Plans are let go after linking, since few roots ever refuse; the frozen schema gives the same ones again. */
  #relinked(): Pick<SlowPasses, 'compiled' | 'link'> {
    // Where levels or steps count, checkers serve only the way that they were linked for.
    if (latest?.settings === this.#settings) {
      return this.#isStateful ? { ...latest, link: new BooleanLink(latest.compiled.sharing) } : latest;
    }
    const compiled = planSchema(this.#schema, this.#settings, new Findings());
    return { compiled, link: new BooleanLink(compiled.sharing) };
  }

  #slowPasses(): SlowPasses {
    if (this.#slow !== undefined) return this.#slow;
    const { compiled, link } = this.#relinked();
    const casting = new CastingLink(link, this.#settings.limits.digits);
    this.#slow = { compiled, link, explaining: new ExplainingLink(link, this.#requiredElsewhere), casting };
    return this.#slow;
  }

  #count(): void {
    const calls = ++this.#calls;
    if (calls === LOAD_AFTER) this.#warm();
    if (calls !== this.#hotAfter) return;
    whenLoaded(() => {
      this.#heat();
    });
  }

  #warm(): void {
    void loadCopies();
    // Called in the root's entry by another function than before, the cold way stays a call there: an engine then has
    // room for the text of the hot way, when it comes.
    this.#ways.cold = (data) => this.#test(data);
  }

  /** Links the boolean check anew, with the bodies of a kit. */
  #linker(): (kit: Kit) => Check {
    const { root, sharing } = this.#relinked().compiled;
    const plan = requiring(root, this.#requiredElsewhere);
    return (kit) => new BooleanLink(sharing, kit).check(plan);
  }

  /** Goes back to checkers that trust no prototype, in a process where `Object.prototype` was given members. */
  #cool(): void {
    const link = this.#linker();
    this.#ways.hot = undefined;
    this.#accepts = this.#within(undefined, () => link(genericKit));
  }

  /** Links the root once more, with copies. The verdict can't change in between: one field is swapped. */
  #heat(): void {
    const link = this.#linker();
    const hot = this.#within(undefined, () => linkHot(link));
    if (hot === undefined) return;
    this.#accepts = hot;
    if (this.#isStateful) return;
    this.#ways.hot = hotTest(hot, this.#ways.cold);
  }
}
