import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ConfigurationError,
  createRegistry,
  type JsonSchema,
  type Registry,
  type RegistryOptions,
} from '../src/index.js';
import type { CompileOptions, SchemaFault } from '../src/schema.js';
import { withCustomFormats } from './support/custom-formats.js';
import { compiledOrFaults, schemaCases } from './support/schema-cases.js';

/** The registry of one tool whose only property has the schema, or the faults, told as those of the schema alone. */
function registered(schema: unknown, options: CompileOptions): Registry | readonly SchemaFault[] {
  const inputSchema = { type: 'object', properties: { v: schema as JsonSchema } };
  try {
    return createRegistry({
      tools: [{ name: 't', unknownKeys: 'schema', inputSchema }],
      ...(options as RegistryOptions),
    });
  } catch (error) {
    assert.ok(error instanceof ConfigurationError);
    return error.faults.map(({ pointer, reason }) => ({ pointer: pointer.replace(/^\/properties\/v/u, ''), reason }));
  }
}

for (const { file, description, schema, dialect, tests = [], faults = [], ...rest } of schemaCases('options')) {
  const option = file.replace(/\.json$/u, '');
  const options = { ...withCustomFormats(rest.options), dialect };

  test(`${option}, compiled: ${description} (${dialect})`, () => {
    const root = compiledOrFaults(schema, options);
    if (!('test' in root)) {
      assert.deepEqual(root, faults);
      return;
    }
    assert.deepEqual([], faults);
    for (const { description: which, data, valid } of tests) {
      assert.equal(root.test(data), valid, `test: ${which}`);
      assert.equal(root.check(data).ok, valid, `check: ${which}`);
    }
  });

  test(`${option}, registered: ${description} (${dialect})`, () => {
    const registry = registered(schema, options);
    if (!('check' in registry)) {
      assert.deepEqual(registry, faults);
      return;
    }
    assert.deepEqual([], faults);
    for (const { description: which, data, valid } of tests) {
      assert.equal(registry.check('t', { v: data }).ok, valid, which);
    }
    if (rest.warnings === undefined) return;
    const told = registry.warnings.map(({ pointer, reason }) => ({ pointer, reason }));
    assert.deepEqual(
      told,
      rest.warnings.map(({ pointer, reason }) => ({ pointer: `/properties/v${pointer}`, reason })),
    );
  });
}
