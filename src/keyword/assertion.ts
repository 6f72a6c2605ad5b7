import { ARRAY, NUMBER, OBJECT, STRING } from '../json/kind.js';
import type { JsonNumber } from '../json/number.js';
import type { JsonObject } from '../json/own.js';
import type { FactsOf } from '../plan/plan.js';
import type { Context } from './keyword.js';

/** A keyword's rule for values of one sort. */
interface Rule<Value> {
  readonly holds: (value: Value) => boolean;
  readonly facts: FactsOf<Value>;
}

type Add<Value> = (context: Context, rule: Rule<Value>) => void;

function assertionOn<Value>(kinds: number): Add<Value> {
  return ({ draft, pointer }, { holds, facts }) => {
    draft.assertions = [...draft.assertions, { pointer, kinds, holds, facts }];
  };
}

/** Adds a rule for one JSON type; values of other types pass it. */
export const onNumbers: Add<JsonNumber> = assertionOn(NUMBER);
export const onStrings: Add<string> = assertionOn(STRING);
export const onArrays: Add<readonly unknown[]> = assertionOn(ARRAY);
export const onObjects: Add<JsonObject> = assertionOn(OBJECT);
