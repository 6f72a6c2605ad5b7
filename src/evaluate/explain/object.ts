import { admitObject } from '../../json/admit.js';
import { has } from '../../json/own.js';
import type { ObjectPart } from '../../plan/plan.js';
import type { Facts } from '../../problem/cause.js';
import { schemaText } from '../../problem/schema-text.js';
import { namesBody } from '../object.js';
import { looksAtProperties, propertiesCheck } from '../parts.js';
import type { Pass } from './pass.js';
import type { Explanation } from './subject.js';

/** Explains what is asked of an object's properties. */
export function explainObject(part: ObjectPart, pass: Pass): Explanation {
  const properties = looksAtProperties(part) ? propertiesCheck(part, pass.into, true) : undefined;
  const { names, required, requiredPointer } = part;
  const acceptsNames = names && namesBody(pass.check(names.plan));
  return (value) => {
    const object = admitObject(value);
    if (object === undefined) return;
    // The parts answer true: where the body does not, a required name is missing.
    const complete = properties?.(value, '') ?? false;
    const lacks = (name: string): boolean => !has(object, name);
    if (requiredPointer !== undefined && !complete && required.some(lacks)) {
      const facts = (): Facts => ({ keyword: 'required', missing: required.filter(lacks).map(schemaText) });
      pass.report.note(requiredPointer, facts);
    }
    if (names !== undefined && acceptsNames !== undefined && !pass.accepts(acceptsNames, value, '')) {
      pass.report.note(names.pointer, () => ({ keyword: 'propertyNames' }));
    }
  };
}
