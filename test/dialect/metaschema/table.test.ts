import assert from 'node:assert/strict';
import { test } from 'node:test';
import { metaschemas } from '../../../src/dialect/metaschema/table.js';
import { dialects } from '../../../src/dialect/table.js';
import { compile } from '../../../src/schema.js';

for (const { name, uri } of dialects) {
  test(`the metaschema of ${name} accepts itself and refuses what is no schema`, () => {
    const root = compile({ $ref: uri }, { formats: 'annotate' });
    const metaschema = metaschemas.get(uri);
    assert.notEqual(metaschema, undefined);
    assert.equal(root.test(metaschema), true);
    for (const wrong of [{ type: 'any' }, { minLength: -1 }, { properties: { a: 5 } }, { items: 'x' }, 5]) {
      assert.equal(root.test(wrong), false, JSON.stringify(wrong));
    }
  });
}

test('every part that a metaschema is made of is there', () => {
  for (const metaschema of metaschemas.values())
    assert.doesNotThrow(() => compile(metaschema, { formats: 'annotate' }));
  assert.ok(metaschemas.size > dialects.length);
});
