import { admitObject } from '../../json/admit.js';
import { has, type JsonObject } from '../../json/own.js';
import type { ObjectPart } from '../../plan/plan.js';
import { schemaText } from '../../problem/schema-text.js';
import { namesBody } from '../object.js';
import { looksAtProperties, propertiesCheck } from '../parts.js';
import type { Pass } from './pass.js';
import type { Explanation } from './subject.js';

/** Explains what is asked of an object's properties. */
export function explainObject(part: ObjectPart, pass: Pass): Explanation {
  const properties = looksAtProperties(part) ? propertiesCheck(part, pass.into, false) : undefined;
  const { names, required, requiredPointer } = part;
  const acceptsNames = names && namesBody(pass.check(names.plan));
  return (value) => {
    const object = admitObject(value);
    if (object === undefined) return;
    const missing = firstMissing(object, required) === undefined ? [] : required.filter((name) => !has(object, name));
    if (requiredPointer !== undefined && missing.length > 0) {
      pass.report.note(requiredPointer, () => ({ keyword: 'required', missing: missing.map(schemaText) }));
    }
    if (names !== undefined && acceptsNames !== undefined && !pass.accepts(acceptsNames, value, '')) {
      pass.report.note(names.pointer, () => ({ keyword: 'propertyNames' }));
    }
    properties?.(value, '');
  };
}

/** Most objects lack nothing: then this costs no list. */
function firstMissing(object: JsonObject, required: readonly string[]): string | undefined {
  for (const name of required) if (!has(object, name)) return name;
  return undefined;
}
