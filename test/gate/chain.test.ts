import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { createRegistry, type Outcome, type RegistryOptions, type Tool } from '../../src/index.js';
import { projectFolder, readJson } from '../support/shared-data.js';

interface Suite {
  readonly description: string;
  readonly options?: RegistryOptions;
  readonly tools: readonly Tool[];
  readonly calls: readonly {
    readonly description: string;
    readonly name: string;
    readonly arguments: unknown;
    readonly outcome: Outcome;
  }[];
}

const suites = readJson(join(projectFolder, 'spec/cases/gate/chain.json')) as readonly Suite[];

for (const { description, options, tools, calls } of suites) {
  const registry = createRegistry({ tools, ...options });
  for (const call of calls) {
    test(`${description}: ${call.description}`, () => {
      const before = JSON.stringify(call.arguments);
      assert.equal(JSON.stringify(registry.check(call.name, call.arguments)), JSON.stringify(call.outcome));
      assert.equal(JSON.stringify(call.arguments), before, 'what was sent is not written to');
    });
  }
}

test('the cases hold every kind of refusal that check gives', () => {
  const kinds = new Set(
    suites.flatMap(({ calls }) => calls.map(({ outcome }) => !outcome.ok && outcome.refusal.error)),
  );
  kinds.delete(false);
  assert.deepEqual([...kinds].sort(), [
    'invalid_arguments',
    'invalid_values',
    'missing_action',
    'missing_required_fields',
    'missing_required_group',
    'unknown_action',
    'unknown_params',
    'unknown_tool',
  ]);
});

const action = {
  description: '',
  properties: { a: { type: 'integer' }, in: { type: 'object', properties: { x: {} } }, list: { type: 'array' } },
  required: ['a'],
} as const;
const registry = createRegistry({
  tools: [
    { name: 't', description: '', actions: { act: action } },
    { name: 'p', inputSchema: { type: 'object', properties: { a: {} } } },
  ],
});

test('where nothing is cast and no default applies, the handler gets the very object that was sent', () => {
  const data = Object.freeze({ a: 1, list: Object.freeze([1]) });
  const outcome = registry.check('t', { action: 'act', data });
  assert.ok(outcome.ok);
  assert.equal(outcome.data, data);
  const args = { a: 1 };
  const plain = registry.check('p', args);
  assert.ok(plain.ok);
  assert.equal(plain.data, args);
});

test('each gate comes before the next: the first that refuses answers alone', () => {
  const tool: Tool = {
    name: 'order',
    description: '',
    actions: {
      act: {
        description: '',
        properties: { a: { type: 'integer' }, b: { type: 'integer' }, c: {} },
        required: ['a'],
        requiredOneOf: [['b', 'c']],
      },
    },
  };
  const ordered = createRegistry({ tools: [tool] });
  const answers: [string, unknown][] = [
    ['invalid_arguments', 'x'],
    ['missing_action', { data: 'x', z: 1 }],
    ['unknown_action', { action: 'x', data: 'x', z: 1 }],
    ['invalid_arguments', { action: 'act', data: 'x', z: 1 }],
    ['unknown_params', { action: 'act', data: {}, z: 1 }],
    ['missing_required_fields', { action: 'act', data: { z: 1 } }],
    ['missing_required_group', { action: 'act', data: { a: 'x', z: 1 } }],
    ['unknown_params', { action: 'act', data: { a: 'x', b: 'x', z: 1 } }],
    ['invalid_values', { action: 'act', data: { a: 'x', b: 'x' } }],
  ];
  for (const [error, args] of answers) {
    const outcome = ordered.check('order', args);
    assert.ok(!outcome.ok);
    assert.equal(outcome.refusal.error, error);
  }
  assert.equal(ordered.check('order', { action: 'act', data: { a: 1, b: 1 } }).ok, true);
});

test('what is cast is cast in a copy', () => {
  const data = { a: -0, list: [1] };
  const outcome = registry.check('t', { action: 'act', data });
  assert.ok(outcome.ok);
  assert.ok(Object.is(outcome.data.a, 0));
  assert.ok(Object.is(data.a, -0));
});

test('an undefined property is absent to every gate', () => {
  const missing = registry.check('t', { action: 'act', data: { a: undefined } });
  assert.ok(!missing.ok && missing.refusal.error === 'missing_required_fields');
  assert.ok(registry.check('t', { action: 'act', data: { a: 1, z: undefined, in: { w: undefined } } }).ok);
  assert.ok(registry.check('t', { action: 'act', data: { a: 1 }, title: undefined }).ok);
  const nameless = registry.check('t', { action: undefined });
  assert.ok(!nameless.ok && nameless.refusal.error === 'missing_action');
});

/** Objects whose reading throws, or that are no JSON, each made anew. */
const hostile: Readonly<Record<string, () => unknown>> = {
  'a getter that throws': () => ({
    get a(): never {
      throw new Error('secret');
    },
  }),
  'a proxy whose every trap throws': () =>
    new Proxy(
      {},
      new Proxy(
        {},
        {
          get: () => () => {
            throw new Error('secret');
          },
        },
      ),
    ),
  'a revoked proxy': () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
  'a cycle': () => {
    const cycle: Record<string, unknown> = {};
    cycle.in = cycle;
    return cycle;
  },
  'a date': () => new Date(0),
  'a map': () => new Map(),
  'a function': () => () => undefined,
  'a symbol': () => Symbol('secret'),
  'a bigint': () => 10n,
  'an array of holes': () => Object.assign([], { length: 4_000_000_000 }),
  NaN: () => NaN,
  'an instance of a class': () =>
    new (class Thing {
      a = 1;
    })(),
};

for (const [what, make] of Object.entries(hostile)) {
  test(`nothing is thrown for ${what}, wherever it stands`, () => {
    const calls: [string, unknown][] = [
      ['t', make()],
      ['p', make()],
      ['t', { action: make() }],
      ['t', { action: 'act', data: make() }],
      ['t', { action: 'act', data: { a: make() } }],
      ['t', { action: 'act', data: { a: 1, in: make() } }],
      ['t', { action: 'act', [what]: make() }],
      ['help', { tool: make() }],
    ];
    for (const [name, args] of calls) {
      const outcome = registry.check(name, args);
      assert.ok(outcome.ok || outcome.refusal.error, what);
      assert.equal(outcome.ok ? false : JSON.stringify(outcome).includes('secret'), false);
    }
    assert.equal(registry.check(make() as string, {}).ok, false);
  });
}

test('what can’t be read is no JSON value', () => {
  const outcome = registry.check('t', hostile['a revoked proxy']!());
  assert.ok(!outcome.ok && outcome.refusal.error === 'invalid_arguments');
  assert.equal(outcome.refusal.got, undefined);
});
