import { admitObject } from '../../json/admit.js';
import { has } from '../../json/own.js';
import type { ObjectPart } from '../../plan/plan.js';
import type { Cause } from '../../problem/cause.js';
import { schemaText } from '../../problem/schema-text.js';
import { lasting } from '../../problem/text.js';
import { namesBody } from '../object.js';
import { propertiesCheck } from '../parts.js';
import { looksAtProperties } from '../../plan/walkers.js';
import type { Pass } from './pass.js';
import type { Explanation } from './subject.js';

/** Explains what is asked of an object's properties. */
export function explainObject(part: ObjectPart, pass: Pass): Explanation {
  const properties = looksAtProperties(part) ? propertiesCheck(part, pass.into, true) : undefined;
  const { names } = part;
  const acceptsNames = names && namesBody(pass.check(names.plan));
  const tellMissing = missingTeller(part, pass);
  return (value) => {
    // The parts answer true: where the body does not, a required name is missing.
    if (properties?.(value, '') !== true) tellMissing(value);
    if (names !== undefined && acceptsNames !== undefined && !pass.accepts(acceptsNames, value, '')) {
      pass.report.note({ keyword: 'propertyNames', pointer: names.pointer });
    }
  };
}

/** Tells the required names that a value lacks; mostly one, whose cause then lasts. */
function missingTeller({ required, requiredPointer: pointer }: ObjectPart, pass: Pass): (value: unknown) => void {
  if (pointer === undefined) return () => undefined;
  const causes = new Map<string, Cause>();
  const causeOf = (name: string): Cause => {
    const known = causes.get(name) ?? lasting({ keyword: 'required', missing: [schemaText(name)], pointer });
    causes.set(name, known);
    return known;
  };
  return (value) => {
    const object = admitObject(value);
    if (object === undefined) return;
    const lacks = (name: string): boolean => !has(object, name);
    const first = required.findIndex(lacks);
    if (first < 0 || !pass.report.fails()) return;
    const missing = required.slice(first).filter(lacks);
    const cause: Cause =
      missing.length === 1 ? causeOf(missing[0]!) : { keyword: 'required', missing: missing.map(schemaText), pointer };
    pass.report.tell(cause);
  };
}
