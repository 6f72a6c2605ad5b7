import { has } from '../../json/own.js';
import { admitObject } from '../../json/admit.js';
import { BOOLEAN, FRACTION, INTEGER, NULL, NUMBER, OBJECT, STRING, ARRAY, type TypeName } from '../../json/kind.js';
import { findTag, kindsOf, type Tag, type TagValue } from '../../plan/union.js';
import type { Plan } from '../../plan/plan.js';
import { schemaText, type SchemaText } from '../../problem/schema-text.js';
import type { Cause } from '../../problem/cause.js';
import { lasting } from '../../problem/text.js';
import { tagOf } from '../combine.js';

/** What to tell of a union that no branch of accepted the value. */
export type UnionAnswer =
  /** No branch is for values of this kind: the types that are. */
  | { readonly kind: 'type'; readonly kinds: number; readonly types: readonly TypeName[] }
  /** The tag names no branch, or is missing. */
  | { readonly kind: 'tag'; readonly name: string; readonly cause: Cause }
  /** The branches that the value was aiming at. */
  | { readonly kind: 'branches'; readonly plans: readonly Plan[] };

const names: readonly (readonly [number, TypeName])[] = [
  [STRING, 'string'],
  [NUMBER, 'number'],
  [BOOLEAN, 'boolean'],
  [ARRAY, 'array'],
  [OBJECT, 'object'],
  [NULL, 'null'],
];

/** The type names of some kinds; `integer` where only whole numbers are meant. */
function typeNames(kinds: number): readonly TypeName[] {
  return names.flatMap(([bits, name]) => {
    if ((kinds & bits) === 0) return [];
    return bits === NUMBER && (kinds & FRACTION) === 0 && (kinds & INTEGER) !== 0 ? ['integer'] : [name];
  });
}

/** The scalar that a number given as a bigint or a whole is known by, so that 1n finds the branch of 1. */
function tagKey(value: unknown): TagValue | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
    case 'number':
      return value;
    case 'bigint':
      return Number(value);
    default:
      return value === null ? null : undefined;
  }
}

/** What the tag alone tells; undefined where it tells nothing. */
function tagExplainer(
  tag: Tag,
  plans: readonly Plan[],
  pointer: SchemaText,
): (value: unknown) => UnionAnswer | undefined {
  const members = [...tag.branches.keys()].map((member) => schemaText(JSON.stringify(member)));
  const answer = (present: boolean): UnionAnswer => {
    return { kind: 'tag', name: tag.name, cause: lasting({ keyword: 'tag', members, present, pointer }) };
  };
  const unknown = answer(true);
  // A tag that some branch does without may be left out.
  const missing = tag.required ? answer(false) : undefined;
  return (value) => {
    const key = tagKey(tagOf(value, tag.name));
    const aimed = key === undefined ? undefined : tag.branches.get(key);
    if (aimed !== undefined) return { kind: 'branches', plans: aimed.map((index) => plans[index]!) };
    const object = admitObject(value);
    return object !== undefined && has(object, tag.name) ? unknown : missing;
  };
}

/** Finds what tells the branches apart once; the answer is then a matter of the value alone. */
export function unionExplainer(
  plans: readonly Plan[],
  pointer: SchemaText,
): (value: unknown, kind: number) => UnionAnswer {
  const tag = findTag(plans);
  const byTag = tag && tagExplainer(tag, plans, pointer);
  const kinds = plans.map((plan) => kindsOf(plan));
  const types = [...new Set(kinds.flatMap(typeNames))];
  const allKinds = kinds.reduce((all, one) => all | one, 0);
  return (value, kind) => {
    const fitting = plans.filter((_, index) => ((kinds[index] ?? 0) & kind) !== 0);
    if (fitting.length === 0) return { kind: 'type', kinds: allKinds, types };
    return (kind === OBJECT ? byTag?.(value) : undefined) ?? { kind: 'branches', plans: fitting };
  };
}
