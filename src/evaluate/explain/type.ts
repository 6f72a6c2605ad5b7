import { ARRAY, BOOLEAN, NUMBER, OBJECT, typeNameOf, type TypeName } from '../../json/kind.js';
import { requiredBy } from '../../plan/walkers.js';
import type { Habit } from '../../problem/cause.js';
import type { SchemaText } from '../../problem/schema-text.js';
import type { Pass } from './pass.js';

/** Tells that a value is of none of the types that are accepted. */
export function noteType(
  { report, required }: Pass,
  pointer: SchemaText,
  kinds: number,
  expected: readonly TypeName[],
  value: unknown,
  kind: number,
): void {
  const got = typeNameOf(kind);
  if (got !== undefined) report.note(pointer, () => ({ keyword: 'type', expected, got, habit: habit() }));

  function habit(): Habit | undefined {
    if (value === null) return isOptional() ? 'null-for-optional' : undefined;
    if (typeof value !== 'string') return undefined;
    if (kinds & ARRAY) return 'text-for-array';
    if (kinds & OBJECT) return 'text-for-object';
    return kinds & (NUMBER | BOOLEAN) ? 'text-for-scalar' : undefined;
  }

  /** Whether the value is a property that its object may do without. */
  function isOptional(): boolean {
    const { steps, frame } = report;
    const key = steps[steps.length - 1]?.key;
    if (typeof key !== 'string' || frame?.outer === undefined) return false;
    if (steps.length === 1 && required.has(key)) return false;
    return !frame.outer.plans.some((plan) => requiredBy(plan).has(key));
  }
}
