import type { Plan } from '../../plan/plan.js';
import type { Check, Key } from '../check.js';
import type { Into } from '../parts.js';
import type { Report } from './report.js';

/** What the explanation of a part may use of the pass that it belongs to. */
export interface Pass {
  readonly report: Report;
  /** The names that are required of the root's value elsewhere. */
  readonly required: ReadonlySet<string>;
  /** The boolean checker of a plan. */
  check(plan: Plan): Check;
  /** The boolean checker's answer. */
  accepts(check: Check, value: unknown, key: Key): boolean;
  /** Whether a keyword's rule holds; where it meets a limit, that is told here and the rule counts as told. */
  holds(rule: (value: never) => boolean, value: unknown): boolean;
  /** Explains one more subschema of the current value. */
  here(plan: Plan, value: unknown, kind: number): void;
  /** Explains a cause that stands at a member, declared by name, of the current value; it may be missing there. */
  at(key: Key, item: unknown, tell: () => void): void;
  /** A checker of a member that explains what it refuses and answers true. */
  readonly into: Into;
}
