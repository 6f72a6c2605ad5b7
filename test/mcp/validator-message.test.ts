import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultMessage, refusalMessage } from '../../src/mcp/validator-message.js';
import { compile, SchemaError } from '../../src/schema.js';

function messageOf(schema: object, value: unknown): string {
  const verdict = compile(schema).check(value);
  assert.ok(!verdict.ok);
  return refusalMessage(verdict.entries, verdict.count);
}

function faultsOf(schema: object): string {
  try {
    compile(schema);
  } catch (error) {
    assert.ok(error instanceof SchemaError);
    return faultMessage(error);
  }
  return assert.fail('the schema has no fault');
}

test('a message tells each path with its problems', () => {
  const schema = { properties: { a: { type: 'integer' }, b: { maxItems: 0 } } };
  assert.equal(messageOf({ type: 'string' }, 1), 'data: value is not of type string, got integer');
  assert.equal(
    messageOf(schema, { a: 0.5, b: [1] }),
    'data.a: value is not of type integer, got number | data.b: array must have at most 0 items, has 1',
  );
});

test('paths that do not fit are counted', () => {
  const few = messageOf({ items: { type: 'integer' } }, Array(30).fill('x'));
  assert.ok(few.endsWith(' | and 20 more'), few);
  const long = messageOf(
    { additionalProperties: { enum: Array.from({ length: 60 }, (_, index) => `member ${index}`) } },
    Object.fromEntries(Array.from({ length: 9 }, (_, index) => [String.fromCharCode(97 + index).repeat(60), 0])),
  );
  assert.ok(long.length <= 2000, String(long.length));
  assert.match(long, / \| and [1-8] more$/u);
});

test('the faults of a schema are told under the same bound', () => {
  assert.match(faultsOf({ minimum: 'x' }), /^the schema can't be used: \/minimum: /u);
  assert.match(faultsOf({ $schema: 'https://example.org/own' }), /^the schema can't be used: /u);
  const properties = Object.fromEntries(
    Array.from({ length: 200 }, (_, index) => [`property${index}`, { minimum: '' }]),
  );
  const many = faultsOf({ properties });
  assert.ok(many.length <= 2000);
  assert.match(many, / \| and \d+ more$/u);
});

test('one fault that is too long alone is cut', () => {
  assert.equal(faultMessage(new SchemaError([{ pointer: '/a', reason: 'r'.repeat(5000) }])).length, 1962);
  assert.equal(faultMessage(new SchemaError([{ pointer: '', reason: 'r' }])), "the schema can't be used: (root): r");
});
