import { prepareConstants } from '../json/constants.js';
import { isList, type FrozenJson } from '../json/frozen.js';
import { hasUniqueItems } from '../json/unique.js';
import type { Facts } from '../problem/cause.js';
import { memberTexts, noMember } from '../problem/member.js';
import type { SchemaText } from '../problem/schema-text.js';
import { faultText } from '../problem/fault-text.js';
import { added } from './assertion.js';
import type { Context, Keyword } from './keyword.js';
import { isArray } from './operand.js';

/** The members as the schema says, and null where `nullable` is honoured. */
function accepted(members: readonly FrozenJson[], { options, sibling }: Context): readonly FrozenJson[] {
  return options.honourNullable && sibling('nullable') === true ? [...members, null] : members;
}

/** `enum` (2020-12, validation, section 6.1.2). An empty or repeating list is legal from draft-07 on. */
export const enumeration: Keyword = {
  name: 'enum',
  vocabulary: 'validation',
  operand: isArray,
  plan(operand: readonly FrozenJson[], context) {
    const members = accepted(operand, context);
    const { draft } = context;
    draft.constants = added(draft.constants, {
      pointer: context.pointer,
      members,
      holds: prepareConstants(members),
      facts: noMember(memberTexts(members, () => draft.kinds)),
    });
  },
};

/** Up to draft-06 the metaschema asks for at least one member and for no repeats. */
export const distinctEnumeration: Keyword = {
  ...enumeration,
  operand: (operand) =>
    isList(operand) && operand.length > 0 && hasUniqueItems(operand, 1_000) === true
      ? undefined
      : faultText.mustBe('an array of at least one value, without repeats'),
};

function notTheMember(texts: readonly SchemaText[]): Facts {
  const [member, other] = texts;
  return member !== undefined && other === undefined
    ? { keyword: 'const', member }
    : { keyword: 'enum', members: texts };
}

/** `const` (2020-12, validation, section 6.1.3). */
export const constant: Keyword = {
  name: 'const',
  vocabulary: 'validation',
  plan(operand: FrozenJson, context) {
    const members = accepted([operand], context);
    const { draft } = context;
    const texts = memberTexts(members, () => draft.kinds);
    let facts: Facts | undefined;
    draft.constants = added(draft.constants, {
      pointer: context.pointer,
      members,
      holds: prepareConstants(members),
      facts: () => (facts ??= notTheMember(texts())),
    });
  },
};
