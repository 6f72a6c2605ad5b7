import type { FromSchema } from '../../src/infer/from-schema.js';
import type { Equal, Expect } from './expect.js';

/** What `FromSchema` makes of literal schemas, proven by the type checker alone. */
interface GivenScalars {
  text: FromSchema<{ type: 'string'; minLength: 1 }>;
  whole: FromSchema<{ type: 'integer' }>;
  nothing: FromSchema<{ type: 'null' }>;
  several: FromSchema<{ type: ['string', 'null'] }>;
  choice: FromSchema<{ type: 'string'; enum: ['a', 'b'] }>;
  mixed: FromSchema<{ enum: [1, 'x', null] }>;
  constant: FromSchema<{ const: { a: [1] } }>;
  nullable: FromSchema<{ type: 'string'; nullable: true }>;
  nullableChoice: FromSchema<{ type: 'string'; enum: ['a']; nullable: true }>;
  solid: FromSchema<{ type: 'string'; nullable: false }>;
}
export type Scalars = [
  Expect<Equal<GivenScalars['text'], string>>,
  Expect<Equal<GivenScalars['whole'], number>>,
  Expect<Equal<GivenScalars['nothing'], null>>,
  Expect<Equal<GivenScalars['several'], string | null>>,
  Expect<Equal<GivenScalars['choice'], 'a' | 'b'>>,
  Expect<Equal<GivenScalars['mixed'], 1 | 'x' | null>>,
  Expect<Equal<GivenScalars['constant'], { a: [1] }>>,
  Expect<Equal<GivenScalars['nullable'], string | null>>,
  Expect<Equal<GivenScalars['nullableChoice'], 'a' | null>>,
  Expect<Equal<GivenScalars['solid'], string>>,
];

interface GivenObjects {
  plain: FromSchema<{ type: 'object'; properties: { a: { type: 'string' }; b: { type: 'boolean' } }; required: ['a'] }>;
  undeclared: FromSchema<{ type: 'object'; properties: object; required: ['a'] }>;
  map: FromSchema<{ type: 'object'; additionalProperties: { type: 'number' } }>;
  any: FromSchema<{ type: 'object' }>;
  open: FromSchema<{ type: 'object'; properties: { a: { type: 'string' } }; additionalProperties: { type: 'number' } }>;
  nested: FromSchema<{
    type: 'object';
    properties: { in: { type: 'object'; properties: { a: { const: 1 } } } };
    required: ['in'];
  }>;
  untyped: FromSchema<{ properties: { a: { type: 'string' } } }>;
}
export type Objects = [
  Expect<Equal<GivenObjects['plain'], { a: string; b?: boolean }>>,
  Expect<Equal<GivenObjects['undeclared'], { a: unknown }>>,
  Expect<Equal<GivenObjects['map'], Record<string, number>>>,
  Expect<Equal<GivenObjects['any'], Record<string, unknown>>>,
  Expect<Equal<GivenObjects['open'], { a?: string } & Record<string, unknown>>>,
  Expect<Equal<GivenObjects['nested'], { in: { a?: 1 } }>>,
  Expect<Equal<GivenObjects['untyped'], unknown>>,
];

interface GivenArrays {
  list: FromSchema<{ type: 'array'; items: { type: 'string' } }>;
  any: FromSchema<{ type: 'array' }>;
  prefix: FromSchema<{ type: 'array'; prefixItems: [{ type: 'string' }, { type: 'number' }]; items: false }>;
  sure: FromSchema<{
    type: 'array';
    prefixItems: [{ type: 'string' }, { type: 'number' }];
    minItems: 1;
    items: { type: 'null' };
  }>;
  older: FromSchema<{ type: 'array'; items: [{ type: 'string' }]; additionalItems: false; minItems: 1 }>;
}
export type Arrays = [
  Expect<Equal<GivenArrays['list'], string[]>>,
  Expect<Equal<GivenArrays['any'], unknown[]>>,
  Expect<Equal<GivenArrays['prefix'], [string?, number?]>>,
  Expect<Equal<GivenArrays['sure'], [string, number?, ...null[]]>>,
  Expect<Equal<GivenArrays['older'], [string]>>,
];

type Tagged = FromSchema<{
  oneOf: [
    { type: 'object'; properties: { kind: { const: 'a' }; n: { type: 'number' } }; required: ['kind', 'n'] },
    { type: 'object'; properties: { kind: { const: 'b' } }; required: ['kind'] },
  ];
}>;
type Both = FromSchema<{
  type: 'object';
  properties: { a: { type: 'string' } };
  required: ['a'];
  allOf: [{ type: 'object'; properties: { b: { type: 'number' } } }];
}>;
type Either = FromSchema<{ type: ['string', 'number']; anyOf: [{ type: 'string' }, { type: 'boolean' }] }>;
export type Unions = [
  Expect<Equal<Tagged, { kind: 'a'; n: number } | { kind: 'b' }>>,
  Expect<Equal<Both, { a: string } & { b?: number }>>,
  Expect<Equal<Either, string>>,
];

type Referring = FromSchema<{
  type: 'array';
  items: { $ref: '#/$defs/row' };
  $defs: { row: { type: 'object'; properties: { id: { $ref: '#/$defs/id' } } }; id: { type: 'integer' } };
}>;
type Tree = FromSchema<{ type: 'object'; properties: { children: { type: 'array'; items: { $ref: '#' } } } }>;
type Older = FromSchema<{ $ref: '#/definitions/a'; definitions: { a: { type: 'string' } } }>;
type Lost = FromSchema<{ $ref: 'https://example.org/other' }>;
type Deep = NonNullable<NonNullable<Tree['children']>[number]['children']>;
export type References = [
  Expect<Equal<Referring, { id?: number }[]>>,
  Expect<Equal<Deep extends { children?: unknown }[] ? true : false, true>>,
  Expect<Equal<Older, string>>,
  Expect<Equal<Lost, unknown>>,
];

export type Unknown = [
  Expect<Equal<FromSchema<{ type: string }>, unknown>>,
  Expect<Equal<FromSchema<ReturnType<typeof JSON.parse>>, unknown>>,
  Expect<Equal<FromSchema<unknown>, unknown>>,
  Expect<Equal<FromSchema<true>, unknown>>,
  Expect<Equal<FromSchema<false>, never>>,
];
