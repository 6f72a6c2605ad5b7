import { ANY, ARRAY, NOT_JSON, OBJECT } from '../../json/kind.js';
import type { FactsOf, Plan } from '../../plan/plan.js';
import type { Cause, Facts } from '../../problem/cause.js';
import { schemaText, type SchemaText } from '../../problem/schema-text.js';
import { lasting } from '../../problem/text.js';
import { explainArray, explainDense } from './array.js';
import { explainObject } from './object.js';
import type { Pass } from './pass.js';
import type { Explanation } from './subject.js';
import { notJson } from './report.js';
import { explainType } from './type.js';

/** A keyword's rule with the teller of its cause. */
interface Told {
  readonly kinds: number;
  readonly holds: (value: never) => boolean;
  readonly cause: (value: unknown) => Cause;
}

/**
 * Facts that were made for a value, as a cause: told its place, not copied. Those that were told it before are the same
 * for several values.
 */
function placed(facts: Facts & { pointer?: SchemaText }, pointer: SchemaText): Cause {
  if (facts.pointer !== undefined) return lasting(facts as Cause);
  facts.pointer = pointer;
  return facts as Cause;
}

/** How a keyword's cause is made; one that is the same for every value is made once. */
function causeOf(facts: FactsOf<never>, pointer: SchemaText): (value: unknown) => Cause {
  if (typeof facts === 'function') return (value) => placed((facts as (value: unknown) => Facts)(value), pointer);
  const cause = lasting({ ...facts, pointer });
  return () => cause;
}

/** Explains the plan's own keywords. */
export function explainOwn(plan: Plan, pass: Pass): Explanation {
  const { pointer, kinds, types } = plan;
  const told = (rule: {
    readonly holds: Told['holds'];
    readonly facts: FactsOf<never>;
    readonly pointer: SchemaText;
  }) => ({
    holds: rule.holds,
    cause: causeOf(rule.facts, rule.pointer),
  });
  const constants = plan.constants.map((constant): Told => ({ kinds: ANY, ...told(constant) }));
  const assertions = plan.assertions.map((assertion): Told => ({ kinds: assertion.kinds, ...told(assertion) }));
  const type = explainType(pass, schemaText(`${pointer}/type`), kinds, types);
  const object = plan.object && explainObject(plan.object, pass);
  const array = plan.array === undefined ? explainDense(pass) : explainArray(plan.array, pass);

  function ask({ kinds: asked, holds, cause }: Told, value: unknown, kind: number): void {
    if ((asked & kind) === 0 || pass.holds(holds, value)) return;
    if (pass.report.fails()) pass.report.tell(cause(value));
  }

  return (value, kind) => {
    if (plan.never) pass.report.note({ keyword: 'false', pointer });
    else if (kind === NOT_JSON) pass.report.noteOnce(notJson);
    if (plan.never || kind === NOT_JSON) return;
    for (const constant of constants) ask(constant, value, kind);
    if ((kinds & kind) === 0) {
      type(value, kind);
      return;
    }
    for (const assertion of assertions) ask(assertion, value, kind);
    if (kind === OBJECT) object?.(value, kind);
    if (kind === ARRAY) array(value, kind);
  };
}
