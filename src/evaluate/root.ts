import { bareDeepCopy, isPrototypePolluted, protoThrows } from '../json/admit.js';
import type { FrozenJson, JsonSchema } from '../json/frozen.js';
import { begin, end, restart, run } from '../limit/run.js';
import { copyFrozen } from '../document/copy.js';
import { planSchema, type Compiled } from '../compile/compile.js';
import { settingsOf, type CompileOptions, type Settings } from '../compile/settings.js';
import type { DialectName } from '../dialect/dialect.js';
import type { Reading } from '../problem/cause.js';
import { toVerdict, type Spelling, type Verdict } from '../problem/entry.js';
import { Findings, SchemaError, type SchemaWarning } from '../problem/fault.js';
import { faultText } from '../problem/fault-text.js';
import { schemaText } from '../problem/schema-text.js';
import type { Check } from './check.js';
import { CastingLink } from './cast/cast.js';
import { ExplainingLink } from './explain/explain.js';
import type { Ways } from './hot/bodies.js';
import { HOT_AFTER, LOAD_AFTER, hotTest, linkHot, loadCopies, takeEntry, whenLoaded } from './hot/heat.js';
import { BooleanLink } from './link.js';

export type { CompileOptions } from '../compile/settings.js';

/** A schema that was compiled once and answers any number of values. */
export interface Root<Data = unknown> {
  /** Whether the value is accepted. Stops at the first failure. Never throws. Reads no `this`. */
  readonly test: (data: unknown) => boolean;
  /** The value after casting, or what is wrong with it: bounded, and without a piece of what was sent. Never throws. */
  readonly check: (data: unknown) => Verdict<Data>;
  /** The frozen copy that is checked. */
  readonly schema: JsonSchema;
  /** The dialect that it is read in: the one that `$schema` names, else the one that was asked for. */
  readonly dialect: DialectName;
}

/** A root as the rest of the library sees it. */
export interface CompiledRoot extends Root {
  readonly warnings: readonly SchemaWarning[];
  /** What {@link Root.check} answers, as facts. */
  readonly read: (data: unknown) => Reading;
}

/** What the registry may say of a root beside its schema. */
export interface InternalOptions extends CompileOptions {
  /** Names that are required of the root's value although the schema doesn't say so. */
  readonly required?: readonly string[] | undefined;
  /** Calls of `test` and `read` after which the root is linked with copies of its own. */
  readonly hotAfter?: number | undefined;
}

/**
 * Compiles a schema: copies and freezes it, checks every operand, resolves every reference, and links the checkers.
 *
 * @throws {@link SchemaError} with every fault where the schema can't be built
 */
export function compileRoot(schema: unknown, options: InternalOptions = {}): CompiledRoot {
  const found = new Findings();
  const settings = settingsOf(options, found, (document, limits) => copyFrozen(document, found, limits));
  const frozen = copyFrozen(schema, found, settings.limits);
  if (found.faults.length > 0) throw new SchemaError(found.faults);
  const compiled = planSchema(frozen, settings, found);
  if (found.faults.length > 0) throw new SchemaError(found.faults);
  const link = new BooleanLink(compiled.sharing);
  const check = withinRun(() => link.check(compiled.root), settings);
  withinRun(() => {
    warnOfDefaults(compiled, link, found);
  }, settings);
  const warnings = Object.freeze([...found.warnings]);
  latest = { settings, compiled };
  return new LinkedRoot(frozen, check, link.isStateful, settings, options, warnings).facade(compiled.dialect);
}

/** The plans of the root that was made last, known by its settings: a value is often refused right after. */
let latest: { readonly settings: Settings; readonly compiled: Compiled } | undefined;

/** Does something that may run checks, at registration. */
function withinRun<Result>(action: () => Result, { limits }: Settings): Result {
  const outer = begin(undefined, limits.depth, limits.steps);
  try {
    return action();
  } finally {
    end(outer);
  }
}

function warnOfDefaults({ planner }: Compiled, link: BooleanLink, found: Findings): void {
  for (const { plan, value } of planner.defaults()) {
    if (!link.check(plan)(value, '')) found.warn(`${plan.pointer}/default`, faultText.badDefault());
  }
}

/** The passes over a value that was refused, or that needs casting: made when first asked for. */
interface SlowPasses {
  readonly compiled: Compiled;
  readonly explaining: ExplainingLink;
  readonly casting: CastingLink;
}

/** A root at work: the boolean check that is linked now, and what can be made of the schema again. */
class LinkedRoot {
  readonly #schema: FrozenJson;
  readonly #settings: Settings;
  readonly #options: InternalOptions;
  readonly #warnings: readonly SchemaWarning[];
  readonly #isStateful: boolean;
  readonly #hotAfter: number;
  readonly #ways: Ways = { cold: (data) => this.#test(data), hot: undefined };
  #accepts: Check;
  #calls = 0;
  #slow: SlowPasses | undefined;

  constructor(
    schema: FrozenJson,
    accepts: Check,
    isStateful: boolean,
    settings: Settings,
    options: InternalOptions,
    warnings: readonly SchemaWarning[],
  ) {
    this.#schema = schema;
    this.#accepts = accepts;
    this.#isStateful = isStateful;
    this.#settings = settings;
    this.#options = options;
    this.#warnings = warnings;
    this.#hotAfter = options.hotAfter ?? HOT_AFTER;
  }

  facade(dialect: DialectName): CompiledRoot {
    const read = (data: unknown): Reading => this.#read(data);
    const { keys = 'quote' } = this.#options;
    const spelling: Spelling = { rootName: 'data', keys };
    return Object.freeze({
      schema: this.#schema as JsonSchema,
      dialect,
      warnings: this.#warnings,
      test: takeEntry()(this.#ways),
      read,
      check: (data: unknown) => toVerdict(read(data), spelling),
    });
  }

  #test(data: unknown): boolean {
    this.#count();
    const value = this.#trusted(data);
    if (this.#isStateful) return this.#within(value, () => this.#isAccepted(value));
    const { trip } = run;
    run.trip = '';
    const accepted = this.#isAccepted(value);
    run.trip = trip;
    return accepted;
  }

  #read(data: unknown): Reading {
    this.#count();
    const value = this.#trusted(data);
    if (this.#isStateful) return this.#within(value, () => this.#settle(this.#isAccepted(value), value, data));
    // Nearly every call ends here, without a run of its own.
    const { trip, uncanonical } = run;
    run.trip = '';
    run.uncanonical = false;
    const accepted = this.#isAccepted(value);
    const settled = accepted && !run.uncanonical;
    run.trip = trip;
    run.uncanonical = uncanonical;
    if (settled) return { ok: true, data };
    return this.#within(value, () => this.#settle(accepted, value, data));
  }

  /** What is read of a value that the boolean pass accepted or refused. Called within a run. */
  #settle(accepted: boolean, value: unknown, data: unknown): Reading {
    if (!accepted) return this.#explain(value);
    if (this.#isStateful && !run.uncanonical) return { ok: true, data };
    const { compiled, casting } = this.#slowPasses();
    return { ok: true, data: casting.cast([compiled.root], data) };
  }

  #explain(value: unknown): Reading {
    const { trip } = run;
    if (trip === 'depth' || trip === 'steps') {
      const keyword = trip === 'depth' ? 'depth' : 'cost';
      return { ok: false, count: 1, findings: [{ steps: [], causes: [{ keyword, pointer: schemaText('') }] }] };
    }
    const { compiled, explaining } = this.#slowPasses();
    restart();
    return explaining.explain(compiled.root, value);
  }

  /** What the checkers are given: nearly always the data itself. */
  #trusted(data: unknown): unknown {
    return protoThrows || isPrototypePolluted() ? bareDeepCopy(data, this.#settings.limits.depth) : data;
  }

  #isAccepted(value: unknown): boolean {
    const accepted = this.#answer(value);
    if (run.trip !== 'prototype') return accepted;
    this.#cool();
    if (this.#isStateful) restart();
    else run.trip = '';
    return this.#answer(value);
  }

  #answer(value: unknown): boolean {
    try {
      return this.#accepts(value, '') && run.trip === '';
    } catch {
      return false;
    }
  }

  #within<Result>(data: unknown, action: () => Result): Result {
    const { depth, steps } = this.#settings.limits;
    const outer = begin(data, depth, steps);
    try {
      return action();
    } finally {
      end(outer);
    }
  }

  /** Plans are let go after linking, since few roots ever refuse; the frozen schema gives the same ones again. */
  #plan(): Compiled {
    if (latest?.settings === this.#settings) return latest.compiled;
    return planSchema(this.#schema, this.#settings, new Findings());
  }

  #slowPasses(): SlowPasses {
    if (this.#slow !== undefined) return this.#slow;
    const compiled = this.#plan();
    const link = new BooleanLink(compiled.sharing);
    const { required = [] } = this.#options;
    const casting = new CastingLink(link, this.#settings.limits.digits);
    this.#slow = { compiled, explaining: new ExplainingLink(link, required), casting };
    return this.#slow;
  }

  #count(): void {
    const calls = ++this.#calls;
    if (calls === LOAD_AFTER) void loadCopies();
    if (calls !== this.#hotAfter) return;
    whenLoaded(() => {
      this.#heat();
    });
  }

  /** Goes back to checkers that trust no prototype, in a process where `Object.prototype` was given members. */
  #cool(): void {
    const { root, sharing } = this.#plan();
    this.#ways.hot = undefined;
    this.#accepts = withinRun(() => new BooleanLink(sharing).check(root), this.#settings);
  }

  /** Links the root once more, with copies. The verdict can't change in between: one field is swapped. */
  #heat(): void {
    const { root, sharing } = this.#plan();
    const hot = withinRun(() => linkHot((kit) => new BooleanLink(sharing, kit).check(root)), this.#settings);
    if (hot === undefined) return;
    this.#accepts = hot;
    if (this.#isStateful) return;
    this.#ways.hot = hotTest(hot, this.#ways.cold);
  }
}
