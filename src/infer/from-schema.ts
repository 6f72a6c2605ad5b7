import type { Flat, IsAny, Literal, Member, ScalarData, ScalarName } from './json-type.js';

/**
 * The type of the data that a literal schema accepts: `type`, `enum`, `const`, `properties`, `required`, `items`,
 * `prefixItems`, `minItems` of tuples, `additionalProperties`, `anyOf`, `oneOf`, `allOf`, `nullable`, and `$ref` to `#`,
 * `#/$defs/…` and `#/definitions/…`. Whatever else a schema says does not narrow the type: it is `unknown` beyond.
 */
export type FromSchema<Schema> = DataIn<Schema, Schema>;

/** As {@link FromSchema}, for a part of a schema whose references lead into the root. */
type DataIn<Schema, Root> =
  IsAny<Schema> extends true
    ? unknown
    : Schema extends boolean
      ? Schema extends false
        ? never
        : unknown
      : Extract<keyof Schema, Beside> extends never
        ? OfType<Schema, Root>
        : ((OfType<Schema, Root> & OfValues<Schema>) | OfNullable<Schema>) &
            OfBranches<Schema, Root> &
            OfAll<Schema, Root> &
            OfReference<Schema, Root>;

/** Keywords that count beside `type`; most schemas have none, which spares the type checker the other questions. */
type Beside = 'const' | 'enum' | 'anyOf' | 'oneOf' | 'allOf' | '$ref' | 'nullable';

type OfType<Schema, Root> = Schema extends { readonly type: infer Type }
  ? Type extends readonly (infer Name)[]
    ? OfName<Name, Schema, Root>
    : OfName<Type, Schema, Root>
  : unknown;

/** OpenAPI's `nullable` lets null past `type`, `enum` and `const` where an option says so, which no type can see. */
type OfNullable<Schema> = Schema extends { readonly nullable: true } ? null : never;

type OfName<Name, Schema, Root> = Name extends ScalarName
  ? ScalarData<Name>
  : Name extends 'object'
    ? ObjectData<Schema, Root>
    : Name extends 'array'
      ? ArrayData<Schema, Root>
      : unknown;

type OfValues<Schema> = Schema extends { readonly const: infer Value }
  ? Literal<Value>
  : Schema extends { readonly enum: readonly (infer Value)[] }
    ? Literal<Value>
    : unknown;

type OfBranches<Schema, Root> = (Schema extends { readonly anyOf: infer Branches } ? OfAny<Branches, Root> : unknown) &
  (Schema extends { readonly oneOf: infer Branches } ? OfAny<Branches, Root> : unknown);

type OfAny<Branches, Root> = Branches extends readonly (infer Branch)[] ? EachOf<Branch, Root> : unknown;

type EachOf<Branch, Root> = Branch extends unknown ? DataIn<Branch, Root> : never;

type OfAll<Schema, Root> = Schema extends { readonly allOf: infer Parts } ? AllOf<Parts, Root> : unknown;

type AllOf<Parts, Root> = Parts extends readonly [infer First, ...infer Others]
  ? AllOf<Others, Root> & DataIn<First, Root>
  : unknown;

type OfReference<Schema, Root> = Schema extends { readonly $ref: infer Reference } ? Target<Reference, Root> : unknown;

type Target<Reference, Root> = Reference extends '#'
  ? DataIn<Root, Root>
  : Reference extends `#/${infer Place extends '$defs' | 'definitions'}/${infer Name}`
    ? Root extends Readonly<Record<Place, Readonly<Record<Name, infer Schema>>>>
      ? DataIn<Schema, Root>
      : unknown
    : unknown;

/** The names in a list that is known literally; none where only its type is known. */
export type Names<List> = List extends readonly (infer Name)[]
  ? string extends Name
    ? never
    : Extract<Name, string>
  : never;

/** An object of properties, of which some are certainly there. */
type PropertyData<Properties, Present extends string, Root> = Flat<
  {
    -readonly [Name in keyof Properties as Name extends Present ? Name : never]: DataIn<Properties[Name], Root>;
  } & {
    -readonly [Name in keyof Properties as Name extends Present ? never : Name]?: DataIn<Properties[Name], Root>;
  } & Record<Exclude<Present, keyof Properties>, unknown>
>;

/** What a `type: "object"` schema accepts: declared properties, and what is said of all others. */
type ObjectData<Schema, Root> =
  Schema extends Readonly<Record<'properties', infer Properties>>
    ? OtherKeys<Schema, PropertyData<Properties, Names<Member<Schema, 'required'>>, Root>>
    : Names<Member<Schema, 'required'>> extends never
      ? Record<string, Schema extends { readonly additionalProperties: infer Rest } ? DataIn<Rest, Root> : unknown>
      : Record<Names<Member<Schema, 'required'>>, unknown> & Record<string, unknown>;

/** Keys beside the declared ones stay readable where the schema speaks of them: an index can't tell their type alone. */
type OtherKeys<Schema, Data> = Schema extends
  { readonly additionalProperties: object } | { readonly patternProperties: object }
  ? Data & Record<string, unknown>
  : Data;

/**
 * What a `type: "array"` schema accepts. Leading items have types of their own with `prefixItems`, or up to draft 2019-09
 * with a list as `items`; of them only the first `minItems` are certainly there.
 */
type ArrayData<Schema, Root> = Schema extends { readonly prefixItems: infer Prefix extends readonly unknown[] }
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
