import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRegistry } from '../../src/index.js';

const registry = createRegistry({
  tools: [
    { name: 't', inputSchema: { properties: { n: { type: 'integer' }, x: {} } } },
    { name: 'old', dialect: 'draft-04', inputSchema: { properties: { x: {} } } },
    {
      name: 'named',
      inputSchema: { $schema: 'http://json-schema.org/draft-04/schema#', properties: { x: {} } },
    },
  ],
  limits: { textLength: 1_000 },
});

test('arguments are read from their text without losing a digit', () => {
  const outcome = registry.checkText('t', '{"n": 9007199254740993, "x": 19.99}');
  assert.ok(outcome.ok);
  assert.deepEqual(outcome.data, { n: 9007199254740993n, x: 19.99 });
  const cast = registry.checkText('t', '{"n": 9007199254740993.0}');
  assert.ok(cast.ok);
  assert.deepEqual(cast.data, { n: 9007199254740993n });
});

test('a text gets the answer that its value gets', () => {
  for (const args of [null, {}, { n: 'x' }, { z: 1 }, [1]]) {
    assert.deepEqual(registry.checkText('t', JSON.stringify(args)), registry.check('t', args));
  }
  assert.deepEqual(registry.checkText('nothing', '{'), registry.check('nothing', {}));
});

test('a text that is not JSON is refused with line and column, without a piece of it', () => {
  const outcome = registry.checkText('t', '{\n  "n": secret}');
  assert.ok(!outcome.ok && outcome.refusal.error === 'malformed_json');
  assert.deepEqual([outcome.refusal.line, outcome.refusal.column], [2, 8]);
  assert.equal(JSON.stringify(outcome).includes('secret'), false);
});

test('a text over the limit, and a key that occurs twice, are refused', () => {
  for (const text of [`{"x": "${'a'.repeat(1_000)}"}`, '{"n": 1, "n": 1}', '', '{"n": 1} x']) {
    const outcome = registry.checkText('t', text);
    assert.ok(!outcome.ok && outcome.refusal.error === 'malformed_json', text.slice(0, 20));
  }
});

test('for draft-04, by the tool’s dialect or by $schema, a whole number with a point is told from one without', () => {
  const readX = (name: string): unknown => {
    const outcome = registry.checkText(name, '{"x": 1.0}');
    assert.ok(outcome.ok);
    return outcome.data.x;
  };
  for (const name of ['old', 'named']) assert.equal(typeof readX(name), 'object');
  assert.equal(readX('t'), 1);
});

test('where the root is draft-04, 1.0 is refused as an integer, and nowhere else', () => {
  const properties = { n: { type: 'integer' } } as const;
  const draft4 = 'http://json-schema.org/draft-04/schema#';
  const tools = [
    { name: 'by option', dialect: 'draft-04', inputSchema: { properties } },
    { name: 'by $schema', inputSchema: { $schema: draft4, properties } },
    { name: 'actions', dialect: 'draft-04', description: 'd', actions: { a: { description: 'd', properties } } },
    { name: 'newer', inputSchema: { properties } },
    {
      name: 'newer by $schema',
      dialect: 'draft-04',
      inputSchema: { $schema: 'http://json-schema.org/draft-07/schema#', properties },
    },
  ] as const;
  const { checkText } = createRegistry({ tools: [...tools] });
  const answers = tools.map(({ name }) => {
    const [before, after] = name === 'actions' ? ['{"action": "a", "data": ', '}'] : ['', ''];
    assert.ok(checkText(name, `${before}{"n": 1}${after}`).ok);
    const outcome = checkText(name, `${before}{"n": 1.0}${after}`);
    return outcome.ok ? outcome.data.n : outcome.refusal.message.split(': ').at(-1);
  });
  const refused = 'value is not of type integer, got number';
  assert.deepEqual(answers, [refused, refused, refused, 1, 1]);
});

test('what is no text is taken as the value that it is', () => {
  assert.deepEqual(registry.checkText('t', { n: 1 } as unknown as string), registry.check('t', { n: 1 }));
  assert.deepEqual(registry.checkText('t', 5 as unknown as string), registry.check('t', 5));
});
