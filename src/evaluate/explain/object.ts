import { admitObject } from '../../json/admit.js';
import { has } from '../../json/own.js';
import type { ObjectPart } from '../../plan/plan.js';
import { schemaText } from '../../problem/schema-text.js';
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
  return (value) => {
    // The parts answer true: where the body does not, a required name is missing.
    if (properties?.(value, '') !== true) tellMissing(part, value, pass);
    if (names !== undefined && acceptsNames !== undefined && !pass.accepts(acceptsNames, value, '')) {
      pass.report.note(names.pointer, () => ({ keyword: 'propertyNames' }));
    }
  };
}

function tellMissing({ required, requiredPointer }: ObjectPart, value: unknown, { report }: Pass): void {
  const object = requiredPointer === undefined ? undefined : admitObject(value);
  if (requiredPointer === undefined || object === undefined) return;
  const lacks = (name: string): boolean => !has(object, name);
  if (!required.some(lacks)) return;
  report.note(requiredPointer, () => ({ keyword: 'required', missing: required.filter(lacks).map(schemaText) }));
}
