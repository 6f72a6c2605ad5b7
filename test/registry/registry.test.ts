import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ConfigurationError,
  createRegistry,
  type ObservedOutcome,
  type PlainTool,
  type Tool,
} from '../../src/index.js';

const plain: PlainTool = { name: 'plain', inputSchema: { type: 'object', properties: { a: { type: 'integer' } } } };
const tasks: Tool = {
  name: 'tasks',
  description: 'Tasks.',
  actions: { create: { description: 'Creates.', properties: { title: { type: 'string' } }, required: ['title'] } },
};

test('an author’s object that changes after registration changes nothing', () => {
  const schema = { type: 'object', properties: { a: { type: 'integer' } } as Record<string, Record<string, unknown>> };
  const defaults = { a: 1 };
  const registry = createRegistry({ tools: [{ name: 't', inputSchema: schema, defaults }] });
  const before = JSON.stringify([registry.definitions(), registry.check('t', { a: 'x' }), registry.check('t', {})]);
  schema.properties.a!.type = 'string';
  schema.properties.b = {};
  defaults.a = 2;
  const after = JSON.stringify([registry.definitions(), registry.check('t', { a: 'x' }), registry.check('t', {})]);
  assert.equal(after, before);
});

test('with gives a new registry and leaves the old one as it was', () => {
  const registry = createRegistry({ tools: [plain, tasks] });
  const other: Tool = { name: 'other', inputSchema: {} };
  const changed = registry.with({ add: [other], remove: ['plain', 'never there'] });
  const names = (one: typeof registry): string[] => one.definitions().map(({ name }) => name);
  assert.deepEqual(names(changed), ['tasks', 'other', 'help']);
  assert.deepEqual(names(registry), ['plain', 'tasks', 'help']);
  assert.equal(changed.check('plain', {}).ok, false);
  assert.equal(registry.check('plain', {}).ok, true);
  assert.equal(changed.check('other', {}).ok, true);
});

test('with shares what was built of the tools that stay', () => {
  const registry = createRegistry({ tools: [plain, tasks] });
  const changed = registry.with({ remove: ['tasks'] });
  assert.equal(changed.definitions()[0]!.inputSchema, registry.definitions()[0]!.inputSchema);
});

test('with replaces a tool that it removes and adds, and refuses a second of one name', () => {
  const registry = createRegistry({ tools: [plain] });
  const stricter: Tool = { ...plain, inputSchema: { type: 'object', required: ['a'] } };
  assert.equal(registry.with({ remove: ['plain'], add: [stricter] }).check('plain', {}).ok, false);
  assert.throws(() => registry.with({ add: [stricter] }), ConfigurationError);
});

test('with keeps the faults and warnings of the tools that stay', () => {
  const registry = createRegistry({
    tools: [
      { name: 'bad', inputSchema: { type: 'no' } },
      { name: 'odd', inputSchema: { typo: 1 } },
    ],
    onFault: 'skip',
  });
  assert.deepEqual(registry.with({ add: [plain] }).faults, registry.faults);
  assert.equal(registry.faults.length, 1);
  assert.deepEqual(registry.with({ add: [plain] }).warnings, registry.warnings);
  assert.equal(registry.warnings.length, 1);
  assert.deepEqual(registry.with({ remove: ['bad', 'odd'] }).faults, []);
  assert.deepEqual(registry.with({ remove: ['bad', 'odd'] }).warnings, []);
});

test('warnings tell tool, action and place', () => {
  const registry = createRegistry({
    tools: [
      {
        name: 't',
        description: '',
        actions: {
          a: { description: '', properties: { p: { type: 'string', maxLenght: 5, 'x-mine': 1, default: 5 } } },
        },
      },
      { name: 'p', inputSchema: { properties: { a: { type: 'string', nullable: true } }, required: ['a', 'b'] } },
    ],
  });
  assert.deepEqual(
    registry.warnings.map(({ tool, action, pointer }) => [tool, action, pointer]),
    [
      ['t', 'a', '/properties/p/maxLenght'],
      ['t', 'a', '/properties/p/default'],
      ['p', undefined, '/properties/a/nullable'],
      ['p', undefined, '/required/1'],
    ],
  );
  assert.match(registry.warnings[0]!.reason, /maxLength/u);
});

test('in a dialect without $defs an action may still hold them', () => {
  const registry = createRegistry({
    dialect: 'draft-07',
    tools: [
      {
        name: 't',
        description: '',
        actions: { a: { description: '', properties: { p: { $ref: '#/$defs/d' } }, $defs: { d: { type: 'null' } } } },
      },
    ],
  });
  assert.deepEqual(registry.warnings, []);
  assert.equal(registry.check('t', { action: 'a', data: { p: 1 } }).ok, false);
  assert.equal(registry.check('t', { action: 'a', data: { p: null } }).ok, true);
});

test('a thousand tools and an unknown name: the list keeps its bound', () => {
  const tools = Array.from({ length: 1_000 }, (_, index): Tool => ({ name: `tool_number_${index}`, inputSchema: {} }));
  const outcome = createRegistry({ tools }).check('tool_number_1000', {});
  assert.ok(!outcome.ok && outcome.refusal.error === 'unknown_tool');
  const { valid_tools: listed, more } = outcome.refusal;
  assert.equal(listed.length + more!, 1_001);
  assert.equal(listed[0], 'tool_number_100');
  assert.ok(listed.join('').length <= 2_000);
  assert.ok(JSON.stringify(outcome.refusal).length <= 16_384);
});

test('names at their limits register and are answered', () => {
  const name = '😀'.repeat(128);
  const registry = createRegistry({ tools: [{ name, description: '', actions: { [name]: { description: '' } } }] });
  const outcome = registry.check(name, { action: name });
  assert.ok(outcome.ok);
  assert.equal(outcome.action, name);
});

test('an observer is told of every answer, without values', () => {
  const seen: ObservedOutcome[] = [];
  const registry = createRegistry({ tools: [tasks], onOutcome: (outcome) => seen.push(outcome) });
  registry.check('tasks', { action: 'create', data: { title: 'x' } });
  registry.check('tasks', { action: 'create', data: { title: 5 } });
  registry.check('secret', {});
  registry.checkText('tasks', '{');
  assert.deepEqual(
    seen.map(({ durationMs, fingerprint, ...rest }) => ({ ...rest, told: [durationMs >= 0, typeof fingerprint] })),
    [
      { tool: 'tasks', action: 'create', told: [true, 'undefined'] },
      { tool: 'tasks', action: 'create', error: 'invalid_values', told: [true, 'string'] },
      { error: 'unknown_tool', told: [true, 'string'] },
      { tool: 'tasks', error: 'malformed_json', told: [true, 'string'] },
    ],
  );
});

test('an observer that throws changes no answer', async () => {
  const onOutcome = (): never => {
    throw new Error('secret');
  };
  const registry = createRegistry({ tools: [{ ...plain, run: () => 'done' }], onOutcome });
  assert.equal(registry.check('plain', {}).ok, true);
  assert.deepEqual(await registry.call('plain', {}), { content: [{ type: 'text', text: 'done' }] });
});

test('call checks, runs the handler with the data and a signal, and gives its result', async () => {
  const seen: unknown[] = [];
  const registry = createRegistry({
    tools: [
      {
        ...tasks,
        actions: {
          create: {
            description: 'Creates.',
            properties: { title: { type: 'string' }, tags: { type: 'array' } },
            defaults: { tags: [] },
            run: (data, context) => {
              seen.push(data, context.signal.aborted, context.user);
              return Promise.resolve({ id: 1 });
            },
          },
        },
      },
    ],
  });
  const result = await registry.call('tasks', { action: 'create', data: { title: 'x' } }, { user: 'me' });
  assert.deepEqual(seen, [{ title: 'x', tags: [] }, false, 'me']);
  assert.deepEqual(result, { content: [{ type: 'text', text: '{"id":1}' }] });
});

test('call answers a refused call with the refusal that check gives', async () => {
  const registry = createRegistry({ tools: [tasks] });
  for (const args of [{}, { action: 'create' }, { action: 'create', data: { title: 5 } }]) {
    const outcome = registry.check('tasks', args);
    assert.ok(!outcome.ok);
    assert.deepEqual(await registry.call('tasks', args), {
      isError: true,
      content: [{ type: 'text', text: JSON.stringify(outcome.refusal) }],
    });
  }
});

test('an observer of call is told once, of what it came to', async () => {
  const seen: (string | undefined)[] = [];
  const registry = createRegistry({
    tools: [plain, { ...plain, name: 'fails', run: () => Promise.reject(new TypeError('secret')) }],
    onOutcome: ({ error }) => seen.push(error),
  });
  await registry.call('plain', {});
  await registry.call('fails', {});
  await registry.call('help', {});
  assert.deepEqual(seen, ['handler_failed', 'handler_failed', undefined]);
});

test('call answers help, and its refusals', async () => {
  const registry = createRegistry({ tools: [tasks] });
  const result = await registry.call('help', { tool: 'tasks' });
  assert.deepEqual(JSON.parse(result.content[0]!.text as string), registry.help({ tool: 'tasks' }));
  const unknown = await registry.call('help', { tool: 'task' });
  assert.equal(unknown.isError, true);
  assert.deepEqual(JSON.parse(unknown.content[0]!.text as string), registry.help({ tool: 'task' }));
});

test('without help no tool of that name is there, and a tool may take it', () => {
  assert.equal(createRegistry({ tools: [plain], help: false }).check('help', {}).ok, false);
  const registry = createRegistry({ tools: [{ ...plain, name: 'help' }], help: false });
  const outcome = registry.check('help', { a: 1 });
  assert.ok(outcome.ok);
  assert.deepEqual(outcome.data, { a: 1 });
});

test('the same call gets the same answer, whatever came before', () => {
  const registry = createRegistry({ tools: [tasks, plain] });
  const calls: [string, unknown][] = [
    ['tasks', { action: 'create', data: { title: 5, z: 1 } }],
    ['plain', { a: 'x' }],
    ['nothing', {}],
  ];
  const first = calls.map(([name, args]) => JSON.stringify(registry.check(name, args)));
  const second = calls.reverse().map(([name, args]) => JSON.stringify(registry.check(name, args)));
  assert.deepEqual(second.reverse(), first);
});
