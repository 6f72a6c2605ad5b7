import type { JsonSchema } from '../json/frozen.js';
import { withinRun } from '../limit/run.js';
import { copyFrozen } from '../document/copy.js';
import { planSchema, type Compiled } from '../compile/compile.js';
import { settingsOf, type CompileOptions } from '../compile/settings.js';
import type { DialectName } from '../dialect/dialect.js';
import type { Reading } from '../problem/cause.js';
import { toVerdict, type Spelling, type Verdict } from '../problem/entry.js';
import { Findings, SchemaError, type SchemaWarning } from '../problem/fault.js';
import { faultText } from '../problem/fault-text.js';
import { BooleanLink } from './link.js';
import { LinkedRoot } from './linked-root.js';

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
  /**
   * The value after casting where it is accepted and has the names that are required elsewhere too; undefined for any
   * other, of which nothing is explained.
   */
  readonly accept: (data: unknown) => unknown;
  /** As `read`, for a value that `accept` refused. */
  readonly readRefused: (data: unknown) => Reading;
  /** Names that every object has that `accept` accepts; there may be more. */
  readonly required: readonly string[];
}

/** What the registry may say of a root beside its schema. */
export interface InternalOptions extends CompileOptions {
  /** Names that are required of the root's value although the schema doesn't say so. */
  readonly required?: readonly string[] | undefined;
  /** Calls after which the root is linked with copies of its own. */
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
  const { required = [], keys = 'quote', hotAfter } = options;
  const link = new BooleanLink(compiled.sharing);
  const root = new LinkedRoot({ schema: frozen, settings, compiled, link, required, hotAfter });
  withinRun(undefined, settings.limits, () => {
    warnOfDefaults(compiled, link, found);
  });
  const read = (data: unknown): Reading => root.read(data);
  const spelling: Spelling = { rootName: 'data', keys };
  return Object.freeze({
    schema: frozen as JsonSchema,
    dialect: compiled.dialect,
    warnings: Object.freeze([...found.warnings]),
    required: root.required,
    test: root.entry(),
    read,
    accept: (data: unknown) => root.accept(data),
    readRefused: (data: unknown) => root.readRefused(data),
    check: (data: unknown) => toVerdict(read(data), spelling),
  });
}

function warnOfDefaults({ planner }: Compiled, link: BooleanLink, found: Findings): void {
  for (const { plan, value } of planner.defaults()) {
    if (!link.check(plan)(value, '')) found.warn(`${plan.pointer}/default`, faultText.badDefault());
  }
}
