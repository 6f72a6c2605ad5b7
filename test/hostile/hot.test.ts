import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadCopies } from '../../src/evaluate/hot/heat.js';
import { compileRoot } from '../../src/evaluate/root.js';
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
