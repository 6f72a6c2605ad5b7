import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { prepareConstants } from '../../src/json/constants.js';
import { isEqual } from '../../src/json/equal.js';
import { Exact } from '../../src/json/number.js';
import { runAdversarial } from '../support/adversarial.js';
import { skipWithoutCases } from '../support/shared-data.js';

test('a prepared test agrees with comparing every member', () => {
  const value = fc.oneof(
    fc.constantFrom<unknown>(0, -0, 1, 1n, 2.5, new Exact('2.5'), new Exact('1'), 10n ** 23n, 1e23, 2n ** 70n, '', 'a'),
    fc.constantFrom<unknown>(
      'b',
      'c',
      '1',
      '1;',
      'null',
      null,
      true,
      false,
      undefined,
      NaN,
      new Date(0),
      Symbol.iterator,
    ),
    fc.string({ minLength: 1, maxLength: 1 }),
    fc.array(fc.constantFrom<unknown>(0, 1n, 1, '1', null), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b', '__proto__'), fc.constantFrom(0, 1, '1'), { maxKeys: 2 }),
  );
  fc.assert(
    fc.property(fc.array(value, { maxLength: 12 }), fc.array(value, { maxLength: 12 }), (members, values) => {
      const isConstant = prepareConstants(members);
      for (const candidate of [...values, ...members]) {
        assert.equal(
          isConstant(candidate),
          members.some((member) => isEqual(member, candidate)),
        );
      }
    }),
    { seed: 26, numRuns: 5_000 },
  );
});

test('one member of each type is found in every form, and nothing else is', () => {
  const others = ['b', 2, null, true, 3n, new Exact('0.5'), ['a'], { a: 1 }, undefined];
  for (const [member, ...forms] of [
    ['a', 'a'],
    [1, 1, 1n, new Exact('1.0')],
    [0, -0, 0n],
    [2n ** 70n, 2n ** 70n, new Exact(String(2n ** 70n))],
    [false, false],
    [[1], [1n]],
    [{}, {}, Object.create(null)],
  ] as const) {
    const isConstant = prepareConstants([member]);
    for (const form of forms) assert.equal(isConstant(form), true);
    for (const other of others) assert.equal(isConstant(other), false);
  }
});

test('no member means no constant', () => {
  const isConstant = prepareConstants([]);
  for (const value of [undefined, null, 0, '', [], {}]) assert.equal(isConstant(value), false);
});

test('a hundred thousand members are all found', () => {
  const isConstant = prepareConstants(
    Array.from({ length: 100_000 }, (_, index) => [`v${index}`, index, { index }][index % 3]),
  );
  assert.equal(isConstant('v99999'), true);
  assert.equal(isConstant(1), true);
  assert.equal(isConstant({ index: 99_998 }), true);
  assert.equal(isConstant('v1'), false);
  assert.equal(isConstant({ index: 0 }), false);
});

test('a value is walked no further than the largest member goes', () => {
  let reads = 0;
  const wide = new Proxy(
    Array.from({ length: 1_000 }, () => 1),
    {
      get: (items, name) => {
        reads += 1;
        return Reflect.get(items, name) as unknown;
      },
    },
  );
  assert.equal(prepareConstants([[1, 1, 1]])(wide), false);
  assert.ok(reads < 20, `${reads} reads`);
});

test('values nested without end are no constants', () => {
  const cycle: unknown[] = [];
  cycle.push(cycle);
  assert.equal(prepareConstants([[[1]], 'a', 1])(cycle), false);
  assert.equal(prepareConstants([cycle])(cycle), false);
});

test('the hostile cases of enum and const are decided', { skip: skipWithoutCases() }, () => {
  const count = runAdversarial(['enum', 'const'], (schema, data) =>
    prepareConstants('enum' in schema ? (schema.enum as unknown[]) : [schema.const])(data),
  );
  assert.ok(count >= 10, `${count} cases`);
});
