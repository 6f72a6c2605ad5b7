import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { isPrototypePolluted } from '../src/json/admit.js';
import { parseJson } from '../src/json/parse.js';
import { compile } from '../src/schema.js';
import { suiteFolders, type SuiteDialect, type SuiteGroup } from './support/official-suite.js';
import { findSuite, skipWithoutSuite } from './support/shared-data.js';
import { runSuite } from './support/suite-run.js';

interface Figures {
  readonly required: number;
  readonly optional: number;
  /** Optional cases that toolgate answers otherwise, each with the reason. */
  readonly exceptions?: Readonly<Record<string, string>>;
  readonly format: number;
}

const figures: Readonly<Record<SuiteDialect, Figures>> = {
  '2020-12': { required: 1299, optional: 162, format: 764 },
  '2019-09': { required: 1259, optional: 158, format: 757 },
  'draft-07': { required: 927, optional: 118, format: 676 },
  'draft-06': { required: 839, optional: 106, format: 325 },
  'draft-04': {
    required: 618,
    optional: 100,
    exceptions: {
      'optional/zeroTerminatedFloats.json: some languages do not distinguish between different types of numeric value: a float is not an integer even without fractional part':
        'JSON.parse gives 1 for 1.0; only a text read with wholeDecimals "keep" tells them apart',
    },
    format: 219,
  },
};

const skip = skipWithoutSuite();
const annotate = { formats: 'annotate' } as const;
const asserted = { formats: 'assert' } as const;

for (const [name, { required, optional, exceptions = {}, format }] of Object.entries(figures)) {
  const dialect = name as SuiteDialect;

  test(`${name}: the required groups of the official suite come out right through test and check`, { skip }, () => {
    assert.deepEqual(runSuite(findSuite()!, dialect, '', annotate), { count: required, wrong: [] });
  });

  test(`${name}: the optional groups come out right, but for the listed cases`, { skip }, () => {
    const { count, wrong } = runSuite(findSuite()!, dialect, 'optional', annotate);
    const cases = wrong.map((line) => line.slice(0, line.lastIndexOf(':')));
    assert.deepEqual(cases.sort(), Object.keys(exceptions).sort());
    assert.equal(count, optional);
  });

  test(`${name}: the format groups come out right with formats asserted`, { skip }, () => {
    assert.deepEqual(runSuite(findSuite()!, dialect, 'optional/format', asserted), { count: format, wrong: [] });
  });

  test(`${name}: the required groups come out right while Object.prototype has enumerable members`, { skip }, (t) => {
    const prototype = Object.prototype as Record<string, unknown>;
    t.after(() => {
      delete prototype.foo;
      delete prototype.polluted;
    });
    prototype.polluted = { type: 'string' };
    prototype.foo = 1;
    assert.equal(isPrototypePolluted(), true);
    const { count, wrong } = runSuite(findSuite()!, dialect, '', annotate);
    delete prototype.foo;
    delete prototype.polluted;
    assert.deepEqual({ count, wrong }, { count: required, wrong: [] });
  });
}

test(
  "draft-04's zero-terminated floats come out right where their text is read with wholeDecimals 'keep'",
  { skip },
  () => {
    const path = join(findSuite()!, 'tests', suiteFolders['draft-04'], 'optional/zeroTerminatedFloats.json');
    const groups = parseJson(readFileSync(path, 'utf8'), { wholeDecimals: 'keep' }) as unknown as SuiteGroup[];
    for (const { schema, tests } of groups) {
      const root = compile(schema, { dialect: 'draft-04' });
      for (const { description, data, valid } of tests) {
        assert.equal(root.test(data), valid, description);
        assert.equal(root.check(data).ok, valid, description);
      }
    }
    assert.ok(groups.some(({ tests }) => tests.length > 0));
  },
);
