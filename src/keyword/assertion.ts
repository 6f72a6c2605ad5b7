import { ARRAY, NUMBER, OBJECT, STRING } from '../json/kind.js';
import type { JsonNumber } from '../json/number.js';
import type { JsonObject } from '../json/own.js';
import type { FactsOf } from '../plan/plan.js';
import type { Context } from './keyword.js';

/** A keyword's rule for values of one sort. */
export interface Rule<Value> {
  readonly holds: (value: Value) => boolean;
  readonly facts: FactsOf<Value>;
}

/** A list with one more part. Nearly every list of a plan has one, which then takes up no more room than that. */
export function added<Part>(list: readonly Part[], part: Part): readonly Part[] {
  return list.length === 0 ? [part] : [...list, part];
}

type Add<Rules> = (context: Context, rules: Rules) => void;

function assertionOn<Value>(kinds: number): Add<Rule<Value>> {
  return ({ draft, pointer }, { holds, facts }) => {
    draft.assertions = added(draft.assertions, { pointer, kinds, holds, facts });
  };
}

/** Adds a rule for one JSON type; values of other types pass it. */
export const onNumbers: Add<Rule<JsonNumber>> = assertionOn(NUMBER);
export const onStrings: Add<Rule<string>> = assertionOn(STRING);
export const onArrays: Add<Rule<readonly unknown[]>> = assertionOn(ARRAY);
export const onObjects: Add<Rule<JsonObject>> = assertionOn(OBJECT);

/** Adds rules for objects all at once: a keyword may bring very many. */
export const onObjectsAll: Add<readonly Rule<JsonObject>[]> = ({ draft, pointer }, rules) => {
  const assertions = rules.map(({ holds, facts }) => ({ pointer, kinds: OBJECT, holds, facts }));
  draft.assertions = [...draft.assertions, ...assertions];
};
