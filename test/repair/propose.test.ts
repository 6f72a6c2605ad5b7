import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileRoot } from '../../src/evaluate/root.js';
import { ARRAY, OBJECT } from '../../src/json/kind.js';
import { defaultLimits } from '../../src/limit/table.js';
import { repairSettings } from '../../src/repair/options.js';
import { propose, readStringified } from '../../src/repair/propose.js';

const every = repairSettings({ stringified: true, numeric: true, boolean: true, dropNull: true }, defaultLimits)!;

function proposed(schema: object, value: unknown): unknown {
  const reading = compileRoot(schema).read(value);
  assert.ok(!reading.ok);
  return propose(value, reading.findings[0]!, every);
}

test('a text is read as what the schema asks for, and as nothing else', () => {
  assert.deepEqual(proposed({ type: 'array' }, '[1]'), { kind: 'stringified', value: [1] });
  assert.deepEqual(proposed({ type: ['object', 'null'] }, '{}'), { kind: 'stringified', value: {} });
  assert.equal(proposed({ type: 'array' }, '{}'), undefined);
  assert.deepEqual(proposed({ type: 'number' }, '1.5'), { kind: 'numeric', value: 1.5 });
  assert.equal(proposed({ type: 'integer' }, '1.5'), undefined);
  assert.equal(proposed({ type: 'number' }, 'true'), undefined);
  assert.deepEqual(proposed({ type: 'boolean' }, 'true'), { kind: 'boolean', value: true });
  assert.equal(proposed({ type: 'boolean' }, 'True'), undefined);
});

test('digits are kept, however many', () => {
  assert.deepEqual(proposed({ type: 'integer' }, '12345678901234567890'), {
    kind: 'numeric',
    value: 12345678901234567890n,
  });
});

test('a null that is no property is not dropped', () => {
  assert.equal(proposed({ type: 'number' }, null), undefined);
});

test('a text of an array or object is read only where that is wanted', () => {
  assert.deepEqual(readStringified('\n {"a":1}', OBJECT, every), { a: 1 });
  assert.equal(readStringified('{"a":1}', ARRAY, every), undefined);
  assert.equal(readStringified('{"a":1,"a":2}', OBJECT, every), undefined);
  assert.equal(readStringified('', OBJECT, every), undefined);
});
