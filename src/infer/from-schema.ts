import type { ArrayData } from './array-data.js';
import type { IsAny, Literal, ScalarData, ScalarName } from './json-type.js';
import type { ObjectData } from './object-data.js';

/**
 * The type of the data that a literal schema accepts: `type`, `enum`, `const`, `properties`, `required`, `items`,
 * `prefixItems`, `minItems` of tuples, `additionalProperties`, `anyOf`, `oneOf`, `allOf`, and `$ref` to `#`, `#/$defs/…`
 * and `#/definitions/…`. Whatever else a schema says does not narrow the type: it is `unknown` beyond.
 */
export type FromSchema<Schema> = DataIn<Schema, Schema>;

/** As {@link FromSchema}, for a part of a schema whose references lead into the root. */
export type DataIn<Schema, Root> =
  IsAny<Schema> extends true
    ? unknown
    : Schema extends boolean
      ? Schema extends false
        ? never
        : unknown
      : Extract<keyof Schema, Narrowing> extends never
        ? OfType<Schema, Root>
        : OfType<Schema, Root> &
            OfValues<Schema> &
            OfBranches<Schema, Root> &
            OfAll<Schema, Root> &
            OfReference<Schema, Root>;

/** Keywords that narrow beside `type`; most schemas have none, which spares the type checker the other questions. */
type Narrowing = 'const' | 'enum' | 'anyOf' | 'oneOf' | 'allOf' | '$ref';

type OfType<Schema, Root> = Schema extends { readonly type: infer Type }
  ? Type extends readonly (infer Name)[]
    ? OfName<Name, Schema, Root>
    : OfName<Type, Schema, Root>
  : unknown;

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
