import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOUNDS, jsonBytes } from '../../src/problem/bounds.js';
import { schemaText } from '../../src/problem/schema-text.js';
import type { Subject, UnknownKey } from '../../src/refusal/facts.js';
import { invalidResult, invalidValues } from '../../src/refusal/invalid-values.js';
import { missingRequiredFields, missingRequiredGroup } from '../../src/refusal/missing.js';
import type { Refusal, Refused } from '../../src/refusal/refusal.js';
import { unknownParams } from '../../src/refusal/unknown-params.js';
import { causes, finding, names, steps, subject } from './facts.js';

/** A refusal is filled where what gives way next would have been over the bound, but for the room kept for `more`. */
const SLACK = 16;

/** The bytes that a refusal leaves when something in it has grown for as long as the refusal shows it. */
function leftWhenFull(build: (size: number) => Refused, shows: (refusal: Refusal) => boolean): number {
  let fits = 0;
  let over = BOUNDS.refusal;
  assert.ok(shows(build(fits).refusal) && !shows(build(over).refusal));
  while (over - fits > 1) {
    const middle = (fits + over) >> 1;
    if (shows(build(middle).refusal)) fits = middle;
    else over = middle;
  }
  return BOUNDS.refusal - jsonBytes(build(fits).refusal);
}

function assertFilled(build: (size: number) => Refused, shows: (refusal: Refusal) => boolean): void {
  const left = leftWhenFull(build, shows);
  assert.ok(left >= 0 && left <= SLACK, `${left} bytes left`);
}

/** A subject whose digest takes some bytes more than an empty one. */
function showing(size: number): Subject {
  const schema = { properties: {}, required: [], defaults: {}, title: 'x'.repeat(size) };
  return { ...subject, digest: { show: () => ({ schema, bytes: jsonBytes(schema) }) } };
}

/** A subject whose action has a name of some size, which the refusal repeats and never cuts. */
function named(size: number): Subject {
  return { ...subject, action: schemaText('x'.repeat(size)) };
}

function key(name: string, declared = names('title')): UnknownKey {
  return { steps: steps(name), root: 'data', level: schemaText(''), declared };
}

const withDigest: Readonly<Record<string, (subject: Subject) => Refused>> = {
  missingRequiredFields: (of) => missingRequiredFields({ subject: of, missing: names('title', 'due'), undeclared: [] }),
  'missingRequiredFields with a similar key': (of) =>
    missingRequiredFields({ subject: of, missing: names('title', 'due'), undeclared: ['titel'] }),
  missingRequiredGroup: (of) => missingRequiredGroup({ subject: of, groups: [names('title', 'due'), names('to')] }),
  unknownParams: (of) => unknownParams({ subject: of, count: 2, keys: [key('titel'), key('x')] }),
  invalidValues: (of) => invalidValues({ subject: of, count: 1, findings: [finding(['title'], causes(3))] }),
};

for (const [builder, refuse] of Object.entries(withDigest)) {
  test(`${builder} shows a digest as long as there is room for it`, () => {
    assertFilled(
      (size) => refuse(showing(size)),
      (refusal) => 'input_schema' in refusal,
    );
  });
}

test('unknown keys, values and places of a result are all told as long as there is room for them', () => {
  const findings = [finding(['title'], causes(3)), finding(['to'], causes(3))];
  const allTold = (refusal: Refusal): boolean =>
    'entries' in refusal &&
    refusal.entries.length === 2 &&
    refusal.entries.every(
      (entry) => !('problems' in entry) || entry.problems.every((text) => !text.startsWith('and ')),
    );
  assertFilled((size) => unknownParams({ subject: named(size), count: 2, keys: [key('titel'), key('x')] }), allTold);
  assertFilled((size) => invalidValues({ subject: named(size), count: 2, findings }), allTold);
  assertFilled((size) => invalidResult({ subject: named(size), count: 2, findings }), allTold);
});

test('missing names, their groups and what is similar to them are listed as long as there is room for them', () => {
  const missing = names('title', 'due');
  const whole = (refusal: Refusal): boolean => !('more' in refusal);
  assertFilled((size) => missingRequiredFields({ subject: named(size), missing, undeclared: [] }), whole);
  assertFilled(
    (size) => missingRequiredFields({ subject: named(size), missing, undeclared: ['titel', 'dueE'] }),
    (refusal) => 'similar' in refusal && Object.keys(refusal.similar ?? {}).length === 2,
  );
  assertFilled((size) => missingRequiredGroup({ subject: named(size), groups: [missing, names('to')] }), whole);
});
