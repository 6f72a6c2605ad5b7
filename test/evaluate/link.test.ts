import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileRoot } from '../../src/evaluate/root.js';

/** Definitions of which each names the next in a property, and the last the first. */
function ring(size: number): object {
  const definitions = Array.from({ length: size }, (_, index) => [
    `d${index}`,
    { type: 'object', properties: { next: { $ref: `#/$defs/d${(index + 1) % size}` }, leaf: { type: 'integer' } } },
  ]);
  return { $ref: '#/$defs/d0', $defs: Object.fromEntries(definitions) as object };
}

function nested(levels: number, leaf: unknown): unknown {
  let value: unknown = { leaf };
  for (let level = 0; level < levels; level++) value = { next: value };
  return value;
}

for (const size of [3, 63, 64, 65, 200, 2_000]) {
  test(`a ring of ${size} definitions is linked without recursion to its end, and checked to any level`, () => {
    const root = compileRoot(ring(size));
    for (const levels of [0, 1, 62, 63, 64, 65, 128, 190]) {
      assert.equal(root.test(nested(levels, 1)), true, `right at level ${levels}`);
      assert.equal(root.test(nested(levels, 'x')), false, `wrong at level ${levels}`);
    }
  });

  test(`a ring of ${size} definitions doesn't follow data deeper than the limit`, () => {
    const root = compileRoot(ring(size));
    assert.deepEqual(root.check(nested(1_000, 1)), {
      ok: false,
      count: 1,
      entries: [{ path: 'data', pointer: '', problems: ['value is nested too deeply to be checked'] }],
    });
  });
}

test('a schema nested to its limit is linked and checked to its last level', () => {
  let schema: object = { type: 'integer' };
  for (let level = 0; level < 99; level++) schema = { properties: { next: schema } };
  const root = compileRoot(schema);
  let data: unknown = 1;
  for (let level = 0; level < 99; level++) data = { next: data };
  assert.equal(root.test(data), true);
  assert.equal(root.test({ next: { next: {} } }), true);
  let wrong: unknown = 'x';
  for (let level = 0; level < 99; level++) wrong = { next: wrong };
  assert.equal(root.test(wrong), false);
});
