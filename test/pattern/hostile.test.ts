import assert from 'node:assert/strict';
import { join } from 'node:path';
import test from 'node:test';
import { runInThisContext } from 'node:vm';
import { compileMatcher, PatternError } from '../../src/pattern/pattern.js';
import { findCases, readJsonLines, skipWithoutCases } from '../support/shared-data.js';

interface HostileCase {
  readonly id: string;
  readonly class: string;
  readonly schema?: Schema;
  readonly schemaExpr?: string;
  readonly data?: unknown;
  readonly dataExpr?: string;
  readonly expect: string;
  readonly also?: readonly string[];
}

interface Schema {
  readonly pattern?: string;
  readonly patternProperties?: Readonly<Record<string, unknown>>;
  readonly additionalProperties?: boolean;
  readonly propertyNames?: Schema;
}

const CLASSES = ['redos-pattern', 'redos-keys', 'regex-dialect', 'regex-bomb', 'regex-long-subject'];

/** The outcome as far as it hangs on the patterns: members are of the type that these schemas ask for. */
function outcome({ pattern, patternProperties, additionalProperties, propertyNames }: Schema, data: unknown): string {
  const answers: (boolean | undefined)[] = [];
  if (pattern !== undefined) answers.push(compileMatcher(pattern, { native: false })(String(data)));
  if (propertyNames?.pattern !== undefined) {
    const match = compileMatcher(propertyNames.pattern, { native: false });
    answers.push(...Object.keys(Object(data) as object).map(match));
  }
  if (patternProperties !== undefined) {
    const matchers = Object.entries(patternProperties).map(
      ([source, schema]) => [compileMatcher(source, { native: false }), schema] as const,
    );
    for (const [key, value] of Object.entries(Object(data) as object)) {
      const matched = matchers.filter(([match]) => match(key) !== false);
      const holds = ([, schema]: (typeof matchers)[number]): boolean =>
        schema !== false && (typeof schema !== 'object' || (schema as { type?: string }).type === typeof value);
      answers.push(matched.every(holds) && (matched.length > 0 || additionalProperties !== false));
    }
  }
  return answers.every((answer) => answer === true) ? 'valid' : 'invalid';
}

for (const name of CLASSES) {
  test(`the hostile cases of class ${name} come out right`, { skip: skipWithoutCases() }, () => {
    const all = readJsonLines(join(findCases()!, 'adversarial.jsonl')) as HostileCase[];
    const cases = all.filter((hostile) => hostile.class === name);
    assert.ok(cases.length > 0);
    for (const { id, schema, schemaExpr, data, dataExpr, expect, also = [] } of cases) {
      const given = schema ?? (runInThisContext(schemaExpr ?? '') as Schema);
      const value = dataExpr === undefined ? data : (runInThisContext(dataExpr) as unknown);
      let result: string;
      try {
        result = outcome(given, value);
      } catch (error) {
        assert.ok(error instanceof PatternError, id);
        result = 'schema-refused';
      }
      assert.ok([expect, ...also].includes(result), `${id}: ${result}`);
    }
  });
}
