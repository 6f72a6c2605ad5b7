import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { compileRoot, type CompileOptions } from '../../src/evaluate/root.js';
import { SchemaError, type SchemaFault, type SchemaWarning } from '../../src/problem/fault.js';
import { faultText } from '../../src/problem/fault-text.js';
import type { DialectName } from '../../src/schema.js';
import { projectFolder, readJson } from '../support/shared-data.js';
import { withStandIns } from '../support/stand-in.js';

/** A schema with everything that its author is told of it. */
interface FaultCase {
  readonly description: string;
  /** With stand-ins for what JSON can't hold. */
  readonly schema: unknown;
  readonly dialect?: DialectName;
  readonly options?: unknown;
  readonly faults: readonly SchemaFault[];
  readonly warnings: readonly SchemaWarning[];
}

const cases = readJson(join(projectFolder, 'spec/cases/faults.json')) as readonly FaultCase[];

function told({ schema, dialect, options = {} }: FaultCase): Pick<FaultCase, 'faults' | 'warnings'> {
  try {
    const given = { ...(withStandIns(options) as CompileOptions), dialect };
    return { faults: [], warnings: compileRoot(withStandIns(schema), given).warnings };
  } catch (error) {
    assert.ok(error instanceof SchemaError);
    return { faults: error.faults, warnings: [] };
  }
}

for (const each of cases) {
  test(`an author is told of ${each.description}`, () => {
    assert.deepEqual(told(each), { faults: each.faults, warnings: each.warnings });
  });
}

/** How each sentence is known again; one that is added is missing here until it has a case. */
const sentences: Readonly<Record<keyof typeof faultText, RegExp>> = {
  notJson: / stands here, which JSON can't carry$/u,
  unreadable: /^the value here could not be read/u,
  tooDeep: /^the schema is nested deeper than/u,
  tooLarge: /^the schema holds more than/u,
  tooManySubschemas: /^the schema and what it refers to make more than/u,
  tooManyInPlace: /references and combinators apply to one value/u,
  notSchema: /^must be a schema \(an object(?: or a boolean)?\), not /u,
  arrayForSchema: /^must be a schema, not an array$/u,
  tupleItems: /is the keyword 'prefixItems'$/u,
  mustBe: /^must be an array$/u,
  emptySchemas: /^must be an array with at least one schema$/u,
  unknownType: /^must be one of array, boolean/u,
  anyType: /^"any" is no type/u,
  requiredBoolean: /'required' belongs to the object/u,
  booleanBound: /^must be a number: a boolean here is draft-04's way/u,
  boundMissing: /^needs '(?:minimum|maximum)' beside it$/u,
  unknownFormat: /^the format .* is not known/u,
  knownFormat: /^the format .* is known already/u,
  badFormat: /^the custom format/u,
  badPattern: /^the pattern can't be used/u,
  option: /^the option '/u,
  limits: /^limits\./u,
  unknownDialect: /^the dialect .* is not known/u,
  unknownVocabulary: /^the metaschema requires the vocabulary/u,
  unresolved: /^the reference .* resolves to nothing$/u,
  notSchemaTarget: /^the reference .* leads to a value that is no schema$/u,
  remote: /^the reference leads to .* nothing is ever fetched$/u,
  loop: /^the reference loops back to itself/u,
  repeatedId: /^the identifier .* is given to two subschemas$/u,
  unknownKeyword: /^the keyword .* is not known/u,
  ignoredSibling: /beside '\$ref' is ignored$/u,
  nullable: /^'nullable' is OpenAPI's/u,
  exampleKeyword: /^'example' is OpenAPI's/u,
  emptyEnum: /^an empty enum accepts nothing$/u,
  repeatedEnum: /^a member of the enum is repeated$/u,
  badDefault: /^the property's own 'default' is refused/u,
};

test('every sentence has a case', () => {
  const reasons = cases.flatMap(({ faults, warnings }) => [...faults, ...warnings].map(({ reason }) => reason));
  const silent = Object.entries(sentences).filter(([, sentence]) => !reasons.some((reason) => sentence.test(reason)));
  assert.deepEqual(
    silent.map(([name]) => name),
    [],
  );
});

test('every case says something, or stands beside one that does', () => {
  const quiet = cases.filter(({ faults, warnings }) => faults.length + warnings.length === 0);
  assert.ok(quiet.length < cases.length / 5);
});

test("an author's word is quoted as JSON and cut after 100 code points", () => {
  assert.equal(faultText.unresolved('a"b\n'), 'the reference "a\\"b\\n" resolves to nothing');
  const word = '😀'.repeat(101);
  assert.equal(faultText.unresolved(word), `the reference "${'😀'.repeat(100)}…" resolves to nothing`);
  assert.equal(faultText.unresolved(word.slice(2)), `the reference "${'😀'.repeat(100)}" resolves to nothing`);
});
