import assert from 'node:assert/strict';
import test from 'node:test';
import { compileMatcher } from '../../src/pattern/pattern.js';
import { readGroups, suiteFolders, type SuiteDialect } from '../support/official-suite.js';
import { findSuite, skipWithoutSuite } from '../support/shared-data.js';

const FILES = new Set([
  'pattern.json',
  'patternProperties.json',
  'optional/ecmascript-regex.json',
  'optional/non-bmp-regex.json',
]);

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeOf(value) === 'object';
}

/** Reads the few keywords that stand beside the patterns of the suite; any other one is an error. */
function accepts(schema: unknown, value: unknown): boolean {
  if (typeof schema === 'boolean') return schema;
  assert.ok(isRecord(schema));
  const patterns = isRecord(schema.patternProperties) ? schema.patternProperties : {};
  const matching = (key: string): string[] =>
    Object.keys(patterns).filter((source) => compileMatcher(source, { native: false })(key));
  return Object.entries(schema).every(([keyword, operand]) => {
    switch (keyword) {
      case '$schema':
      case 'format':
        return true;
      case 'type':
        return operand === typeOf(value) || (operand === 'number' && typeof value === 'number');
      case 'maximum':
        return typeof value !== 'number' || value <= Number(operand);
      case 'pattern':
        return typeof value !== 'string' || compileMatcher(String(operand), { native: false })(value) === true;
      case 'patternProperties':
        if (!isRecord(value)) return true;
        return Object.entries(value).every(([key, member]) =>
          matching(key).every((source) => accepts(patterns[source], member)),
        );
      case 'additionalProperties':
        if (!isRecord(value)) return true;
        return Object.entries(value).every(([key, member]) => matching(key).length > 0 || accepts(operand, member));
      default:
        throw new Error(`a keyword this test does not read: ${keyword}`);
    }
  });
}

for (const dialect of Object.keys(suiteFolders) as SuiteDialect[]) {
  test(
    `the matcher alone passes every pattern test of the official suite in ${dialect}`,
    {
      skip: skipWithoutSuite(),
    },
    () => {
      const suite = findSuite()!;
      const groups = [...readGroups(suite, dialect), ...readGroups(suite, dialect, 'optional')];
      let count = 0;
      for (const { file, description, schema, tests } of groups) {
        if (!FILES.has(file)) continue;
        for (const { data, valid, description: detail } of tests) {
          count++;
          assert.equal(accepts(schema, data), valid, `${file}: ${description}: ${detail}`);
        }
      }
      assert.ok(count >= 113, `only ${count} tests were found`);
    },
  );
}
