import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createRegistry, type Outcome, type Refusal, type Registry, type Tool } from '../../src/index.js';

/** Tokens that occur nowhere in the tools: a value, and a key or a name, each recognised by its beginning. */
const value = fc.nat(0xffff).map((seed) => `VALUE${seed}x`);
const key = fc.nat(0xffff).map((seed) => `KEY${seed}x`);

const inner = {
  type: 'object',
  properties: { id: { type: 'integer' }, code: { pattern: '^[a-z]+$' }, when: { format: 'date-time' } },
  required: ['id'],
} as const;

const tools: readonly Tool[] = [
  {
    name: 'tasks',
    description: 'Tasks.',
    actions: {
      create: {
        description: 'Creates.',
        properties: {
          title: { type: 'string', maxLength: 3 },
          kind: { enum: ['one', 'two'] },
          fixed: { const: 1 },
          count: { type: 'integer', maximum: 5, multipleOf: 2 },
          link: { format: 'uri-template' },
          list: { type: 'array', items: inner, uniqueItems: true, maxItems: 2, contains: { required: ['code'] } },
          map: { propertyNames: { maxLength: 2 }, additionalProperties: { type: 'integer' } },
          union: { oneOf: [{ properties: { tag: { const: 'a' } }, required: ['tag'] }, { type: 'null' }] },
          odd: { patternProperties: { '^K': false }, dependentRequired: { id: ['code'] }, not: { type: 'array' } },
          open: { properties: { x: inner }, unevaluatedProperties: false },
        },
        required: ['title'],
        requiredOneOf: [['kind', 'fixed', 'count', 'link']],
      },
    },
  },
  { name: 'plain', inputSchema: { type: 'object', properties: { a: inner, list: { items: inner } }, required: ['a'] } },
];

const known = fc.constantFrom(
  ...[
    'title',
    'kind',
    'fixed',
    'count',
    'link',
    'list',
    'map',
    'union',
    'odd',
    'open',
    'id',
    'code',
    'when',
    'tag',
    'x',
    'a',
  ],
);
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    value,
    fc.nat(9),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    tie('object'),
  ),
  object: fc.dictionary(fc.oneof({ weight: 4, arbitrary: known }, key), tie('value'), { maxKeys: 8 }),
}));

const args = fc.oneof(
  fc.record({ action: fc.constant('create'), data: json.object }),
  fc.record({
    action: fc.oneof(
      key,
      value.map((token) => [token]),
    ),
    data: json.value,
  }),
  fc.record({ action: fc.constant('create'), [`KEYfixed`]: value, title: value }, { requiredKeys: ['action'] }),
  json.value,
);

/** Every text of a refusal with what may quote a key taken out: the paths, in entries, in `similar`, in the message. */
function withoutPaths(refusal: Refusal): string {
  const paths: string[] = [];
  if ('entries' in refusal) paths.push(...refusal.entries.map(({ path }) => path));
  if ('similar' in refusal) paths.push(...Object.values(refusal.similar ?? {}));
  let text = refusal.message;
  for (const path of paths) text = text.replaceAll(path, '');
  const { entries = [], similar: _similar, ...rest } = refusal as Refusal & { entries?: object[]; similar?: unknown };
  return JSON.stringify([{ ...rest, message: text }, entries.map((entry) => ({ ...entry, path: '' }))]);
}

function refusalsOf(registry: Registry, name: string, sent: unknown): readonly Extract<Outcome, { ok: false }>[] {
  const outcomes = [registry.check(name, sent), registry.checkText(name, JSON.stringify(sent))];
  return outcomes.filter((outcome) => !outcome.ok);
}

const quoting = createRegistry({ tools });
const hiding = createRegistry({ tools, keys: 'hide' });
const toolName = fc.oneof({ weight: 8, arbitrary: fc.constantFrom('tasks', 'plain', 'help') }, key);

test('no sent value is ever in a refusal, and a sent key only in its path', () => {
  let refused = 0;
  fc.assert(
    fc.property(toolName, args, (name, sent) => {
      for (const outcome of refusalsOf(quoting, name, sent)) {
        refused++;
        const text = JSON.stringify(outcome);
        assert.equal(text.includes('VALUE'), false, text);
        const { error } = outcome.refusal;
        if (error !== 'unknown_tool' && error !== 'unknown_action') {
          assert.equal(withoutPaths(outcome.refusal).includes('KEY'), false, text);
        }
        assert.ok(Buffer.byteLength(JSON.stringify(outcome.refusal)) <= 16_384);
      }
    }),
    { seed: 7, numRuns: 1_500 },
  );
  assert.ok(refused > 1_500);
});

test('with hidden keys a refusal holds nothing that was sent', () => {
  fc.assert(
    fc.property(toolName, args, (name, sent) => {
      for (const outcome of refusalsOf(hiding, name, sent)) {
        assert.doesNotMatch(JSON.stringify(outcome), /VALUE|KEY/u);
      }
    }),
    { seed: 8, numRuns: 1_500 },
  );
});

test('what a handler throws, and a result that breaks its schema, are told without a value', async () => {
  const run = (data: Record<string, unknown>): unknown => {
    if (data.mode === 'throw') throw Object.assign(new Error(`VALUE ${JSON.stringify(data)}`), { name: 'VALUE' });
    return { [String(data.mode)]: data.mode, id: data.mode };
  };
  const outputSchema = { properties: { id: { type: 'integer' } }, additionalProperties: false };
  const registry = createRegistry({ tools: [{ name: 't', inputSchema: {}, outputSchema, run }], keys: 'hide' });
  for (const mode of ['throw', 'VALUE1x']) {
    const result = await registry.call('t', { mode });
    assert.equal(result.isError, true);
    assert.doesNotMatch(JSON.stringify(result), /VALUE/u);
  }
});
