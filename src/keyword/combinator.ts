import { isList, type FrozenJson, type FrozenObject } from '../json/frozen.js';
import type { Applicator, Conditional, Draft } from '../plan/plan.js';
import { added, onObjectsAll } from './assertion.js';
import type { Context, Keyword } from './keyword.js';
import { dependency } from './object.js';
import { hasNoEmptyList } from './operand.js';

function apply({ draft }: Context, applicator: Applicator): void {
  draft.inPlace = added(draft.inPlace, applicator);
}

/** The schemas that apply where an object has a property. */
function applyWhen(context: Context, properties: readonly string[]): void {
  const { draft, pointer } = context;
  const applicators = properties.map((property): Applicator => ({
    kind: 'when',
    pointer,
    property,
    plan: context.subschema(property),
  }));
  draft.inPlace = [...draft.inPlace, ...applicators];
}

function branches(name: string, kind: 'all' | 'any' | 'one'): Keyword {
  return {
    name,
    vocabulary: 'applicator',
    shelf: 'schemas',
    inPlace: true,
    plan(operand: readonly FrozenJson[], context) {
      const plans = operand.map((_, index) => context.subschema(index));
      apply(context, { kind, pointer: context.pointer, plans });
    },
  };
}

/** `allOf`, `anyOf`, `oneOf` (2020-12, core, sections 10.2.1.1 to 10.2.1.3). */
export const allOf: Keyword = branches('allOf', 'all');
export const anyOf: Keyword = branches('anyOf', 'any');
export const oneOf: Keyword = branches('oneOf', 'one');

/** `not` (2020-12, core, section 10.2.1.4). */
export const not: Keyword = {
  name: 'not',
  vocabulary: 'applicator',
  shelf: 'schema',
  inPlace: true,
  plan(_operand: FrozenJson, context) {
    apply(context, { kind: 'not', pointer: context.pointer, plan: context.subschema() });
  },
};

function conditional(draft: Draft): Conditional {
  return (draft.conditional ??= { test: undefined, then: undefined, otherwise: undefined });
}

function conditionalPart(name: string, part: keyof Conditional): Keyword {
  return {
    name,
    vocabulary: 'applicator',
    shelf: 'schema',
    inPlace: true,
    plan(_operand: FrozenJson, { draft, subschema }) {
      conditional(draft)[part] = subschema();
    },
  };
}

/** `if`, `then`, `else` (2020-12, core, section 10.2.2): each brings its part; without `if` the others say nothing. */
export const ifKeyword: Keyword = conditionalPart('if', 'test');
export const thenKeyword: Keyword = conditionalPart('then', 'then');
export const elseKeyword: Keyword = conditionalPart('else', 'otherwise');

/** `dependentSchemas` (2020-12, core, section 10.2.2.4). */
export const dependentSchemas: Keyword = {
  name: 'dependentSchemas',
  vocabulary: 'applicator',
  shelf: 'map',
  inPlace: true,
  plan(operand: FrozenObject, context) {
    applyWhen(context, Object.keys(operand));
  },
};

/** `dependencies` (draft-07, validation, section 6.5.7): names, or a schema for the whole object. */
export const dependencies: Keyword = {
  name: 'dependencies',
  vocabulary: 'applicator',
  shelf: 'map-or-names',
  inPlace: true,
  plan(operand: FrozenObject, context) {
    const properties = Object.keys(operand);
    const lists = properties.filter((property) => isList(operand[property]));
    onObjectsAll(
      context,
      lists.map((property) => dependency(property, operand[property] as readonly string[])),
    );
    applyWhen(
      context,
      properties.filter((property) => !isList(operand[property])),
    );
  },
};

/** Draft-04 asks for at least one name in a list. */
export const someDependencies: Keyword = { ...dependencies, operand: hasNoEmptyList };
