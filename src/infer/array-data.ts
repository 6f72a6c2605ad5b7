import type { DataIn } from './from-schema.js';

/**
 * What a `type: "array"` schema accepts. Leading items have types of their own with `prefixItems`, or up to draft 2019-09
 * with a list as `items`; of them only the first `minItems` are certainly there.
 */
export type ArrayData<Schema, Root> = Schema extends { readonly prefixItems: infer Prefix extends readonly unknown[] }
  ? Tuple<Prefix, RestOf<Schema, 'items'>, LeastOf<Schema>, Root>
  : Schema extends { readonly items: infer Prefix extends readonly unknown[] }
    ? Tuple<Prefix, RestOf<Schema, 'additionalItems'>, LeastOf<Schema>, Root>
    : DataIn<RestOf<Schema, 'items'>, Root>[];

type RestOf<Schema, Name extends string> = Schema extends Readonly<Record<Name, infer Rest>> ? Rest : true;

type LeastOf<Schema> = Schema extends { readonly minItems: infer Least extends number } ? Least : 0;

type Tuple<Prefix extends readonly unknown[], Rest, Least extends number, Root> = number extends Prefix['length']
  ? unknown[]
  : Leading<Prefix, Rest, Least, Root, []>;

/** Items are required until there are `minItems`, then optional. */
type Leading<
  Prefix extends readonly unknown[],
  Rest,
  Least extends number,
  Root,
  Done extends unknown[],
> = Done['length'] extends Least
  ? [...Done, ...Trailing<Prefix, Rest, Root, []>]
  : Prefix extends readonly [infer First, ...infer Others]
    ? Leading<Others, Rest, Least, Root, [...Done, DataIn<First, Root>]>
    : [...Done, ...Trailing<[], Rest, Root, []>];

type Trailing<Prefix extends readonly unknown[], Rest, Root, Done extends unknown[]> = Prefix extends readonly [
  infer First,
  ...infer Others,
]
  ? Trailing<Others, Rest, Root, [...Done, DataIn<First, Root>?]>
  : Rest extends false
    ? Done
    : [...Done, ...DataIn<Rest, Root>[]];
