import { OBJECT } from '../../json/kind.js';
import { has } from '../../json/own.js';
import { admitObject } from '../../json/admit.js';
import type { Applicator, Conditional, Plan } from '../../plan/plan.js';
import type { SchemaText } from '../../problem/schema-text.js';
import { lasting } from '../../problem/text.js';
import { tagOf } from '../combine.js';
import type { Pass } from './pass.js';
import type { Explanation } from './subject.js';
import { explainType } from './type.js';
import { unionExplainer } from './union.js';

/** Explains one combinator of a value. */
export function explainApplicator(applicator: Applicator, pass: Pass): Explanation {
  const { pointer } = applicator;
  switch (applicator.kind) {
    case 'all':
      return (value, kind) => {
        for (const plan of applicator.plans) explainRefused(plan, value, kind, pass);
      };
    case 'not': {
      const check = pass.check(applicator.plan);
      const cause = lasting({ keyword: 'not', pointer });
      return (value) => {
        if (pass.accepts(check, value, '')) pass.report.note(cause);
      };
    }
    case 'when':
      return (value, kind) => {
        const object = kind === OBJECT ? admitObject(value) : undefined;
        if (object !== undefined && has(object, applicator.property))
          explainRefused(applicator.plan, value, kind, pass);
      };
    case 'any':
    case 'one':
      return explainUnion(applicator.kind, applicator.plans, pointer, pass);
  }
}

/** Explains a conditional: the branch that its test decides for. */
export function explainConditional({ test, then, otherwise }: Conditional, pass: Pass): Explanation {
  if (test === undefined) return () => undefined;
  const check = pass.check(test);
  return (value, kind) => {
    const branch = pass.accepts(check, value, '') ? then : otherwise;
    if (branch !== undefined) explainRefused(branch, value, kind, pass);
  };
}

function explainRefused(plan: Plan, value: unknown, kind: number, pass: Pass): void {
  if (!pass.accepts(pass.check(plan), value, '')) pass.here(plan, value, kind);
}

function explainUnion(kind: 'any' | 'one', plans: readonly Plan[], pointer: SchemaText, pass: Pass): Explanation {
  const checks = plans.map((plan) => pass.check(plan));
  const answer = unionExplainer(plans, pointer);
  const several = lasting({ keyword: 'oneOf', pointer });
  return (value, valueKind) => {
    const accepting = checks.filter((check) => pass.accepts(check, value, '')).length;
    if (accepting === 1 || (kind === 'any' && accepting > 0)) return;
    if (accepting > 1) {
      pass.report.note(several);
      return;
    }
    const found = answer(value, valueKind);
    switch (found.kind) {
      case 'type':
        if (found.types.length === 0) pass.report.note({ keyword: 'false', pointer });
        else explainType(pass, pointer, found.kinds, found.types)(value, valueKind);
        return;
      case 'tag': {
        const { name, cause } = found;
        pass.at(name, tagOf(value, name), () => {
          pass.report.note(cause);
        });
        return;
      }
      case 'branches':
        for (const plan of found.plans) pass.here(plan, value, valueKind);
    }
  };
}
