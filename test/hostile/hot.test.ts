import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadCopies } from '../../src/evaluate/hot/heat.js';
import { type CompiledRoot, compileRoot } from '../../src/evaluate/root.js';
import { run } from '../../src/limit/run.js';
import { SchemaError } from '../../src/schema.js';
import { hotRoot } from '../support/hot-root.js';
import { dataOf, readHostileCases, schemaOf } from '../support/hostile-case.js';
import { readGroups, readRemotes, type SuiteDialect, suiteFolders } from '../support/official-suite.js';
import { findSuite, skipWithoutCases, skipWithoutSuite } from '../support/shared-data.js';

/** Values that a hot body reads otherwise than a cold one would: traps, inherited members, absent members. */
const oddities: readonly (() => unknown)[] = [
  () => Object.create({ a: 1 }) as unknown,
  () => ({ a: undefined }),
  () => Object.assign(Object.create(null) as object, { a: 1 }),
  () => JSON.parse('{"__proto__": 1, "a": 1}') as unknown,
  () => new Proxy({ a: 1 }, {}),
  () => new Date(0),
  () => [1, , 2],
];

test('a root answers the same before and after it is heated', async () => {
  await loadCopies();
  for (const additionalProperties of [false, true, { type: 'integer' }]) {
    const schema = { type: 'object', properties: { a: { type: 'integer' } }, required: ['a'], additionalProperties };
    const cold = compileRoot(schema);
    const heated = compileRoot(schema, { hotAfter: 1 });
    heated.test({ a: 1 });
    await new Promise(setImmediate);
    for (const make of [...oddities, () => ({ a: 1 }), () => ({ a: 'x' }), () => ({ a: 1, b: 2 }), () => ({})]) {
      assert.equal(heated.test(make()), cold.test(make()));
      assert.equal(heated.check(make()).ok, cold.test(make()));
    }
  }
});

/** Heats a root: one call, and the tick in which it is linked once more. */
async function heated(schema: unknown): Promise<CompiledRoot> {
  await loadCopies();
  const root = compileRoot(schema, { hotAfter: 1 });
  root.test({});
  await new Promise(setImmediate);
  return root;
}

/** Schemas that a member of `Object.prototype` named `late` would mislead, with values and whether they are accepted. */
const misled: readonly (readonly [schema: object, data: unknown, valid: boolean])[] = [
  [{ type: 'object', properties: { late: { type: 'integer' } }, required: ['late'] }, {}, false],
  [{ type: 'object', properties: { late: { type: 'string' } } }, {}, true],
  [{ type: 'object', properties: { a: {} }, additionalProperties: false }, { a: 1 }, true],
  [
    { type: 'object', properties: { a: {}, late: {} }, required: ['a', 'late'], additionalProperties: {} },
    { a: 1 },
    false,
  ],
  [{ type: 'object', additionalProperties: { type: 'string' } }, { a: 'x' }, true],
  [{ not: { type: 'object', additionalProperties: { type: 'string' } } }, { a: 'x' }, false],
  [{ type: 'object', propertyNames: { maxLength: 1 } }, { a: 1 }, true],
  [{ not: { type: 'object', propertyNames: { maxLength: 1 } } }, { a: 1 }, false],
  [{ type: 'object', properties: { a: { $ref: '#' }, late: { type: 'string' } }, required: ['late'] }, {}, false],
];

for (const enumerable of [true, false]) {
  const kind = enumerable ? 'an enumerable' : 'a hidden';
  test(`a root that is hot answers rightly after Object.prototype was given ${kind} member`, async () => {
    const roots = await Promise.all(misled.map(([schema]) => heated(schema)));
    Object.defineProperty(Object.prototype, 'late', { value: 1, enumerable, configurable: true });
    const answers = roots.map(({ test: accepts, check }, index) => {
      const data = misled[index]![1];
      return [accepts(data), check(data).ok, accepts(data)];
    });
    const { trip } = run;
    delete (Object.prototype as { late?: unknown }).late;
    assert.deepEqual(
      answers,
      misled.map(([, , valid]) => [valid, valid, valid]),
    );
    assert.equal(trip, '');
  });
}

test('a root that is hot forgets the limit that one call met', async () => {
  const { test: accepts } = await heated({
    type: 'object',
    properties: { a: { pattern: '^[a-z]{0,1000}[a-y]{0,1000}$' } },
  });
  assert.equal(accepts({ a: 'a'.repeat(3000) }), false);
  assert.equal(run.trip, '');
  assert.equal(accepts({ a: 'a' }), true);
});

for (const dialect of Object.keys(suiteFolders) as SuiteDialect[]) {
  test(`${dialect}: the official suite comes out right through hot bodies`, { skip: skipWithoutSuite() }, () => {
    const documents = readRemotes(findSuite()!);
    const options = { dialect, documents, formats: 'annotate', unknownFormats: 'ignore' } as const;
    const wrong: string[] = [];
    let count = 0;
    for (const { file, description, schema, tests } of readGroups(findSuite()!, dialect)) {
      const accepts = hotRoot(schema, options);
      for (const { data, valid, description: title } of tests) {
        count++;
        if (accepts(data) !== valid) wrong.push(`${file}: ${description}: ${title}`);
      }
    }
    assert.deepEqual(wrong, []);
    assert.ok(count > 600);
  });
}

test('the hostile cases come out right through hot bodies', { skip: skipWithoutCases() }, () => {
  const wrong: string[] = [];
  for (const hostile of readHostileCases()) {
    try {
      compileRoot(schemaOf(hostile));
    } catch (error) {
      assert.ok(error instanceof SchemaError);
      continue;
    }
    const outcome = hotRoot(schemaOf(hostile))(dataOf(hostile)) ? 'valid' : 'invalid';
    if (![hostile.expect, ...(hostile.also ?? [])].includes(outcome)) wrong.push(`${hostile.id}: ${outcome}`);
  }
  assert.deepEqual(wrong, []);
});
