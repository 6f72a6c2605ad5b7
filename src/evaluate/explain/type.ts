import { ARRAY, BOOLEAN, NUMBER, OBJECT, typeNameOf, type TypeName } from '../../json/kind.js';
import type { Cause, Habit } from '../../problem/cause.js';
import type { SchemaText } from '../../problem/schema-text.js';
import { lasting } from '../../problem/text.js';
import type { Pass } from './pass.js';
import type { Report } from './report.js';
import type { Explanation } from './subject.js';

/** Explains that a value is of none of the types that are accepted. */
export function explainType(
  pass: Pass,
  pointer: SchemaText,
  kinds: number,
  expected: readonly TypeName[],
): Explanation {
  /** A cause for each type that came and each habit: there are few, and they are told often. */
  const causes = new Map<string, Cause>();
  return (value, kind) => {
    const got = typeNameOf(kind);
    if (got === undefined || !pass.report.fails()) return;
    const habit = habitOf(kinds, value, pass);
    const key = habit ?? got;
    let cause = causes.get(key);
    if (cause === undefined) causes.set(key, (cause = lasting({ keyword: 'type', expected, got, habit, pointer })));
    pass.report.tell(cause);
  };
}

function habitOf(kinds: number, value: unknown, { report, required }: Pass): Habit | undefined {
  if (value === null) return isOptional(report, required) ? 'null-for-optional' : undefined;
  if (typeof value !== 'string') return undefined;
  if (kinds & ARRAY) return 'text-for-array';
  if (kinds & OBJECT) return 'text-for-object';
  return kinds & (NUMBER | BOOLEAN) ? 'text-for-scalar' : undefined;
}

/** Whether the value is a property that its object may do without. */
function isOptional({ steps, frame }: Report, required: ReadonlySet<string>): boolean {
  const key = steps[steps.length - 1]?.key;
  if (typeof key !== 'string' || frame?.outer === undefined) return false;
  if (steps.length === 1 && required.has(key)) return false;
  // A branch of a union or a conditional is no part of the plans that the object was entered with.
  return !frame.outer.some((subject) => subject.required.has(key));
}
