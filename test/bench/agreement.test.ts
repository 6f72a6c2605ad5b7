import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agree } from '../../bench/harness/agreement.js';
import type { Check, Contender } from '../../bench/harness/contender.js';

const workload = { name: 'tool', schema: { type: 'string' }, valid: ['a'], invalid: [1] };
const contender = (name: string, compile: () => Check | Promise<Check>): Contender => ({
  name,
  version: '1.0.0',
  compile,
});
const right = contender('right', () => (data) => typeof data === 'string');

test('a workload that all answer rightly is kept with their checks', async () => {
  const { compiled, dropped } = await agree([right, right], [workload], true);
  assert.deepEqual(
    compiled.map(({ checks }) => checks.length),
    [2],
  );
  assert.deepEqual(dropped, {});
});

test('one wrong answer, or a schema that one refuses, drops the workload for all and is counted', async () => {
  const wrong = [
    contender('lax', () => () => true),
    contender('strict', () => () => false),
    contender('thrower', () => {
      throw new Error('unsupported');
    }),
    contender('rejecter', () => Promise.reject(new Error('unsupported'))),
  ];
  for (const other of wrong) {
    const { compiled, dropped } = await agree([right, other], [workload], true);
    assert.deepEqual(compiled, []);
    assert.deepEqual(dropped, { [other.name]: ['tool'] });
  }
});

test('a contender that writes into a schema disturbs nobody', async () => {
  const writer: Contender = {
    ...right,
    compile(schema) {
      (schema as Record<string, unknown>).type = 'number';
      return (data) => typeof data === 'string';
    },
  };
  await agree([writer, right], [workload], true);
  assert.deepEqual(workload.schema, { type: 'string' });
});
