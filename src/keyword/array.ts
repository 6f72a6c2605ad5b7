import { hasUniqueItems } from '../json/unique.js';
import { trip } from '../limit/run.js';
import { countOf } from '../problem/schema-text.js';
import { onArrays } from './assertion.js';
import type { Keyword } from './keyword.js';
import { isBoolean, isCount } from './operand.js';

/** `minItems` (2020-12, validation, section 6.4.2). */
export const minItems: Keyword = {
  name: 'minItems',
  vocabulary: 'validation',
  operand: isCount,
  plan(bound: number, context) {
    onArrays(context, {
      holds: (items) => items.length >= bound,
      facts: (items) => ({ keyword: 'minItems', bound, count: countOf(items.length) }),
    });
  },
};

/** `maxItems` (2020-12, validation, section 6.4.1). */
export const maxItems: Keyword = {
  name: 'maxItems',
  vocabulary: 'validation',
  operand: isCount,
  plan(bound: number, context) {
    onArrays(context, {
      holds: (items) => items.length <= bound,
      facts: (items) => ({ keyword: 'maxItems', bound, count: countOf(items.length) }),
    });
  },
};

/** `uniqueItems` (2020-12, validation, section 6.4.3), in linear time. */
export const uniqueItems: Keyword = {
  name: 'uniqueItems',
  vocabulary: 'validation',
  operand: isBoolean,
  plan(unique: boolean, context) {
    if (!unique) return;
    const { depth } = context.options.limits;
    onArrays(context, {
      holds: (items) => hasUniqueItems(items, depth) ?? trip('depth'),
      facts: { keyword: 'uniqueItems' },
    });
  },
};
