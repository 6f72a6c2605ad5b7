import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  ConfigurationError,
  type ConfigurationFault,
  type JsonSchema,
  createRegistry,
  type RegistryOptions,
  type Tool,
} from '../../src/index.js';
import { projectFolder, readJson } from '../support/shared-data.js';

interface FaultCase {
  readonly description: string;
  readonly options?: RegistryOptions;
  readonly tools: readonly Tool[];
  readonly faults: readonly ConfigurationFault[];
}

const cases = readJson(join(projectFolder, 'spec/cases/gate/faults.json')) as readonly FaultCase[];

/** The faults that registering tools raises. */
function faultsOf(tools: readonly Tool[], options: RegistryOptions = {}): readonly ConfigurationFault[] {
  try {
    createRegistry({ tools, ...options });
  } catch (error) {
    assert.ok(error instanceof ConfigurationError);
    return error.faults;
  }
  return [];
}

for (const { description, options, tools, faults } of cases) {
  test(`faults: ${description}`, () => {
    assert.ok(faults.length > 0);
    assert.deepEqual(faultsOf(tools, options), faults);
  });
}

/** An action tool whose one property has a schema. */
function withProperty(schema: unknown): Tool {
  return { name: 't', description: '', actions: { a: { description: '', properties: { p: schema as JsonSchema } } } };
}

test('a term that JSON can’t carry is a fault at its place', () => {
  const cycle: Record<string, unknown> = {};
  cycle.not = cycle;
  const terms: readonly (readonly [unknown, string])[] = [
    [{ default: new Date(0) }, '/properties/p/default'],
    [{ enum: [undefined] }, '/properties/p/enum/0'],
    [{ enum: [() => undefined] }, '/properties/p/enum/0'],
    [{ const: Symbol('x') }, '/properties/p/const'],
    [{ minimum: 1n }, '/properties/p/minimum'],
    [{ maximum: NaN }, '/properties/p/maximum'],
    [{ properties: new Map() }, '/properties/p/properties'],
    [{ additionalProperties: undefined, properties: { x: {} } }, '/properties/p/additionalProperties'],
    [cycle, '/properties/p/not'],
    [undefined, '/properties/p'],
  ];
  for (const [term, pointer] of terms) {
    const faults = faultsOf([withProperty(term)]);
    assert.deepEqual(
      faults.map((fault) => [fault.tool, fault.action, fault.pointer]),
      [['t', 'a', pointer]],
      pointer,
    );
  }
});

test('a default that JSON can’t carry is a fault at its place', () => {
  const tool = withProperty({});
  const actions = { a: { description: '', properties: { p: {} }, defaults: { p: [new Date(0)] } } };
  assert.deepEqual(
    faultsOf([{ ...tool, actions }]).map(({ pointer }) => pointer),
    ['/defaults/p/0'],
  );
});

test('a default that can’t be checked is a fault', () => {
  const customFormats = {
    odd: {
      type: 'string',
      check: (): boolean => {
        throw new Error('secret');
      },
    },
  } as const;
  const actions = { a: { description: '', properties: { p: { format: 'odd' } }, defaults: { p: 'x' } } };
  const faults = faultsOf([{ name: 't', description: '', actions }], { customFormats });
  assert.deepEqual(
    faults.map(({ pointer }) => pointer),
    ['/defaults/p'],
  );
  assert.equal(JSON.stringify(faults).includes('secret'), false);
});

test('skip registers the good tools and lists the bad, and two of one name leave the first', () => {
  const good: Tool = { name: 'good', description: 'first', inputSchema: { type: 'object' } };
  const bad: Tool = { name: 'bad', inputSchema: { type: 'no' } };
  const registry = createRegistry({
    tools: [bad, good, { ...good, description: 'second' }],
    onFault: 'skip',
    help: false,
  });
  assert.deepEqual(
    registry.definitions().map(({ name, description }) => [name, description]),
    [['good', 'first']],
  );
  assert.deepEqual(
    registry.faults.map(({ tool, pointer }) => [tool, pointer]),
    [
      ['bad', '/type'],
      ['good', '/name'],
    ],
  );
  assert.equal(registry.check('good', {}).ok, true);
  const outcome = registry.check('bad', {});
  assert.ok(!outcome.ok && outcome.refusal.error === 'unknown_tool');
});

test('tools that are no list are a fault, skipped or not', () => {
  for (const onFault of ['throw', 'skip'] as const) {
    assert.throws(() => createRegistry({ tools: {} as Tool[], onFault }), ConfigurationError);
  }
});

test('the same tools give the same faults, byte for byte', () => {
  const tools = cases.flatMap((one) => one.tools);
  assert.equal(JSON.stringify(faultsOf(tools)), JSON.stringify(faultsOf(structuredClone(tools))));
});
