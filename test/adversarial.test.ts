import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { runInThisContext } from 'node:vm';
import { compile, SchemaError } from '../src/schema.js';
import type { Verdict } from '../src/schema.js';
import { BOUNDS } from '../src/problem/bounds.js';
import { findCases, readJsonLines, skipWithoutCases } from './support/shared-data.js';

interface HostileCase {
  readonly id: string;
  readonly class: string;
  readonly schema?: unknown;
  /** A JavaScript expression, as `dataExpr` is. */
  readonly schemaExpr?: string;
  readonly data?: unknown;
  readonly dataExpr?: string;
  readonly expect: string;
  /** Other outcomes that are right as well. */
  readonly also?: readonly string[];
  /** Occurs nowhere in the answer. */
  readonly secret?: string;
}

const skip = skipWithoutCases();
const cases = skip === false ? (readJsonLines(join(findCases()!, 'adversarial.jsonl')) as HostileCase[]) : [];
const classes = [...new Set(cases.map((hostile) => hostile.class))];

function evaluated(expression: string | undefined, value: unknown): unknown {
  return expression === undefined ? value : runInThisContext(`(${expression})`);
}

interface Answer {
  readonly outcome: 'valid' | 'invalid' | 'schema-refused';
  /** Everything that a caller or a log could come to see of it. */
  readonly told: unknown;
}

function answer({ schema, schemaExpr, data, dataExpr }: HostileCase): Answer {
  let root;
  try {
    root = compile(evaluated(schemaExpr, schema), { keys: 'hide' });
  } catch (error) {
    assert.ok(error instanceof SchemaError, 'only a SchemaError may be thrown at registration');
    assert.ok(error.faults.length > 0);
    return { outcome: 'schema-refused', told: '' };
  }
  // A value of its own for each: a live getter may answer otherwise the second time.
  const accepted = root.test(evaluated(dataExpr, data));
  const verdict = root.check(evaluated(dataExpr, data));
  assert.equal(verdict.ok, accepted, 'test and check disagree');
  if (!verdict.ok) assertBounded(verdict);
  return { outcome: accepted ? 'valid' : 'invalid', told: verdict.ok ? '' : verdict };
}

function assertBounded(verdict: Verdict & { ok: false }): void {
  assert.ok(verdict.count >= 1 && verdict.entries.length >= 1);
  assert.ok(verdict.entries.every(({ problems }) => problems.length > 0));
  assert.ok(Buffer.byteLength(JSON.stringify(verdict)) <= BOUNDS.refusal, 'the refusal is over its bound');
}

/** The own members of `Object.prototype`, and the value of each. */
function prototypeMembers(): readonly unknown[] {
  return Reflect.ownKeys(Object.prototype).map((key) => {
    const value: unknown = Object.getOwnPropertyDescriptor(Object.prototype, key)?.value;
    return [key, value];
  });
}

test('there are hostile cases of every class', { skip }, () => {
  assert.equal(classes.length, 23);
});

for (const name of classes) {
  test(`hostile cases of class ${name} come out right, bounded and without an echo`, () => {
    const before = prototypeMembers();
    const wrong: string[] = [];
    for (const hostile of cases.filter((each) => each.class === name)) {
      const { id, expect, also = [], secret } = hostile;
      try {
        const { outcome, told } = answer(hostile);
        if (![expect, ...also].includes(outcome)) wrong.push(`${id}: ${outcome}`);
        if (secret !== undefined && JSON.stringify(told).includes(secret)) wrong.push(`${id}: tells the secret`);
      } catch (error) {
        wrong.push(`${id}: ${error instanceof Error ? error.message : 'something was thrown'}`);
      }
      assert.deepEqual(prototypeMembers(), before, `${id} changed Object.prototype`);
    }
    assert.deepEqual(wrong, []);
  });
}
