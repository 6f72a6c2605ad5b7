import type { Applied, Plan } from '../../plan/plan.js';
import { lasting } from '../../problem/text.js';
import type { Check } from '../check.js';
import type { BooleanLink } from '../link.js';
import { itemsOf, propertiesOf, unevaluatedBody, type Members } from '../unevaluated.js';
import type { Pass } from './pass.js';
import type { Explanation } from './subject.js';

type Keyword = 'unevaluatedProperties' | 'unevaluatedItems';

/**
 * Explains the members that nothing evaluated. Only where the rest of the schema accepts: a subschema that fails
 * evaluates nothing, so everything would be told twice.
 *
 * @param evaluate checks the rest of the schema and notes what it evaluates
 */
export function explainUnevaluated(
  keyword: Keyword,
  { plan, pointer }: Applied,
  evaluate: Check,
  pass: Pass,
): Explanation {
  const members: Members = keyword === 'unevaluatedProperties' ? propertiesOf : itemsOf;
  const cause = lasting({ keyword, pointer });
  const child: Check = plan.never
    ? () => {
        pass.report.noteOnce(cause);
        return true;
      }
    : pass.into(plan, 'other', false, pointer);
  const body = unevaluatedBody(members, evaluate, child, false);
  return (value) => {
    body(value, '');
  };
}

/** Explains both keywords of a plan, items as far as the properties' keyword leaves them. */
export function explainAllUnevaluated(plan: Plan, link: BooleanLink, pass: Pass): Explanation {
  const { unevaluatedProperties, unevaluatedItems } = plan;
  const evaluate = link.evaluating(plan);
  const parts: Explanation[] = [];
  if (unevaluatedProperties !== undefined) {
    parts.push(explainUnevaluated('unevaluatedProperties', unevaluatedProperties, evaluate, pass));
  }
  if (unevaluatedItems !== undefined) {
    parts.push(explainUnevaluated('unevaluatedItems', unevaluatedItems, evaluate, pass));
  }
  return (value, kind) => {
    for (const part of parts) part(value, kind);
  };
}
