import type { FrozenJson } from '../json/frozen.js';
import type { Keyword } from './keyword.js';

/** `unevaluatedProperties` (2020-12, core, section 11.3). */
export const unevaluatedProperties: Keyword = {
  name: 'unevaluatedProperties',
  vocabulary: 'unevaluated',
  shelf: 'schema',
  plan(_operand: FrozenJson, { draft, pointer, subschema }) {
    draft.unevaluatedProperties = { plan: subschema(), pointer };
  },
};

/** `unevaluatedItems` (2020-12, core, section 11.2). */
export const unevaluatedItems: Keyword = {
  name: 'unevaluatedItems',
  vocabulary: 'unevaluated',
  shelf: 'schema',
  plan(_operand: FrozenJson, { draft, pointer, subschema }) {
    draft.unevaluatedItems = { plan: subschema(), pointer };
  },
};
