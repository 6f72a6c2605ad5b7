import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compiledOrFaults, schemaCases } from '../support/schema-cases.js';

for (const { file, description, schema, dialect, options, tests = [], faults = [] } of schemaCases('dialects')) {
  test(`${file.replace(/\.json$/u, '')}: ${description} (${dialect})`, () => {
    assert.equal(tests.length > 0, faults.length === 0, 'a case has either tests or faults');
    const root = compiledOrFaults(schema, { ...options, dialect });
    if (!('test' in root)) {
      assert.deepEqual(root, faults);
      return;
    }
    assert.deepEqual([], faults);
    for (const { description: which, data, valid } of tests) {
      assert.equal(root.test(data), valid, `test: ${which}`);
      assert.equal(root.check(data).ok, valid, `check: ${which}`);
    }
  });
}
