import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { CACHE_BOUNDS, RootCache } from '../../src/mcp/root-cache.js';

/** A cache whose makings are counted. */
function counted(bounds = CACHE_BOUNDS): { cache: RootCache<object>; made: () => number } {
  let made = 0;
  const make = (): object => {
    made++;
    return {};
  };
  return { cache: new RootCache(make, bounds), made: () => made };
}

test('one schema object, and another of the same content, are made once', () => {
  const { cache, made } = counted();
  const schema = { type: 'object', properties: { a: { const: null } } };
  const first = cache.get(schema);
  assert.equal(cache.get(schema), first);
  assert.equal(cache.get(structuredClone(schema)), first);
  assert.equal(made(), 1);
  assert.notEqual(cache.get({ type: 'object' }), first);
  assert.equal(made(), 2);
});

test('contents are told apart where JSON would lose the difference', () => {
  const { cache, made } = counted();
  const ring: Record<string, unknown> = {};
  ring.self = ring;
  const schemas = [
    { const: null },
    { const: NaN },
    { const: undefined },
    {},
    { const: new Map() },
    { const: {} },
    { const: new Date(0) },
    { const: new Date(0).toJSON() },
    { const: 1n },
    ring,
  ];
  for (const schema of schemas) cache.get(schema);
  assert.equal(made(), schemas.length);
});

test('the contents used longest ago give way to the bound of entries', () => {
  const { cache, made } = counted({ entries: 2, textLength: 1000 });
  cache.get({ title: 'a' });
  cache.get({ title: 'b' });
  cache.get({ title: 'a' });
  cache.get({ title: 'c' });
  assert.equal(made(), 3);
  cache.get({ title: 'a' });
  assert.equal(made(), 3);
  cache.get({ title: 'b' });
  assert.equal(made(), 4);
});

test('contents give way to the bound of their length, also one that is too long alone', () => {
  const { cache, made } = counted({ entries: 10, textLength: 40 });
  cache.get({ title: 'a'.repeat(10) });
  cache.get({ title: 'b'.repeat(10) });
  cache.get({ title: 'a'.repeat(10) });
  assert.equal(made(), 3);
  const long = { title: 'c'.repeat(100) };
  const kept = cache.get(long);
  assert.equal(cache.get(long), kept);
  cache.get({ ...long });
  assert.equal(made(), 5);
  cache.get({ title: 'a' });
  cache.get({ title: 'a' });
  assert.equal(made(), 6);
});

test('a schema object that its owner drops is not kept', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const { cache } = counted();
  const dropped = new WeakRef(((schema) => (cache.get(schema), schema))({ title: 'x' }));
  for (let turn = 0; turn < 10 && dropped.deref() !== undefined; turn++) {
    await new Promise((resolve) => setImmediate(resolve));
    collect();
  }
  assert.equal(dropped.deref(), undefined);
});
