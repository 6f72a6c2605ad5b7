import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SchemaStore } from '../../src/ajv/schema-store.js';

test('a schema is found by its key or its identifier, with or without an empty fragment', () => {
  const store = new SchemaStore();
  const [older, keyed] = [{ id: 'http://x.test/old#' }, {}];
  store.add(older, undefined);
  store.add(keyed, 'key');
  assert.equal(store.get('http://x.test/old'), older);
  assert.deepEqual(store.documents(), { 'http://x.test/old': older, key: keyed });
  assert.throws(() => store.add({}, 'key#'));
  assert.throws(() => store.add(true, undefined));
});

test('one schema is removed by key or by itself, or all are', () => {
  const store = new SchemaStore();
  const kept = {};
  for (const key of ['a', 'b', 'c']) store.add(key === 'b' ? kept : {}, key);
  store.remove('a#');
  store.remove(kept);
  assert.deepEqual(Object.keys(store.documents()), ['c']);
  store.remove(undefined);
  assert.deepEqual(store.documents(), {});
});

test('a schema is kept under its own identifier, unless that is taken or only names a part', () => {
  const store = new SchemaStore();
  const first = { $id: 'https://x.test/a#' };
  for (const schema of [first, { $id: 'https://x.test/a' }, { $id: '#part' }, { $id: '' }, {}, true])
    store.keep(schema);
  assert.deepEqual(Object.entries(store.documents()), [['https://x.test/a', first]]);
});
