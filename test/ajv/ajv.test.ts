import assert from 'node:assert/strict';
import { test } from 'node:test';
import Ajv, { Ajv as NamedAjv, Ajv2019, Ajv2020, SchemaError, UnsupportedError } from '../../src/ajv/index.js';

const schema = {
  type: 'object',
  properties: { name: { type: 'string' }, size: { type: 'integer', minimum: 1 } },
  required: ['name'],
  additionalProperties: false,
};

test('compile gives a function whose errors are in the form of Ajv', () => {
  const validate = new Ajv({ allErrors: true }).compile<{ name: string }>(schema);
  assert.equal(validate({ name: 'x', size: 1 }), true);
  assert.equal(validate.errors, null);
  assert.equal(validate({ size: 0 }), false);
  assert.deepEqual(validate.errors, [
    {
      keyword: 'required',
      instancePath: '',
      schemaPath: '#/required',
      params: { missingProperty: 'name' },
      message: "property 'name' is required",
    },
    {
      keyword: 'minimum',
      instancePath: '/size',
      schemaPath: '#/properties/size/minimum',
      params: { comparison: '>=', limit: 1 },
      message: 'value is lower than minimum 1',
    },
  ]);
  assert.equal(validate.schema, schema);
});

test('without allErrors the first error is told, and messages can be left out', () => {
  const validate = new Ajv({ messages: false }).compile(schema);
  validate({ size: 0 });
  assert.deepEqual(
    validate.errors?.map(({ keyword, message }) => [keyword, message]),
    [['required', undefined]],
  );
});

test('validate checks by schema or key, and errorsText writes what it found', () => {
  const ajv = new Ajv({ allErrors: true });
  ajv.addSchema(schema, 'thing');
  assert.equal(ajv.validate('thing', { name: 1, size: 0 }), false);
  const lines = ['/name value is not of type string, got integer', '/size value is lower than minimum 1'];
  assert.equal(ajv.errorsText(), lines.map((line) => `data${line}`).join(', '));
  assert.equal(
    ajv.errorsText(ajv.errors, { separator: '\n', dataVar: 'body' }),
    lines.map((line) => `body${line}`).join('\n'),
  );
  assert.equal(ajv.validate(schema, { name: 'x' }), true);
  assert.equal(ajv.errorsText(), 'No errors');
  assert.throws(() => ajv.validate('other', 1), /no schema/u);
});

test('added schemas are reached by references, keys, identifiers and parts', () => {
  const ajv = new Ajv({
    schemas: [{ $id: 'https://x.test/size', definitions: { small: { maximum: 3 } }, type: 'integer' }],
  });
  assert.equal(ajv.compile({ $ref: 'https://x.test/size' })('a'), false);
  assert.equal(ajv.getSchema('https://x.test/size#')?.(1), true);
  assert.equal(ajv.getSchema('https://x.test/size#/definitions/small')?.(4), false);
  assert.equal(ajv.getSchema('https://x.test/size#/definitions/none'), undefined);
  assert.equal(ajv.getSchema('https://x.test/none'), undefined);
  assert.throws(() => ajv.addSchema({ $id: 'https://x.test/size' }), /before/u);
  assert.equal(ajv.removeSchema('https://x.test/size').getSchema('https://x.test/size'), undefined);
  assert.throws(() => ajv.addSchema({}), /key/u);
  const keyed = new Ajv({ schemas: { 'defs.json': { definitions: { n: { type: 'number' } } } } });
  assert.equal(keyed.compile({ $ref: 'defs.json#/definitions/n' })('x'), false);
  const self = { $id: 'https://x.test/self', properties: { a: { $ref: '#' } }, type: 'object' };
  assert.equal(new Ajv({ schemas: [self] }).compile(self)({ a: 1 }), false);
});

test('a compiled schema is reached by its identifier, unless told otherwise', () => {
  const ajv = new Ajv();
  const used = { $id: 'https://x.test/used', type: 'string' };
  const validate = ajv.compile(used);
  assert.equal(ajv.getSchema('https://x.test/used'), validate);
  const byReference = ajv.compile({ properties: { a: { $ref: 'used' } }, $id: 'https://x.test/other' });
  assert.equal(byReference({ a: 1 }), false);
  assert.equal(byReference.errors?.[0]?.schemaPath, 'https://x.test/used#/type');
  assert.equal(ajv.compile({ $id: 'https://x.test/used', type: 'number' })(1), true);
  assert.equal(ajv.getSchema('https://x.test/used'), validate);
  const apart = new Ajv({ addUsedSchema: false });
  apart.compile(used);
  assert.equal(apart.getSchema('https://x.test/used'), undefined);
});

test('the same schema object gives the same function', () => {
  const ajv = new Ajv();
  assert.equal(ajv.compile(schema), ajv.compile(schema));
  assert.equal(ajv.compile(false)(1), false);
});

test('the classes differ in the draft of schemas that name none', () => {
  const tuple = { prefixItems: [false] };
  const list = { items: [false] };
  assert.equal(NamedAjv, Ajv);
  assert.deepEqual([new Ajv().compile(tuple)([1]), new Ajv().compile(list)([1])], [true, false]);
  assert.deepEqual([new Ajv2019().compile(tuple)([1]), new Ajv2019().compile(list)([1])], [true, false]);
  assert.equal(new Ajv2020().compile(tuple)([1]), false);
  assert.throws(() => new Ajv2020().compile(list), SchemaError);
});

test('formats are asserted unless told otherwise, and an unknown one is refused where schemas are read strictly', () => {
  const email = { type: 'string', format: 'email' };
  const unknown = { format: 'zip' };
  assert.equal(new Ajv().compile(email)('x'), false);
  assert.equal(new Ajv({ validateFormats: false }).compile(email)('x'), true);
  assert.throws(() => new Ajv().compile(unknown), SchemaError);
  for (const options of [
    { strict: false },
    { strictSchema: false },
    { strict: 'log' },
    { validateFormats: false },
  ] as const) {
    assert.equal(new Ajv(options).compile(unknown)('x'), true);
  }
});

test('nullable adds null, as in Ajv', () => {
  assert.equal(new Ajv().compile({ type: 'string', nullable: true })(null), true);
});

test('options that only steer Ajv itself, and unknown ones, are taken', () => {
  const ajv = new Ajv({ verbose: true, code: { es5: true }, discriminator: true, logger: false, whatever: 1 });
  const validate = ajv.compile(schema);
  validate({ name: 5 });
  assert.ok(!JSON.stringify(validate.errors).includes('5'));
  assert.deepEqual(ajv.opts.code, { es5: true });
});

test('what would change data, look elsewhere or run code is refused by name', () => {
  for (const option of ['coerceTypes', 'useDefaults', 'removeAdditional', '$data', 'loadSchema']) {
    assert.throws(() => new Ajv({ [option]: true }), UnsupportedError);
    assert.ok(new Ajv({ [option]: false }));
  }
  const ajv = new Ajv();
  assert.throws(() => ajv.compile({ $async: true }), UnsupportedError);
  ajv.addKeyword({ keyword: ['even', 'odd'], validate: () => true });
  assert.throws(() => ajv.compile({ properties: { a: { odd: true } } }), UnsupportedError);
  assert.ok(ajv.compile({ properties: { odd: { enum: ['even'] } } }));
  assert.equal(ajv.addKeyword('x-note').addVocabulary([{ keyword: ['a', 'b'] }]), ajv);
});

test('validateSchema tells the faults of a schema', () => {
  const ajv = new Ajv();
  assert.equal(ajv.validateSchema({ type: 'strin' }), false);
  assert.equal(ajv.errors?.[0]?.instancePath, '/type');
  assert.equal(ajv.validateSchema({ type: 'string' }), true);
  assert.equal(ajv.errors, null);
});

test('whatever is sent, errors are few and hold none of it', () => {
  const validate = new Ajv({ allErrors: true }).compile({ items: { enum: ['a', 1, null], type: 'string' } });
  const sent = Array.from({ length: 5_000 }, () => 'canary');
  assert.equal(validate(sent), false);
  assert.equal(validate.errors?.length, 10);
  assert.ok(!JSON.stringify(validate.errors).includes('canary'));
});
