import { added } from './assertion.js';
import type { Context, Keyword } from './keyword.js';
import { isAnchor, isAnchor2019, isBoolean, isBooleanMap, isIdentifier, isText } from './operand.js';

function reference(name: string, mode: 'static' | 'dynamic' | 'recursive'): Keyword {
  return {
    name,
    vocabulary: 'core',
    operand: isText,
    inPlace: true,
    plan(target: string, context: Context) {
      const plan = context.refer(target, mode);
      if (plan === undefined) return;
      const { draft, pointer } = context;
      draft.inPlace = added(draft.inPlace, { kind: 'all', pointer, plans: [plan] });
    },
  };
}

/** `$ref` (2020-12, core, section 8.2.3.1). */
export const ref: Keyword = reference('$ref', 'static');
/** `$dynamicRef` (2020-12, core, section 8.2.3.2). */
export const dynamicRef: Keyword = reference('$dynamicRef', 'dynamic');
/** `$recursiveRef` (2019-09, core, section 8.2.4.2.1). */
export const recursiveRef: Keyword = reference('$recursiveRef', 'recursive');

function address(name: string, operand: NonNullable<Keyword['operand']>): Keyword {
  return { name, vocabulary: 'core', operand };
}

/** What names a place (2020-12, core, section 8.2); read where documents are addressed. */
export const id: Keyword = address('$id', isIdentifier);
/** Up to draft-07 an identifier may be a mere fragment, which names a place inside. */
export const idWithAnchor: Keyword = address('$id', isText);
export const draft4Id: Keyword = address('id', isText);
export const anchor: Keyword = address('$anchor', isAnchor);
export const anchor2019: Keyword = address('$anchor', isAnchor2019);
export const dynamicAnchor: Keyword = address('$dynamicAnchor', isAnchor);
export const recursiveAnchor: Keyword = address('$recursiveAnchor', isBoolean);
export const schemaUri: Keyword = address('$schema', isText);
export const vocabulary: Keyword = address('$vocabulary', isBooleanMap);
export const comment: Keyword = address('$comment', isText);

/** Where schemas lie to be referred to (2020-12, core, section 8.2.4). */
export const defs: Keyword = { name: '$defs', vocabulary: 'core', shelf: 'map' };
export const definitions: Keyword = { name: 'definitions', vocabulary: 'core', shelf: 'map' };
