import assert from 'node:assert/strict';
import { test } from 'node:test';
import { validatorProvider } from '../../src/mcp/index.js';
import { SchemaError } from '../../src/schema.js';

const provider = validatorProvider();

test('a value that is accepted comes back as data, one that is refused with a message', () => {
  const validate = provider.getValidator<{ n: number }>({ type: 'object', properties: { n: { type: 'integer' } } });
  assert.deepEqual(validate({ n: 1 }), { valid: true, data: { n: 1 }, errorMessage: undefined });
  assert.deepEqual(validate({ n: 'canary' }), {
    valid: false,
    data: undefined,
    errorMessage: 'data.n: value is not of type integer, got string: send it without quotes',
  });
});

test('a validator is reused for the schema object and for its content', () => {
  const schema = { type: 'object', title: 'reused' };
  assert.equal(provider.getValidator(schema), provider.getValidator({ type: 'object', title: 'reused' }));
});

test('references stay in the document', () => {
  const byPointer = provider.getValidator({ $defs: { n: { type: 'integer' } }, items: { $ref: '#/$defs/n' } });
  assert.deepEqual([byPointer([1]).valid, byPointer(['a']).valid], [true, false]);
  const recursive = provider.getValidator({ type: 'object', additionalProperties: { $ref: '#' } });
  assert.deepEqual([recursive({ a: { b: {} } }).valid, recursive({ a: { b: 1 } }).valid], [true, false]);
});

test('two schemas of one $id do not meet', () => {
  const first = provider.getValidator({ $id: 'https://example.org/a', type: 'string' });
  const second = provider.getValidator({ $id: 'https://example.org/a', type: 'number' });
  assert.deepEqual([first('x').valid, second('x').valid, second(1).valid], [true, false, true]);
});

test('the dialect is that of $schema, else 2020-12, else the one that was asked for', () => {
  const tuple = { items: [{ type: 'string' }], additionalItems: false };
  const draft07 = { $schema: 'http://json-schema.org/draft-07/schema#', ...tuple };
  assert.deepEqual(
    [provider.getValidator(draft07)(['a']).valid, provider.getValidator(draft07)([1]).valid],
    [true, false],
  );
  const prefix = provider.getValidator({ prefixItems: [{ type: 'string' }] });
  assert.deepEqual([prefix(['a']).valid, prefix([1]).valid], [true, false]);
  const older = validatorProvider({ dialect: 'draft-07' }).getValidator(tuple);
  assert.deepEqual([older(['a']).valid, older([1]).valid, older(['a', 'b']).valid], [true, false, false]);
});

test('known formats are asserted, unknown ones are not known to be wrong', () => {
  const validate = provider.getValidator({
    properties: { day: { format: 'date' }, hue: { format: 'color-of-the-house' } },
  });
  assert.deepEqual(
    [validate({ day: '2024-02-29', hue: 'x' }).valid, validate({ day: '2023-02-29' }).valid],
    [true, false],
  );
  assert.throws(
    () => validatorProvider({ unknownFormats: 'refuse', onFault: 'throw' }).getValidator({ format: 'hue' }),
    SchemaError,
  );
});

test('a schema that can not be built refuses every value and says why, or throws where that is asked for', () => {
  for (const schema of [
    { type: 'nothing' },
    { $schema: 'https://example.org/unknown' },
    { pattern: '(' },
    { $ref: '#/$defs/missing' },
  ]) {
    const answer = provider.getValidator(schema)({});
    assert.ok(!answer.valid);
    assert.match(answer.errorMessage, /^the schema can't be used: /u);
    assert.throws(() => validatorProvider({ onFault: 'throw' }).getValidator(schema), SchemaError);
  }
  for (const schema of [null, 'string', 1] as unknown as object[]) {
    assert.match(
      provider.getValidator(schema)(1).errorMessage ?? '',
      /^the schema can't be used: \(root\): must be a schema/u,
    );
  }
  assert.equal(provider.getValidator(true as unknown as object)(1).valid, true);
});

test('a validator never throws', () => {
  const validate = provider.getValidator({ type: 'object', properties: { a: { type: 'string' } } });
  const ring: Record<string, unknown> = {};
  ring.a = ring;
  const hostile = new Proxy({}, { ownKeys: () => assert.fail('a trap') });
  for (const value of [undefined, null, ring, hostile, () => 1, 1n]) assert.equal(validate(value).valid, false);
});

test('what is wrong with the options is told at once, not of each schema', () => {
  assert.throws(() => validatorProvider({ limits: { depth: -1 } }), { name: 'SchemaError', message: /limits\.depth/u });
  assert.throws(() => validatorProvider({ keys: 'hidden' as 'hide' }), { name: 'SchemaError', message: /'keys'/u });
});

test('an option that is undefined is not given', () => {
  const provider = validatorProvider({ unknownFormats: undefined });
  assert.equal(provider.getValidator({ format: 'unheard-of' })('x').valid, true);
});
