import type { FrozenJson, FrozenObject } from '../json/frozen.js';
import type { Draft, ObjectPart, Plan } from '../plan/plan.js';
import type { Keyword } from './keyword.js';
import { matcherOf } from './string.js';

/** The part of a draft about properties, begun where it isn't yet. */
export function objectPart(draft: Draft): ObjectPart {
  return (draft.object ??= {
    properties: NO_PROPERTIES,
    patterns: [],
    additional: undefined,
    names: undefined,
    required: [],
    requiredPointer: undefined,
  });
}

const NO_PROPERTIES: ReadonlyMap<string, Plan> = new Map();

/** `properties` (2020-12, core, section 10.3.2.1). */
export const properties: Keyword = {
  name: 'properties',
  vocabulary: 'applicator',
  shelf: 'map',
  plan(operand: FrozenObject, { draft, subschema }) {
    const plans = new Map<string, Plan>();
    for (const name of Object.keys(operand)) plans.set(name, subschema(name));
    objectPart(draft).properties = plans;
  },
};

/** `patternProperties` (2020-12, core, section 10.3.2.2). */
export const patternProperties: Keyword = {
  name: 'patternProperties',
  vocabulary: 'applicator',
  shelf: 'map',
  plan(operand: FrozenObject, context) {
    objectPart(context.draft).patterns = Object.keys(operand).flatMap((source) => {
      const matches = matcherOf(source, context);
      return matches === undefined ? [] : [{ plan: context.subschema(source), pointer: context.pointer, matches }];
    });
  },
};

/** `additionalProperties` (2020-12, core, section 10.3.2.3). */
export const additionalProperties: Keyword = {
  name: 'additionalProperties',
  vocabulary: 'applicator',
  shelf: 'schema',
  plan(_operand: FrozenJson, { draft, pointer, subschema }) {
    objectPart(draft).additional = { plan: subschema(), pointer };
  },
};

/** Draft-04 has no boolean schemas, but lets a boolean stand here. */
export const additionalPropertiesOrBoolean: Keyword = { ...additionalProperties, shelf: 'schema-or-boolean' };

/** `propertyNames` (2020-12, core, section 10.3.2.4). */
export const propertyNames: Keyword = {
  name: 'propertyNames',
  vocabulary: 'applicator',
  shelf: 'schema',
  plan(_operand: FrozenJson, { draft, pointer, subschema }) {
    objectPart(draft).names = { plan: subschema(), pointer };
  },
};
