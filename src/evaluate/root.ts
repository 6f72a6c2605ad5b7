import { bareDeepCopy, isPrototypePolluted, protoThrows } from '../json/admit.js';
import type { FrozenJson, JsonSchema } from '../json/frozen.js';
import { begin, end, run } from '../limit/run.js';
import { copyFrozen } from '../document/copy.js';
import { planSchema, type Compiled } from '../compile/compile.js';
import { settingsOf, type CompileOptions, type Settings } from '../compile/settings.js';
import { findSharing } from '../plan/sharing.js';
import type { Reading } from '../problem/cause.js';
import { toVerdict, type Verdict } from '../problem/entry.js';
import { Findings, SchemaError, type SchemaWarning } from '../problem/fault.js';
import { faultText } from '../problem/fault-text.js';
import { schemaText } from '../problem/schema-text.js';
export type { CompileOptions } from '../compile/settings.js';
import type { Check } from './check.js';
import { CastingLink } from './cast/cast.js';
import { ExplainingLink } from './explain/explain.js';
import { BooleanLink } from './link.js';

/** A schema that was compiled once and answers any number of values. */
export interface Root {
  /** Whether the value is accepted. Stops at the first failure. Never throws. */
  test(data: unknown): boolean;
  /** The value after casting, or what is wrong with it: bounded, and without a piece of what was sent. Never throws. */
  check(data: unknown): Verdict;
  /** The frozen copy that is checked. */
  readonly schema: JsonSchema;
}

/** A root as the rest of the library sees it. */
export interface CompiledRoot extends Root {
  readonly warnings: readonly SchemaWarning[];
  /** What {@link Root.check} answers, as facts. */
  read(data: unknown): Reading;
}

/** What the registry may say of a root beside its schema. */
export interface InternalOptions extends CompileOptions {
  /** Names that are required of the root's value although the schema doesn't say so. */
  readonly required?: readonly string[] | undefined;
}

/** The passes over a value that was refused, or that needs casting: made when first asked for. */
interface SlowPasses {
  readonly compiled: Compiled;
  readonly explaining: ExplainingLink;
  readonly casting: CastingLink;
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
  const link = new BooleanLink(findSharing(compiled.plans));
  const check = withinRun(() => link.check(compiled.root), settings);
  withinRun(() => warnOfDefaults(compiled, link, found), settings);
  return makeRoot(frozen, check, link.isStateful, settings, options, Object.freeze([...found.warnings]));
}

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

function makeRoot(
  schema: FrozenJson,
  accepts: Check,
  isStateful: boolean,
  settings: Settings,
  { required = [], keys = 'quote' }: InternalOptions,
  warnings: readonly SchemaWarning[],
): CompiledRoot {
  const { limits } = settings;
  let slow: SlowPasses | undefined;

  /** Plans are let go after linking, since few roots ever refuse; the frozen schema gives the same ones again. */
  function slowPasses(): SlowPasses {
    if (slow !== undefined) return slow;
    const compiled = planSchema(schema, settings, new Findings());
    const link = new BooleanLink(findSharing(compiled.plans));
    slow = { compiled, explaining: new ExplainingLink(link, required), casting: new CastingLink(link, limits.digits) };
    return slow;
  }

  /** What the checkers are given: nearly always the data itself. */
  function trusted(data: unknown): unknown {
    return protoThrows || isPrototypePolluted() ? bareDeepCopy(data, limits.depth) : data;
  }

  function isAccepted(data: unknown): boolean {
    try {
      return accepts(data, '') && run.trip === '';
    } catch {
      return false;
    }
  }

  function test(data: unknown): boolean {
    const value = trusted(data);
    if (isStateful) return withinData(value, () => isAccepted(value));
    const outer = run.trip;
    run.trip = '';
    const accepted = isAccepted(value);
    run.trip = outer;
    return accepted;
  }

  function withinData<Result>(data: unknown, action: () => Result): Result {
    const outer = begin(data, limits.depth, limits.steps);
    try {
      return action();
    } finally {
      end(outer);
    }
  }

  function read(data: unknown): Reading {
    const value = trusted(data);
    return withinData(value, () => {
      if (!isAccepted(value)) return explain(value);
      if (!run.uncanonical) return { ok: true, data };
      const { compiled, casting } = slowPasses();
      return { ok: true, data: casting.cast([compiled.root], data) };
    });
  }

  function explain(value: unknown): Reading {
    const { trip } = run;
    if (trip === 'depth' || trip === 'steps') {
      const keyword = trip === 'depth' ? 'depth' : 'cost';
      return { ok: false, count: 1, findings: [{ steps: [], causes: [{ keyword, pointer: schemaText('') }] }] };
    }
    const { compiled, explaining } = slowPasses();
    return withinData(value, () => explaining.explain(compiled.root, value));
  }

  return Object.freeze({
    schema: schema as JsonSchema,
    warnings,
    test,
    read,
    check: (data: unknown) => toVerdict(read(data), { rootName: 'data', keys }),
  });
}
