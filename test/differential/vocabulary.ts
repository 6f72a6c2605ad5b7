import fc from 'fast-check';

/** A dialect that schemas are drawn in. */
export type DrawnDialect = '2020-12' | 'draft-07';

const EMBEDDED = 'https://example.org/embedded';

type Drawn = Record<string, unknown>;
type Keyword = fc.Arbitrary<Drawn>;

export const names: readonly string[] = ['a', 'b', 'c', 'ab', 'kind', 'toString'];

export const scalars: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  2,
  1.5,
  -1,
  'x',
  'xy',
  '',
  '2020-01-31',
  '1.2.3.4',
];

const name = fc.constantFrom(...names);
const scalar = fc.constantFrom(...scalars);
const member = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 2 }) },
  { weight: 1, arbitrary: mapOf(scalar, 2) },
);
const bound = fc.constantFrom(-1, 0, 0.5, 1, 2, 3);
const count = fc.nat({ max: 3 });
const someNames = fc.uniqueArray(name, { maxLength: 2 });
const typeName = fc.constantFrom('null', 'boolean', 'integer', 'number', 'string', 'array', 'object');

function mapOf(value: fc.Arbitrary<unknown>, maxLength: number): fc.Arbitrary<Drawn> {
  return fc.array(fc.tuple(name, value), { maxLength }).map((entries) => Object.fromEntries(entries));
}

function keyword(word: string, operand: fc.Arbitrary<unknown>): Keyword {
  return operand.map((value) => ({ [word]: value }));
}

const assertions: readonly Keyword[] = [
  keyword('type', fc.oneof(typeName, fc.uniqueArray(typeName, { minLength: 1, maxLength: 3 }))),
  keyword('type', typeName),
  keyword('enum', fc.uniqueArray(member, { minLength: 1, maxLength: 4, selector: (item) => JSON.stringify(item) })),
  keyword('const', member),
  keyword('minimum', bound),
  keyword('maximum', bound),
  keyword('exclusiveMinimum', bound),
  keyword('exclusiveMaximum', bound),
  keyword('multipleOf', fc.constantFrom(0.1, 0.5, 1, 2)),
  keyword('minLength', count),
  keyword('maxLength', count),
  keyword('pattern', fc.constantFrom('^x', 'y$', '^[a-z]*$', '(x|y)+', '\\d', '^\\p{L}')),
  keyword('format', fc.constantFrom('date', 'ipv4', 'uuid', 'json-pointer')),
  keyword('minItems', count),
  keyword('maxItems', count),
  keyword('uniqueItems', fc.boolean()),
  keyword('minProperties', count),
  keyword('maxProperties', count),
  keyword('required', someNames),
  keyword('title', fc.constant('a title')),
  keyword('default', scalar),
];

function applicators(schema: fc.Arbitrary<unknown>): readonly Keyword[] {
  const some = fc.array(schema, { minLength: 1, maxLength: 3 });
  const patterns = fc.array(fc.tuple(fc.constantFrom('^a', 'b|c', '.'), schema), { maxLength: 2 });
  return [
    keyword('properties', mapOf(schema, 3)),
    keyword('properties', mapOf(schema, 3)),
    keyword(
      'patternProperties',
      patterns.map((entries) => Object.fromEntries(entries)),
    ),
    keyword('additionalProperties', schema),
    keyword('propertyNames', schema),
    keyword('items', schema),
    keyword('contains', schema),
    keyword('allOf', some),
    keyword('anyOf', some),
    keyword('oneOf', some),
    keyword('not', schema),
    fc.tuple(schema, schema, schema).map(([test, then, otherwise]) => ({ if: test, then, else: otherwise })),
    fc.tuple(schema, schema).map(([test, then]) => ({ if: test, then })),
    fc.tuple(schema, schema).map(([test, otherwise]) => ({ if: test, else: otherwise })),
    fc
      .array(fc.tuple(fc.constantFrom('x', 'xy', 1), schema), { minLength: 1, maxLength: 3 })
      .map((branches) => ({ oneOf: branches.map(([tag, other]) => tagged(tag, other)) })),
  ];
}

function tagged(tag: unknown, other: unknown): Drawn {
  return { type: 'object', properties: { kind: { const: tag }, a: other }, required: ['kind'] };
}

/** What only 2020-12 has. */
function newer(schema: fc.Arbitrary<unknown>): readonly Keyword[] {
  return [
    keyword('prefixItems', fc.array(schema, { minLength: 1, maxLength: 3 })),
    fc.tuple(schema, count, count).map(([contains, min, max]) => ({ contains, minContains: min, maxContains: max })),
    keyword('dependentRequired', mapOf(someNames, 2)),
    keyword('dependentSchemas', mapOf(schema, 2)),
    keyword('unevaluatedProperties', schema),
    keyword('unevaluatedItems', schema),
  ];
}

/** What only draft-07 has. */
function older(schema: fc.Arbitrary<unknown>): readonly Keyword[] {
  return [
    keyword('items', fc.array(schema, { minLength: 1, maxLength: 3 })),
    fc
      .tuple(fc.array(schema, { minLength: 1, maxLength: 2 }), schema)
      .map(([items, additionalItems]) => ({ items, additionalItems })),
    keyword('dependencies', mapOf(fc.oneof(someNames, schema), 2)),
  ];
}

/** References to the definitions below, by pointer, by anchor, by the identifier of an embedded resource. */
const references: Readonly<Record<DrawnDialect, Keyword>> = {
  '2020-12': fc.oneof(
    keyword('$ref', fc.constantFrom('#/$defs/a', '#/$defs/b', '#', '#anchored', EMBEDDED, `${EMBEDDED}#/$defs/inner`)),
    fc.constant({ $dynamicRef: '#node' }),
  ),
  'draft-07': keyword(
    '$ref',
    fc.constantFrom('#/definitions/a', '#/definitions/b', '#', '#anchored', EMBEDDED, `${EMBEDDED}#/definitions/inner`),
  ),
};

function merged(keywords: readonly Keyword[], maxLength: number): Keyword {
  return fc.array(fc.oneof(...keywords), { maxLength }).map((parts) => Object.assign({}, ...parts) as Drawn);
}

/** Subschemas below the root, with references to its definitions or without. */
function subschemas(
  dialect: DrawnDialect,
  reference: readonly Keyword[],
): Record<'any' | 'record', fc.Arbitrary<unknown>> {
  const { schema } = fc.letrec((tie) => ({
    schema: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      { weight: 1, arbitrary: fc.boolean() },
      { weight: 4, arbitrary: merged([...assertions, ...reference], 3) },
      { weight: 6, arbitrary: merged([...assertions, ...reference, ...structure(dialect, tie('schema'))], 4) },
    ),
  }));
  return { any: schema, record: merged([...assertions, ...structure(dialect, schema)], 3) };
}

function structure(dialect: DrawnDialect, schema: fc.Arbitrary<unknown>): readonly Keyword[] {
  return [...applicators(schema), ...(dialect === '2020-12' ? newer : older)(schema)];
}

function schemasOf(dialect: DrawnDialect): fc.Arbitrary<Drawn> {
  const reference = references[dialect];
  const { any, record } = subschemas(dialect, [reference]);
  const { record: alone } = subschemas(dialect, []);
  const root = merged([...assertions, reference, ...structure(dialect, any), ...structure(dialect, any)], 4);
  const parts = fc.record({ root, a: any, b: any, anchored: record, embedded: alone, inner: merged(assertions, 3) });
  return (parts as fc.Arbitrary<Record<keyof Parts, Drawn>>).map(dialect === '2020-12' ? newRoot : oldRoot);
}

type Parts = Readonly<Record<'root' | 'a' | 'b' | 'anchored' | 'embedded' | 'inner', Drawn>>;

function newRoot({ root, a, b, anchored, embedded, inner }: Parts): Drawn {
  const $defs = {
    a,
    b,
    anchored: { ...anchored, $anchor: 'anchored' },
    node: { ...anchored, $dynamicAnchor: 'node' },
    embedded: { ...embedded, $id: EMBEDDED, $defs: { inner } },
  };
  return { ...root, $defs };
}

function oldRoot({ root, a, b, anchored, embedded, inner }: Parts): Drawn {
  const definitions = {
    a,
    b,
    anchored: { ...anchored, $id: '#anchored' },
    embedded: { ...embedded, $id: EMBEDDED, definitions: { inner } },
  };
  return { ...root, definitions };
}

/** Random schemas over the whole vocabulary of each dialect. Some refer to themselves without end. */
export const schemas: Readonly<Record<DrawnDialect, fc.Arbitrary<Drawn>>> = {
  '2020-12': schemasOf('2020-12'),
  'draft-07': schemasOf('draft-07'),
};

/** The schema with a way to each of its definitions, so that what is wrong with any of them is told. */
export function withAllReached({ $ref, ...schema }: Drawn): Drawn {
  const word = schema.$defs === undefined ? 'definitions' : '$defs';
  const ways = ['#/a', '#/b', '#/anchored'].map((way) => way.replace('/', `/${word}/`));
  const all = [...ways, EMBEDDED, ...(typeof $ref === 'string' ? [$ref] : [])];
  return { ...schema, allOf: [...((schema.allOf ?? []) as unknown[]), ...all.map((way) => ({ $ref: way }))] };
}
