import fc from 'fast-check';
import type { JsonSchema } from '../../src/schema.js';

/** The mark that every random text value and every undeclared random key begins with; no schema has it. */
export const TOKEN = 'zq';

const names = ['a', 'b', 'c', 'kind', 'toString', '__proto__', '10', '2'];
const name = fc.constantFrom(...names);
const bound = fc.constantFrom(-1, 0, 0.5, 1, 2, 3);
const count = fc.nat({ max: 3 });
const typeName = fc.constantFrom('null', 'boolean', 'integer', 'number', 'string', 'array', 'object');
const scalar = fc.constantFrom<unknown>(null, true, false, 0, 1, 1.5, 2, 'x', 'y', '');
const member = fc.oneof(scalar, fc.array(scalar, { maxLength: 2 }), fc.dictionary(name, scalar, { maxKeys: 2 }));

/** Objects whose properties are own, `__proto__` too. */
function record(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  return Object.fromEntries(entries);
}

function mapOf(value: fc.Arbitrary<unknown>, maxLength: number): fc.Arbitrary<Record<string, unknown>> {
  return fc.array(fc.tuple(name, value), { maxLength }).map(record);
}

type Keyword = fc.Arbitrary<Record<string, unknown>>;

function keyword(word: string, operand: fc.Arbitrary<unknown>): Keyword {
  return operand.map((value) => ({ [word]: value }));
}

const leafKeywords: readonly Keyword[] = [
  keyword('type', fc.oneof(typeName, fc.uniqueArray(typeName, { minLength: 1, maxLength: 3 }))),
  keyword('enum', fc.array(member, { maxLength: 4 })),
  keyword('const', member),
  keyword('minimum', bound),
  keyword('maximum', bound),
  keyword('exclusiveMinimum', bound),
  keyword('exclusiveMaximum', bound),
  keyword('multipleOf', fc.constantFrom(0.1, 0.5, 1, 2)),
  keyword('minLength', count),
  keyword('maxLength', count),
  keyword('pattern', fc.constantFrom('^x', 'y$', '^[a-z]*$', '(x|y)+')),
  keyword('format', fc.constantFrom('date', 'email', 'ipv4', 'uri')),
  keyword('minItems', count),
  keyword('maxItems', count),
  keyword('uniqueItems', fc.boolean()),
  keyword('minProperties', count),
  keyword('maxProperties', count),
  keyword('required', fc.uniqueArray(name, { maxLength: 2 })),
  keyword('dependentRequired', mapOf(fc.uniqueArray(name, { maxLength: 2 }), 2)),
];

const references = keyword('$ref', fc.constantFrom('#/$defs/a', '#/$defs/b', '#'));

function innerKeywords(schema: fc.Arbitrary<unknown>): readonly Keyword[] {
  const some = fc.array(schema, { minLength: 1, maxLength: 3 });
  const pattern = fc.constantFrom('^a', 'b|c', '^zq');
  return [
    keyword('properties', mapOf(schema, 3)),
    keyword('patternProperties', fc.array(fc.tuple(pattern, schema), { maxLength: 2 }).map(record)),
    keyword('additionalProperties', schema),
    keyword('propertyNames', schema),
    keyword('items', schema),
    keyword('prefixItems', some),
    keyword('contains', schema),
    fc.tuple(schema, count, count).map(([contains, min, max]) => ({ contains, minContains: min, maxContains: max })),
    keyword('allOf', some),
    keyword('anyOf', some),
    keyword('oneOf', some),
    keyword('not', schema),
    fc.tuple(schema, schema, schema).map(([test, then, otherwise]) => ({ if: test, then, else: otherwise })),
    keyword('dependentSchemas', mapOf(schema, 2)),
    keyword('unevaluatedProperties', schema),
    keyword('unevaluatedItems', schema),
    fc
      .array(fc.tuple(fc.constantFrom('x', 'y', 1), schema), { minLength: 1, maxLength: 3 })
      .map((branches) => ({ oneOf: branches.map(([tag, other]) => tagged(tag, other)) })),
  ];
}

function tagged(tag: unknown, other: unknown): Record<string, unknown> {
  return { type: 'object', properties: { kind: { const: tag }, a: other }, required: ['kind'] };
}

const { schema } = fc.letrec((tie) => ({
  schema: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    { weight: 1, arbitrary: fc.boolean() },
    { weight: 4, arbitrary: merged([...leafKeywords, references], 3) },
    { weight: 8, arbitrary: merged([...leafKeywords, ...innerKeywords(tie('schema'))], 4) },
  ),
}));

function merged(keywords: readonly Keyword[], maxLength: number): Keyword {
  return fc
    .array(fc.oneof(...keywords), { maxLength })
    .map((parts) => Object.assign({}, ...parts) as Record<string, unknown>);
}

/** A random schema of 2020-12 with two definitions to refer to. Some refer to themselves without end. */
export const randomSchema: fc.Arbitrary<JsonSchema> = fc
  .tuple(merged([...innerKeywords(schema), ...leafKeywords, references], 4), schema, schema)
  .map(([root, a, b]) => ({ ...root, $defs: { a, b } }));

const text = fc.oneof(
  fc.constantFrom('x', 'y', ''),
  fc.nat().map((number) => `${TOKEN}${String(number)}`),
);
const key = fc.oneof(
  { weight: 4, arbitrary: name },
  { weight: 1, arbitrary: fc.nat({ max: 9 }).map((n) => `${TOKEN}k${String(n)}`) },
);
const number = fc.oneof(
  fc.constantFrom(-0, 0, 0.3, 1, 1.5, 2, 3, -1, 1e300),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    { weight: 3, arbitrary: fc.oneof(text, number, fc.boolean(), fc.constant(null), fc.bigInt({ min: -3n, max: 3n })) },
    { weight: 2, arbitrary: fc.array(tie('value'), { maxLength: 4 }) },
    { weight: 4, arbitrary: fc.array(fc.tuple(key, tie('value')), { maxLength: 5 }).map(record) },
  ),
}));

/** A random value that JSON can hold; its texts and undeclared keys are told by {@link TOKEN}. */
export const randomValue: fc.Arbitrary<unknown> = value;

/** A random value with some parts that JSON can't hold, or that throw. */
export const hostileValue: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    { weight: 2, arbitrary: randomValue },
    { weight: 3, arbitrary: fc.constantFrom(...hostileMakers()).map((make) => make()) },
    { weight: 2, arbitrary: fc.array(tie('value'), { maxLength: 3 }) },
    { weight: 2, arbitrary: fc.array(fc.tuple(key, tie('value')), { maxLength: 3 }).map(record) },
  ),
})).value;

class Instance {
  readonly a: number = 1;
}

function explode(): never {
  throw new Error(`${TOKEN}thrown`);
}

function hostileMakers(): readonly (() => unknown)[] {
  return [
    () => undefined,
    () => NaN,
    () => Infinity,
    () => Symbol(TOKEN),
    () => explode,
    () => new Date(0),
    () => new Map([['a', 1]]),
    () => new Instance(),
    () => /a/u,
    () => [1, , 2],
    () => Object.assign([1], { a: TOKEN }),
    () => ({ [Symbol(TOKEN)]: 1, a: undefined }),
    () => Object.defineProperty({}, 'a', { get: explode, enumerable: true }),
    () => Object.defineProperty({ b: 1 }, 'a', { value: TOKEN, enumerable: false }),
    () => new Proxy({ a: 1 }, { get: explode }),
    () => new Proxy({ a: 1 }, { ownKeys: explode }),
    () => new Proxy({ a: 1 }, { getPrototypeOf: explode }),
    () => new Proxy({ a: 1 }, { getOwnPropertyDescriptor: explode }),
    () => new Proxy([1], { get: explode }),
    () => Object.create({ a: TOKEN }) as unknown,
    () => Object.assign(Object.create(null) as object, { a: 1 }),
    () => {
      const ring: unknown[] = [];
      ring.push(ring, { a: ring });
      return ring;
    },
    () => {
      const ring: Record<string, unknown> = { b: 1 };
      ring.a = ring;
      return ring;
    },
  ];
}
