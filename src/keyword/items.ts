import type { FrozenJson } from '../json/frozen.js';
import { isList } from '../json/frozen.js';
import { faultText } from '../problem/fault-text.js';
import type { ArrayPart, Draft } from '../plan/plan.js';
import type { Context, Keyword } from './keyword.js';
import { isCount } from './operand.js';

/** The part of a draft about items, begun where it isn't yet. */
function arrayPart(draft: Draft): ArrayPart {
  return (draft.array ??= {
    prefix: [],
    rest: undefined,
    contains: undefined,
    containsEvaluates: false,
    minContains: undefined,
    maxContains: undefined,
  });
}

function planPrefix(operand: readonly FrozenJson[], { draft, subschema }: Context): void {
  arrayPart(draft).prefix = operand.map((_, index) => subschema(index));
}

function planRest({ draft, pointer, subschema }: Context): void {
  arrayPart(draft).rest = { plan: subschema(), pointer };
}

/** `prefixItems` (2020-12, core, section 10.3.1.1). */
export const prefixItems: Keyword = {
  name: 'prefixItems',
  vocabulary: 'applicator',
  shelf: 'schemas',
  plan: planPrefix,
};

/** `items` (2020-12, core, section 10.3.1.2): for the items after `prefixItems`. */
export const items: Keyword = {
  name: 'items',
  vocabulary: 'applicator',
  shelf: 'schema',
  operand: (operand) => (isList(operand) ? faultText.tupleItems() : undefined),
  plan(_operand: FrozenJson, context) {
    planRest(context);
  },
};

/** `items` up to 2019-09 (core, section 9.3.1.1): a schema for every item, or a list of schemas for the first ones. */
export const itemsOrTuple: Keyword = {
  name: 'items',
  vocabulary: 'applicator',
  shelf: 'schema-or-list',
  plan(operand: FrozenJson, context) {
    if (isList(operand)) planPrefix(operand, context);
    else planRest(context);
  },
};

/** `additionalItems` (2019-09, core, section 9.3.1.2): only beside an array of `items`. */
export const additionalItems: Keyword = {
  name: 'additionalItems',
  vocabulary: 'applicator',
  shelf: 'schema',
  plan(_operand: FrozenJson, context) {
    if (isList(context.sibling('items'))) planRest(context);
  },
};

/** Draft-04 has no boolean schemas, but lets a boolean stand here. */
export const additionalItemsOrBoolean: Keyword = { ...additionalItems, shelf: 'schema-or-boolean' };

/** `contains` up to 2019-09 (core, section 9.3.1.4): its matches are not evaluated items. */
export const contains: Keyword = {
  name: 'contains',
  vocabulary: 'applicator',
  shelf: 'schema',
  plan(_operand: FrozenJson, { draft, pointer, subschema }) {
    arrayPart(draft).contains = { plan: subschema(), pointer };
  },
};

/** `contains` (2020-12, core, section 10.3.1.3): the items it matches count as evaluated. */
export const evaluatingContains: Keyword = {
  ...contains,
  plan(_operand: FrozenJson, { draft, pointer, subschema }) {
    const part = arrayPart(draft);
    part.contains = { plan: subschema(), pointer };
    part.containsEvaluates = true;
  },
};

/** `minContains` (2020-12, validation, section 6.4.5): without `contains` it says nothing. */
export const minContains: Keyword = {
  name: 'minContains',
  vocabulary: 'validation',
  operand: isCount,
  plan(bound: number, { draft, pointer }) {
    arrayPart(draft).minContains = { bound, pointer };
  },
};

/** `maxContains` (2020-12, validation, section 6.4.4). */
export const maxContains: Keyword = {
  name: 'maxContains',
  vocabulary: 'validation',
  operand: isCount,
  plan(bound: number, { draft, pointer }) {
    arrayPart(draft).maxContains = { bound, pointer };
  },
};
