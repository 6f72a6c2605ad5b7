import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createRegistry, gate, type ObservedOutcome, type RepairOptions, type Tool } from '../../src/index.js';

const every: RepairOptions = { stringified: true, numeric: true, boolean: true, dropNull: true };

const plain: Tool = {
  name: 'plan',
  inputSchema: {
    type: 'object',
    properties: {
      count: { type: 'integer' },
      done: { type: 'boolean' },
      tags: { type: 'array', items: { type: 'integer' } },
      place: { type: 'object', properties: { lat: { type: 'number' } }, required: ['lat'] },
      note: { type: 'string', minLength: 2 },
    },
    required: ['count'],
  },
};

const acting: Tool = {
  name: 'tasks',
  description: 'Tasks.',
  actions: {
    create: {
      description: 'Creates one.',
      properties: { title: { type: 'string' }, size: { type: 'number' } },
      required: ['title'],
      requiredOneOf: [['size', 'title']],
      defaults: { size: 3 },
    },
  },
};

function repairsOf(tool: Tool, args: unknown, repair: RepairOptions = every): unknown {
  const outcome = gate(tool, args, { repair });
  return outcome.ok ? [outcome.data, outcome.repairs?.map(({ path, kind }) => `${path}: ${kind}`)] : undefined;
}

test('each kind is repaired where it is asked for, and refused where it is not', () => {
  const calls: readonly (readonly [keyof RepairOptions, object, object, string])[] = [
    ['numeric', { count: '5' }, { count: 5 }, 'arguments.count'],
    ['stringified', { count: 1, tags: ' [1, 2]' }, { count: 1, tags: [1, 2] }, 'arguments.tags'],
    ['stringified', { count: 1, place: '{"lat":1.5}' }, { count: 1, place: { lat: 1.5 } }, 'arguments.place'],
    ['boolean', { count: 1, done: 'false' }, { count: 1, done: false }, 'arguments.done'],
    ['dropNull', { count: 1, note: null }, { count: 1 }, 'arguments.note'],
  ];
  for (const [kind, sent, data, path] of calls) {
    assert.deepEqual(repairsOf(plain, sent, { [kind]: true }), [data, [`${path}: ${kind}`]]);
    assert.equal(repairsOf(plain, sent, { ...every, [kind]: false }), undefined, kind);
  }
});

test('nothing is repaired unless it is asked for', () => {
  const outcome = gate(plain, { count: '5' });
  assert.equal(outcome.ok, false);
});

test('a valid call is answered as without repairs, and tells of none', () => {
  const sent = { count: 2, note: '[1]' };
  const outcome = gate(plain, sent, { repair: every });
  assert.ok(outcome.ok);
  assert.equal(outcome.data, sent);
  assert.ok(!('repairs' in outcome));
});

test('what stays refused is refused as it was sent', () => {
  const sent = { count: '5', place: '{"lat":"north"}', note: null };
  const repaired = gate(plain, sent, { repair: every });
  assert.deepEqual(repaired, gate(plain, sent));
  assert.equal(repaired.ok, false);
});

test('what was sent is never written to', () => {
  const sent = { count: '5', tags: ['1', '2'], place: { lat: '1' }, note: null };
  const before = structuredClone(sent);
  assert.ok(gate(plain, sent, { repair: every }).ok);
  assert.deepEqual(sent, before);
});

test('a text inside a text is read too, and changes are told parents first', () => {
  assert.deepEqual(repairsOf(plain, { tags: '["1",2]', place: '{"lat":"-0.5e1"}', count: '7' }), [
    { count: 7, tags: [1, 2], place: { lat: -5 } },
    [
      'arguments.count: numeric',
      'arguments.place: stringified',
      'arguments.place.lat: numeric',
      'arguments.tags: stringified',
      'arguments.tags[0]: numeric',
    ],
  ]);
});

test('whole arguments and whole data that came as a text are read', () => {
  assert.deepEqual(repairsOf(plain, '{"count":1}'), [{ count: 1 }, ['arguments: stringified']]);
  assert.deepEqual(repairsOf(acting, { action: 'create', data: '{"title":"a","size":"2"}' }), [
    { title: 'a', size: 2 },
    ['data: stringified', 'data.size: numeric'],
  ]);
  assert.deepEqual(repairsOf(acting, '{"action":"create","data":{"title":"a"}}'), [
    { title: 'a', size: 3 },
    ['arguments: stringified'],
  ]);
  for (const text of ['[]', '{"count":1', 'null', '"{}"', '']) assert.equal(repairsOf(plain, text), undefined, text);
});

test('a dropped null makes room for a default, and a required property is not dropped', () => {
  assert.deepEqual(repairsOf(acting, { action: 'create', data: { title: 'a', size: null } }), [
    { title: 'a', size: 3 },
    ['data.size: dropNull'],
  ]);
  assert.equal(repairsOf(acting, { action: 'create', data: { title: null } }), undefined);
  assert.equal(repairsOf(plain, { count: null }), undefined);
});

test('a null is dropped only under a key that the schema declares, and never from an array', () => {
  const tool: Tool = {
    name: 't',
    inputSchema: {
      type: 'object',
      properties: { list: { type: 'array', items: { type: 'number' } } },
      additionalProperties: { type: 'number' },
    },
  };
  assert.equal(repairsOf(tool, { other: null }), undefined);
  assert.equal(repairsOf(tool, { list: [null] }), undefined);
  assert.deepEqual(repairsOf(tool, { list: null }), [{}, ['arguments.list: dropNull']]);
});

test('only a whole JSON numeral is a number in quotes', () => {
  for (const text of [
    '',
    ' 5',
    '5 ',
    '05',
    '+5',
    '.5',
    '5.',
    '0x10',
    '1_000',
    '1,000',
    'Infinity',
    'five',
    '5.5',
    '-',
  ]) {
    assert.equal(repairsOf(plain, { count: text }), undefined, text);
  }
  assert.deepEqual(repairsOf(plain, { count: '5.0' }), [{ count: 5 }, ['arguments.count: numeric']]);
});

test('a text that fails as a text is not read as something else', () => {
  const either = { anyOf: [{ type: 'string', format: 'date' }, { type: 'integer' }] };
  const tool: Tool = { name: 't', inputSchema: { type: 'object', properties: { day: either } } };
  assert.equal(repairsOf(tool, { day: '20240101' }), undefined);
});

test('a quoted member of an enum or const is unquoted', () => {
  const properties = { level: { enum: [1, 2] }, mode: { const: true } };
  const tool: Tool = { name: 't', inputSchema: { type: 'object', properties } };
  assert.deepEqual(repairsOf(tool, { level: '2', mode: 'true' }), [
    { level: 2, mode: true },
    ['arguments.level: numeric', 'arguments.mode: boolean'],
  ]);
  assert.equal(repairsOf(tool, { level: '3' }), undefined);
});

test('no more is changed than a union needs', () => {
  const branches = [
    { properties: { a: { type: 'number' } }, required: ['a'] },
    { properties: { b: { type: 'array' } }, required: ['b'] },
  ];
  const tool: Tool = { name: 't', inputSchema: { type: 'object', anyOf: branches } };
  assert.deepEqual(repairsOf(tool, { a: '1', b: '[]' }), [{ a: 1, b: '[]' }, ['arguments.a: numeric']]);
});

test('a list of hundreds of quoted numbers is repaired, and the number of readings is bounded', () => {
  const numbers = Array.from({ length: 300 }, (_, index) => index);
  assert.deepEqual((repairsOf(plain, { count: 1, tags: numbers.map(String) }) as unknown[])[0], {
    count: 1,
    tags: numbers,
  });
  const many = Array.from({ length: 1_000 }, (_, index) => String(index));
  assert.equal(repairsOf(plain, { count: 1, tags: many }), undefined);
});

test('a key that is hidden is hidden in repairs, and its exact place is there for programs', () => {
  const tool: Tool = { name: 't', inputSchema: { type: 'object', additionalProperties: { type: 'number' } } };
  const outcome = gate(tool, { secret: '1' }, { repair: every, keys: 'hide' });
  assert.ok(outcome.ok && outcome.repairs !== undefined);
  assert.equal(JSON.stringify(outcome.repairs), '[{"path":"arguments[…]","kind":"numeric"}]');
  assert.deepEqual((outcome.repairs[0] as unknown as { segments: unknown }).segments, ['secret']);
});

test('a member named __proto__ is kept through a repair', () => {
  const tool: Tool = {
    name: 't',
    inputSchema: { type: 'object', properties: { n: { type: 'number' } } },
    unknownKeys: 'schema',
  };
  const outcome = gate(tool, JSON.parse('{"n":"1","__proto__":{"x":1}}'), { repair: every });
  assert.ok(outcome.ok);
  assert.equal(JSON.stringify(outcome.data), '{"n":1,"__proto__":{"x":1}}');
});

test('values that throw when they are read stay refused', () => {
  const trap = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('secret');
      },
    },
  );
  const outcome = gate(plain, { count: '1', place: trap }, { repair: every });
  assert.ok(!outcome.ok && !JSON.stringify(outcome).includes('secret'));
});

test('texts are read within the limits of the registry', () => {
  const deep = `{"count":1,"tags":${'['.repeat(9)}${']'.repeat(9)}}`;
  assert.equal(gate(plain, deep, { repair: every, limits: { depth: 5 } }).ok, false);
  assert.equal(gate(plain, '{"count":"11"}', { repair: every, limits: { textLength: 10 } }).ok, false);
});

test('checkText and call repair too, and an observer is told what was repaired', async () => {
  const seen: ObservedOutcome[] = [];
  const run = ({ count }: Record<string, unknown>): string => `got ${String(count)}`;
  const registry = createRegistry({ tools: [{ ...plain, run }], repair: every, onOutcome: (told) => seen.push(told) });
  assert.ok(registry.checkText('plan', '{"count":"12345678901234567890"}').ok);
  const result = await registry.call('plan', { count: '5' });
  assert.deepEqual(result.content, [{ type: 'text', text: 'got 5' }]);
  registry.check('plan', { count: 5 });
  assert.deepEqual(
    seen.map(({ repairs }) => repairs?.map(({ kind }) => kind)),
    [['numeric'], ['numeric'], undefined],
  );
});

test('repairing changes no call that passes, and answers the others with a value that the schema accepts', () => {
  const leaf = fc.oneof(fc.constantFrom('1', 'true', '[1]', '{"lat":"2"}', null, 'x', ''), fc.integer(), fc.boolean());
  const value = fc.oneof(leaf, fc.array(leaf, { maxLength: 3 }), fc.record({ lat: leaf }));
  const call = fc.dictionary(fc.constantFrom('count', 'done', 'tags', 'place', 'note', 'more'), value);
  const registry = createRegistry({ tools: [plain] });
  const repairing = createRegistry({ tools: [plain], repair: every });
  fc.assert(
    fc.property(call, (args) => {
      const before = registry.check('plan', args);
      const after = repairing.check('plan', args);
      if (before.ok || !after.ok) assert.deepEqual(after, before);
      else assert.ok(registry.check('plan', after.data).ok && after.repairs!.length > 0);
    }),
    { seed: 6, numRuns: 2_000 },
  );
});
