import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { characters, jsonBytes } from '../../src/problem/bounds.js';
import { boundGroups, boundNames, moreOf } from '../../src/refusal/names.js';

const many = Array.from({ length: 1000 }, (_, index) => `tool_${index}`);

test('a list that fits is whole', () => {
  assert.deepEqual(boundNames(['a', 'b'], 1000), { names: ['a', 'b'], more: 0 });
  assert.deepEqual(boundNames([], 1000), { names: [], more: 0 });
});

test('of a thousand names the first are listed and the others are counted', () => {
  const { names, more } = boundNames(many, 10_000);
  assert.deepEqual(names, many.slice(0, names.length));
  assert.equal(names.length + more, 1000);
  const length = characters(JSON.stringify(names));
  assert.ok(length <= 2001 && length > 2001 - 12);
});

test('one name always fits, cut at 128 characters', () => {
  assert.deepEqual(boundNames(['n'.repeat(5000), 'b'], 0), { names: [`${'n'.repeat(127)}…`], more: 1 });
  assert.deepEqual(boundNames(['n'.repeat(128)], 0), { names: ['n'.repeat(128)], more: 0 });
});

test('groups are kept in order; the last may be listed in part, and empty ones say nothing', () => {
  const groups = [['a', 'b'], [], ['c']];
  assert.deepEqual(boundGroups(groups, 1000), { groups: [['a', 'b'], ['c']], more: 0 });
  assert.deepEqual(boundGroups([['a'], many], 60).groups[0], ['a']);
  const { groups: kept, more } = boundGroups([['a'], many, ['z']], 10_000);
  assert.equal(kept.length, 2);
  assert.equal(kept.flat().length + more, 1002);
});

test('lists keep their bytes, whatever the names are made of', () => {
  const name = fc.string({ unit: fc.constantFrom('a', '😀', '\ud800', '"', 'é'), minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(
      fc.array(fc.array(name, { maxLength: 10 }), { maxLength: 8 }),
      fc.integer({ min: 300, max: 3000 }),
      (groups, bytes) => {
        const { groups: kept, more } = boundGroups(groups, bytes);
        assert.ok(jsonBytes(kept) <= bytes);
        assert.ok(characters(JSON.stringify(kept.flat())) <= 2001);
        assert.equal(kept.flat().length + more, groups.flat().length);
        assert.deepEqual(kept.flat(), groups.flat().slice(0, kept.flat().length));
      },
    ),
    { seed: 2, numRuns: 500 },
  );
});

test('more is said where something was left out alone', () => {
  assert.deepEqual([moreOf({ more: 0 }), moreOf({ more: 3 })], [{}, { more: 3 }]);
});
