import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dialectOf, withoutFormats } from '../../bench/harness/dialect.js';
import { spread, workloadSets } from '../../bench/harness/workload.js';
import { skipWithoutCorpus } from '../support/shared-data.js';

test('a sample is spread over the whole list, and small lists are taken whole', () => {
  assert.deepEqual(spread([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 3), [0, 3, 6]);
  assert.deepEqual(spread([1, 2], 3), [1, 2]);
});

test(
  'a workload of the corpus has valid calls; calls that a format alone refuses need formats',
  { skip: skipWithoutCorpus() },
  () => {
    const [off, on] = [workloadSets.corpus(false), workloadSets.corpus(true)];
    const countInvalid = (set: typeof off): number => set.reduce((sum, { invalid }) => sum + invalid.length, 0);
    assert.ok(off.length > 1000 && off.length === on.length);
    assert.ok(off.every(({ valid }) => valid.length > 0));
    assert.ok(countInvalid(on) > countInvalid(off));
  },
);

test('the dialect is read from the address of the metaschema', () => {
  assert.equal(dialectOf({}), '2020-12');
  assert.equal(dialectOf({ $schema: 'http://json-schema.org/draft-07/schema#' }), 'draft-07');
  assert.equal(dialectOf({ $schema: 'https://json-schema.org/draft/2019-09/schema' }), '2019-09');
  assert.equal(dialectOf({ $schema: 'https://example.com/own' }), undefined);
});

test('formats are taken out, and a property of that name stays', () => {
  const schema = { format: 'date', properties: { format: { type: 'string', format: 'email' } } };
  assert.deepEqual(withoutFormats(schema), { properties: { format: { type: 'string' } } });
});
