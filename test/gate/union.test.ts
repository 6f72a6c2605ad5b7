import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRegistry, type JsonSchema } from '../../src/index.js';

/** A step of a plan, one of twenty kinds: each needs two properties of its own. */
function branch(number: number): JsonSchema {
  return {
    type: 'object',
    properties: {
      kind: { const: `step_${number}` },
      [`source_${number}`]: { type: 'string', minLength: 1 },
      [`amount_${number}`]: { type: 'integer', minimum: 1, maximum: 100 },
    },
    required: ['kind', `source_${number}`, `amount_${number}`],
    additionalProperties: false,
  };
}

const branches = Array.from({ length: 20 }, (_, number) => branch(number));

const items = [
  { kind: 'step_19', source_19: 'a' },
  { kind: 'step_18', amount_18: 1 },
  { kind: 'step_17' },
  { kind: 'step_16', source_16: 'a', amount_16: 500 },
  { kind: 'step_15', source_15: '', amount_15: 5 },
  { kind: 'step_14', source_14: 'a', amount_14: '5' },
  { kind: 'step_13', source_13: 'a', amount_13: 5, extra: 1 },
  { kind: 'step_12', source_12: null, amount_12: 5 },
  { kind: 'step_11', source_1: 'a', amount_11: 1 },
  { kind: 'step_10', source_10: 'a', amount_10: 0.5 },
];

/** Where each is refused, below the list, and with what. */
const lacks: readonly (readonly [string, readonly string[]])[] = [
  ['[0]', ["property 'amount_19' is required"]],
  ['[1]', ["property 'source_18' is required"]],
  ['[2]', ["properties 'source_17' and 'amount_17' are required"]],
  ['[3].amount_16', ['value is higher than maximum 100']],
  ['[4].source_15', ['value length must be at least 1 but is 0']],
  ['[5].amount_14', ['value is not of type integer, got string: send it without quotes']],
  ['[6]', ["object has properties that 'additionalProperties' does not allow"]],
  ['[7].source_12', ['value is not of type string, got null']],
  ['[8]', ["object has properties that 'additionalProperties' does not allow", "property 'source_11' is required"]],
  ['[9].amount_10', ['value is not of type integer, got number']],
];

for (const union of ['anyOf', 'oneOf'] as const) {
  const steps: JsonSchema = { type: 'array', items: { [union]: branches } };
  const registry = createRegistry({
    tools: [
      { name: 'plan', inputSchema: { type: 'object', properties: { steps } } },
      { name: 'plans', description: 'Plans.', actions: { make: { description: 'Makes one.', properties: { steps } } } },
    ],
  });

  for (const [tool, base, args] of [
    ['plan', 'arguments.steps', { steps: items }],
    ['plans', 'data.steps', { action: 'make', data: { steps: items } }],
  ] as const) {
    test(`of a ${union} of twenty tagged objects, ten wrong items are each told what their own branch lacks: ${tool}`, () => {
      const outcome = registry.check(tool, args);
      assert.ok(!outcome.ok && outcome.refusal.error === 'invalid_values');
      const { input_schema: _, ...refusal } = outcome.refusal;
      assert.deepEqual(
        refusal.entries.map(({ path, problems }) => [path, [...problems]]),
        lacks.map(([path, problems]) => [`${base}${path}`, problems]),
      );
      assert.equal(refusal.count, 10);
      for (const [path] of lacks) assert.ok(refusal.message.includes(`${base}${path}: `));
      const size = JSON.stringify(refusal).length;
      assert.ok(size <= 2_000, `${size} characters`);
    });
  }
}
