import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import { test } from 'node:test';
import fc from 'fast-check';
import { characters } from '../../src/problem/bounds.js';
import type { Refusal, Refused } from '../../src/refusal/refusal.js';
import { answerOf, BUILDERS, type BuilderName } from './cases.js';

/** Texts of every awkward sort: long, of many bytes, of long escapes, broken. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc
    .tuple(
      fc.constantFrom('a', '"', '\\', '\n', '\u0000', 'é', '‮', '😀', '\ud800', '\u{e0041}', '/', '~'),
      fc.nat(3000),
    )
    .map(([character, count]) => character.repeat(count)),
);
const name = fc
  .tuple(fc.constantFrom('a', '"', '\\', 'é', '‮', '😀', '\ud800'), fc.integer({ min: 1, max: 128 }))
  .map(([character, count]) => character.repeat(count));
const names = fc.oneof(fc.array(name, { maxLength: 40 }), fc.array(text, { maxLength: 10 }));
const keys = fc.constantFrom('quote', 'hide');
const schema = fc.record({
  schema: fc.record({
    type: fc.constant('object'),
    properties: fc.dictionary(text, fc.record({ description: text }), { maxKeys: 8 }),
  }),
  required: fc.array(text, { maxLength: 5 }),
  defaults: fc.dictionary(text, text, { maxKeys: 3 }),
});
const subject = fc.record(
  { tool: name, action: name, digest: schema, help: fc.boolean(), keys },
  { requiredKeys: ['tool', 'help', 'keys'] },
);
const step = fc.record({ key: fc.oneof(text, fc.nat()), declared: fc.boolean() });
const steps = fc.array(step, { maxLength: 30 });
const pointer = text;
const cause = fc.oneof(
  fc.record({ keyword: fc.constant('pattern'), source: text, pointer }),
  fc.record({ keyword: fc.constant('format'), name: text, example: text, pointer }),
  fc.record({ keyword: fc.constantFrom('enum', 'tag'), members: fc.array(text, { maxLength: 50 }), pointer }),
  fc.record({ keyword: fc.constant('const'), member: text, pointer }),
  fc.record({
    keyword: fc.constant('dependentRequired'),
    missing: fc.array(text, { minLength: 1 }),
    present: text,
    pointer,
  }),
  fc.record({ keyword: fc.constantFrom('not', 'false', 'cost'), pointer }),
);
const finding = fc.record({ steps, causes: fc.array(cause, { minLength: 1, maxLength: 15 }) });
const key = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 30 }),
  root: fc.constantFrom('arguments', 'data'),
  level: text,
  declared: names,
  insideData: fc.boolean(),
});
const values = fc.record({ subject, count: fc.nat(), findings: fc.array(finding, { minLength: 1, maxLength: 12 }) });

const FACTS: Readonly<Record<BuilderName, fc.Arbitrary<object>>> = {
  unknownTool: fc.record({ sent: text, tools: names, help: fc.boolean(), keys }),
  malformedJson: fc.record({
    tool: name,
    help: fc.boolean(),
    reason: fc.constantFrom('too-deep', 'end-expected'),
    line: fc.nat(),
    column: fc.nat(),
  }),
  missingAction: fc.record({ subject, actions: names }),
  unknownAction: fc.record({ subject, actions: names, sent: text }),
  invalidArguments: fc.record({
    subject,
    place: fc.constantFrom('arguments', 'action', 'data'),
    got: fc.constantFrom('string', undefined),
  }),
  missingRequiredFields: fc.record({
    subject,
    missing: fc.oneof(names, fc.array(text, { minLength: 1, maxLength: 60 })),
    undeclared: fc.array(text, { maxLength: 10 }),
  }),
  missingRequiredGroup: fc.record({ subject, groups: fc.array(names, { maxLength: 10 }) }),
  unknownParams: fc.record({ subject, count: fc.nat(), keys: fc.array(key, { minLength: 1, maxLength: 12 }) }),
  invalidValues: values,
  handlerFailed: fc.record({ subject, exception: fc.constantFrom('TypeError', undefined), message: text }),
  invalidResult: values,
};

/** The lists of names that a refusal may hold. */
function listsOf(refusal: Refusal): readonly (readonly string[])[] {
  switch (refusal.error) {
    case 'unknown_tool':
      return [refusal.valid_tools];
    case 'missing_action':
    case 'unknown_action':
      return [refusal.valid_actions];
    case 'missing_required_fields':
      return [refusal.missing];
    case 'missing_required_group':
      return [refusal.required_one_of.flat()];
    default:
      return [];
  }
}

/** Holds an answer to every bound of the contract. */
function assertBounded({ refusal, fingerprint }: Refused): void {
  assert.ok(Buffer.byteLength(JSON.stringify(refusal)) <= 16_384);
  assert.ok(characters(refusal.message) <= 2000);
  assert.match(fingerprint, /^[0-9a-f]{16}$/u);
  for (const list of listsOf(refusal)) assert.ok(characters(JSON.stringify(list)) <= 2001);
  if ('entries' in refusal) {
    assert.ok(refusal.entries.length > 0 && refusal.entries.length <= 10);
    for (const entry of refusal.entries) {
      assert.ok(characters(entry.path) <= 256 && characters(entry.pointer) <= 256);
      if ('problems' in entry) {
        assert.ok(entry.problems.length > 0 && entry.problems.length <= 11);
        for (const problem of entry.problems) assert.ok(characters(problem) <= 600);
      }
    }
  }
  if ('input_schema' in refusal) assert.ok(characters(JSON.stringify(refusal.input_schema)) <= 4000);
}

for (const builder of Object.keys(BUILDERS) as BuilderName[]) {
  test(`whatever the facts are, ${builder} keeps every bound`, () => {
    fc.assert(
      fc.property(FACTS[builder], (facts) => {
        assertBounded(answerOf({ description: '', builder, facts } as never));
      }),
      { seed: 7, numRuns: 150 },
    );
  });
}
