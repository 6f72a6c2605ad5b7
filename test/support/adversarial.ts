import assert from 'node:assert/strict';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { findCases, readJsonLines } from './shared-data.js';

interface AdversarialCase {
  readonly id: string;
  readonly schema?: unknown;
  readonly schemaExpr?: string;
  readonly data?: unknown;
  readonly dataExpr?: string;
  readonly expect: string;
  readonly also?: readonly string[];
}

type Schema = Readonly<Record<string, unknown>>;

/**
 * Asks a question of the hostile cases whose schema holds these keywords alone, and asserts the given answers.
 *
 * @param answer what the part under test says; undefined counts as a refusal
 * @returns how many cases were asked
 */
export function runAdversarial(
  keywords: readonly string[],
  answer: (schema: Schema, data: unknown) => boolean | undefined,
): number {
  const cases = readJsonLines(join(findCases() ?? '', 'adversarial.jsonl')) as AdversarialCase[];
  let count = 0;
  for (const { id, schema, schemaExpr, data, dataExpr, expect, also = [] } of cases) {
    const given = schemaExpr === undefined ? schema : (runInThisContext(schemaExpr) as unknown);
    if (expect === 'schema-refused' || !isSchemaOf(given, keywords)) continue;
    count += 1;
    const value = dataExpr === undefined ? data : (runInThisContext(dataExpr) as unknown);
    const verdict = answer(given, value) === true ? 'valid' : 'invalid';
    assert.ok([expect, ...also].includes(verdict), `${id}: ${verdict}`);
  }
  return count;
}

function isSchemaOf(schema: unknown, keywords: readonly string[]): schema is Schema {
  if (typeof schema !== 'object' || schema === null) return false;
  const names = Object.keys(schema);
  return names.length > 0 && names.every((name) => keywords.includes(name));
}
