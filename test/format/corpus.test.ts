import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formats } from '../../src/format/table.js';
import { readCorpus } from '../support/corpus.js';
import { findCorpus, skipWithoutCorpus } from '../support/shared-data.js';

type Member = Readonly<Record<string, unknown>> | readonly unknown[];

/** Where a mutation says which value it changed: `mutation: borderline uri at /url`. */
const mutated = /^mutation: (?:borderline (?:\S+)|bad format) at (\/.*)$/u;

function isMember(value: unknown): value is Member {
  return typeof value === 'object' && value !== null;
}

function step(value: unknown, token: string): unknown {
  return isMember(value) ? (value as Readonly<Record<string, unknown>>)[token] : undefined;
}

/** The format of the subschema that a path of names and indices leads to, where nothing but names and items lie between. */
function formatAt(schema: unknown, tokens: readonly string[]): unknown {
  const place = tokens.reduce(
    (at, token) => (/^\d+$/u.test(token) ? step(at, 'items') : step(step(at, 'properties'), token)),
    schema,
  );
  return step(place, 'format');
}

test('real tools agree on the borderline texts of their formats', { skip: skipWithoutCorpus() }, () => {
  const answered = new Map<string, number>();
  for (const { inputSchema, tool, calls } of readCorpus(findCorpus()!)) {
    for (const { arguments: data, why, expect, formatOnly } of calls) {
      const tokens = mutated.exec(why)?.[1]?.slice(1).split('/');
      if (tokens === undefined || (expect === 'invalid' && formatOnly !== true)) continue;
      const name = formatAt(inputSchema, tokens);
      const text = tokens.reduce(step, data);
      const check = typeof name === 'string' ? formats.get(name)?.check : undefined;
      if (check === undefined || typeof text !== 'string') continue;
      answered.set(String(name), (answered.get(String(name)) ?? 0) + 1);
      assert.equal(check(text), expect === 'valid', `${tool}: ${String(name)}: ${text}`);
    }
  }
  assert.deepEqual([...answered.keys()].sort(), ['date', 'date-time', 'email', 'uri', 'uuid']);
});
