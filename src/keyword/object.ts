import { has, type JsonObject } from '../json/own.js';
import { faultText } from '../problem/fault-text.js';
import { countOf, schemaText } from '../problem/schema-text.js';
import { onObjects, onObjectsAll, type Rule } from './assertion.js';
import type { Keyword } from './keyword.js';
import { objectPart } from './properties.js';
import { isCount, isNameMap, isNames, isSomeNames } from './operand.js';

function propertyCount(object: JsonObject): number {
  let count = 0;
  for (const name of Object.keys(object)) if (object[name] !== undefined) count++;
  return count;
}

/** `minProperties` (2020-12, validation, section 6.5.2). */
export const minProperties: Keyword = {
  name: 'minProperties',
  vocabulary: 'validation',
  operand: isCount,
  plan(bound: number, context) {
    onObjects(context, {
      holds: (object) => propertyCount(object) >= bound,
      facts: (object) => ({ keyword: 'minProperties', bound, count: countOf(propertyCount(object)) }),
    });
  },
};

/** `maxProperties` (2020-12, validation, section 6.5.1). */
export const maxProperties: Keyword = {
  name: 'maxProperties',
  vocabulary: 'validation',
  operand: isCount,
  plan(bound: number, context) {
    onObjects(context, {
      holds: (object) => propertyCount(object) <= bound,
      facts: (object) => ({ keyword: 'maxProperties', bound, count: countOf(propertyCount(object)) }),
    });
  },
};

/** `required` (2020-12, validation, section 6.5.3). The object's own checker counts the names down. */
export const required: Keyword = {
  name: 'required',
  vocabulary: 'validation',
  operand: (operand) => (typeof operand === 'boolean' ? faultText.requiredBoolean() : isNames(operand)),
  plan(names: readonly string[], { draft, pointer }) {
    const part = objectPart(draft);
    part.required = names;
    part.requiredPointer = pointer;
  },
};

/** Draft-04 asks for at least one name. */
export const someRequired: Keyword = {
  ...required,
  operand: (operand) => (typeof operand === 'boolean' ? faultText.requiredBoolean() : isSomeNames(operand)),
};

/** Names that must be there where another property is. */
export function dependency(property: string, names: readonly string[]): Rule<JsonObject> {
  const present = schemaText(property);
  return {
    holds: (object) => !has(object, property) || names.every((name) => has(object, name)),
    facts: (object) => ({
      keyword: 'dependentRequired',
      missing: names.filter((name) => !has(object, name)).map(schemaText),
      present,
    }),
  };
}

/** `dependentRequired` (2020-12, validation, section 6.5.4). */
export const dependentRequired: Keyword = {
  name: 'dependentRequired',
  vocabulary: 'validation',
  operand: isNameMap,
  plan(operand: Readonly<Record<string, readonly string[]>>, context) {
    onObjectsAll(
      context,
      Object.entries(operand).map(([property, names]) => dependency(property, names)),
    );
  },
};
