import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { compile, SchemaError, type CompileOptions, type Root, type Verdict } from '../src/schema.js';
import { BOUNDS } from '../src/problem/bounds.js';
import { hostileValue, randomSchema, randomValue, TOKEN } from './support/random-schema.js';

const values = fc.array(randomValue, { minLength: 1, maxLength: 4 });

/** The root of a random schema; undefined where it is refused, as one is that refers to itself without end. */
function rootOf(schema: unknown, options: CompileOptions = {}): Root | undefined {
  try {
    return compile(schema, options);
  } catch (error) {
    assert.ok(error instanceof SchemaError);
    return undefined;
  }
}

function jsonText(verdict: Verdict): string {
  return JSON.stringify(verdict, (_, member: unknown) => (typeof member === 'bigint' ? `${member}n` : member));
}

/** Runs a property over random schemas and values, and makes sure that both answers came up often. */
function assertOfAll(
  data: fc.Arbitrary<unknown[]>,
  seed: number,
  numRuns: number,
  holds: (schema: unknown, value: unknown) => boolean | undefined,
): void {
  const answers = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(randomSchema, data, (schema, list) => {
      for (const value of list) {
        const accepted = holds(schema, value);
        if (accepted === undefined) return;
        answers[accepted ? 'accepted' : 'refused'] += 1;
      }
    }),
    { seed, numRuns },
  );
  assert.ok(answers.accepted > numRuns / 4 && answers.refused > numRuns / 4, JSON.stringify(answers));
}

test('test and check agree, and a refusal tells at least one problem within its bounds', () => {
  assertOfAll(values, 20_250_101, 3_000, (schema, value) => {
    const root = rootOf(schema);
    if (root === undefined) return undefined;
    const verdict = root.check(value);
    assert.equal(verdict.ok, root.test(value));
    if (!verdict.ok) {
      assert.ok(verdict.count >= verdict.entries.length && verdict.entries.length > 0);
      assert.ok(verdict.entries.length <= BOUNDS.entries);
      assert.ok(verdict.entries.every(({ problems }) => problems.length > 0));
      assert.equal(
        new Set(verdict.entries.map(({ segments }) => JSON.stringify(segments))).size,
        verdict.entries.length,
      );
    }
    return verdict.ok;
  });
});

test('the same schema and value give the byte-same verdict, whatever came before', () => {
  fc.assert(
    fc.property(randomSchema, values, (schema, list) => {
      const root = rootOf(schema);
      if (root === undefined) return;
      const first = list.map((value) => jsonText(root.check(value)));
      const again = [...list].reverse().map((value) => jsonText(root.check(value)));
      assert.deepEqual(again.reverse(), first);
      const fresh = list.map((value) => jsonText(rootOf(schema)!.check(value)));
      assert.deepEqual(fresh, first);
    }),
    { seed: 20_250_102, numRuns: 1_000 },
  );
});

test('no text of a value, and with hidden keys no undeclared key, stands in a refusal', () => {
  assertOfAll(values, 20_250_103, 3_000, (schema, value) => {
    const verdict = rootOf(schema, { keys: 'hide' })?.check(value);
    if (verdict?.ok === false) assert.ok(!jsonText(verdict).replaceAll('^zq', '').includes(TOKEN), jsonText(verdict));
    return verdict?.ok;
  });
});

test('a quoted key stands in paths alone, a text nowhere', () => {
  fc.assert(
    fc.property(randomSchema, values, (schema, list) => {
      const root = rootOf(schema);
      for (const value of list) {
        const verdict = root?.check(value);
        if (verdict?.ok !== false) continue;
        for (const { path, pointer, problems } of verdict.entries) {
          assert.ok(!problems.join().replaceAll('^zq', '').includes(TOKEN));
          assert.ok(!(path + pointer).replaceAll(`${TOKEN}k`, '').includes(TOKEN));
        }
      }
    }),
    { seed: 20_250_104, numRuns: 1_000 },
  );
});

test('checking never changes the value, and an accepted one is passed on as it is unless something was cast', () => {
  fc.assert(
    fc.property(randomSchema, randomValue, (schema, value) => {
      const copy = structuredClone(value);
      const verdict = rootOf(schema)?.check(value);
      assert.deepStrictEqual(value, copy);
      if (verdict?.ok !== true || verdict.data === value) return;
      assert.notDeepStrictEqual(verdict.data, value);
      const again = rootOf(schema)!.check(verdict.data);
      assert.ok(again.ok, 'what was cast is accepted as well');
      assert.ok(Object.is(again.data, verdict.data), 'and is not cast a second time');
    }),
    { seed: 20_250_105, numRuns: 3_000 },
  );
});

test('nothing throws, whatever JavaScript value is checked, and what is thrown inside stays there', () => {
  assertOfAll(fc.array(hostileValue, { minLength: 1, maxLength: 4 }), 20_250_106, 3_000, (schema, value) => {
    const root = rootOf(schema, { keys: 'hide' });
    if (root === undefined) return undefined;
    const accepted = root.test(value);
    const verdict = root.check(value);
    assert.equal(verdict.ok, accepted);
    if (!verdict.ok) assert.ok(!jsonText(verdict).replaceAll('^zq', '').includes(TOKEN), jsonText(verdict));
    return accepted;
  });
});
