import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { canonicalText, NOT_CANONICAL, TOO_LARGE } from '../../src/json/canonical.js';
import { isEqual } from '../../src/json/equal.js';
import { Exact } from '../../src/json/number.js';

const text = (value: unknown, depth = 256, nodes = 1_000): string => canonicalText(value, { depth, nodes });

test('two values share a text exactly when they are equal', () => {
  const scalar = fc.constantFrom<unknown>(0, 1, 1n, new Exact('1.5'), 1.5, '', '1', '1;', '{', 'a', true, false, null);
  const values = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      scalar,
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('', 'a', 'b', '1"a', '}', '__proto__'), tie('value'), { maxKeys: 3 }),
    ),
  })).value;
  fc.assert(
    fc.property(values, values, (a, b) => {
      assert.equal(text(a) === text(b), isEqual(a, b));
    }),
    { seed: 24, numRuns: 10_000 },
  );
});

test('no part of a value can pass for the end of another', () => {
  const values = [['a', 'b'], ['a1"b'], [['a'], 'b'], [['a', 'b']], { a: 'b' }, { a: ['b'] }, [12], [1, 2], ['1', 2]];
  assert.equal(new Set(values.map((value) => text(value))).size, values.length);
});

test('an undefined property is absent, an undefined item is no JSON', () => {
  assert.equal(text({ a: undefined }), text({}));
  assert.equal(text([undefined]), NOT_CANONICAL);
});

test('what JSON can not carry has no text, nor has what holds it', () => {
  for (const value of [undefined, NaN, new Date(0), new Map(), Symbol('a'), text]) {
    assert.equal(text(value), NOT_CANONICAL);
    assert.equal(text([1, { a: value }]), typeof value === 'undefined' ? '[1;{}]' : NOT_CANONICAL);
  }
});

test('levels are counted from the value itself', () => {
  assert.equal(text(1, 0), '1;');
  assert.equal(text([], 0), TOO_LARGE);
  assert.equal(text([{ a: 1 }], 2), '[{1"a1;}]');
  assert.equal(text([{ a: [] }], 2), TOO_LARGE);
});

test('values are counted over all texts that share their bounds', () => {
  const bounds = { depth: 2, nodes: 5 };
  assert.equal(canonicalText([1, 2], bounds), '[1;2;]');
  assert.equal(bounds.nodes, 2);
  assert.equal(canonicalText([1, 2], bounds), TOO_LARGE);
});

test('a value that unfolds without end is left', () => {
  let doubling: unknown = 1;
  for (let level = 0; level < 100; level += 1) doubling = [doubling, doubling];
  assert.equal(text(doubling), TOO_LARGE);
  const cycle: Record<string, unknown> = {};
  cycle.a = cycle;
  assert.equal(text(cycle, 256, 1_000_000), TOO_LARGE);
});

test('names are in one order, few or many', () => {
  for (const count of [1, 2, 3, 16, 17, 60]) {
    const names = Array.from({ length: count }, (_, index) => `${(index * 37) % 61}`.padStart(2, 'k'));
    const object = (order: readonly string[]): object => Object.fromEntries(order.map((name) => [name, name]));
    const expected = text(object(names.toSorted()));
    assert.equal(text(object(names)), expected);
    assert.equal(text(object(names.toReversed())), expected);
  }
});
