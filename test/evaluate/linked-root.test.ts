import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileRoot } from '../../src/evaluate/root.js';
import { run } from '../../src/limit/run.js';

const integers = { properties: { n: { type: 'integer' } } };
const recursive = { properties: { n: { type: 'integer' }, next: { $ref: '#' } } };

for (const [kind, schema] of Object.entries({ flat: integers, recursive })) {
  test(`a ${kind} root gives what it accepts, cast, and explains nothing of what it refuses`, () => {
    const { accept, read } = compileRoot(schema);
    const data = { n: 1 };
    assert.equal(accept(data), data);
    assert.deepEqual(accept({ n: 2n }), { n: 2 });
    assert.equal(accept({ n: 'x' }), undefined);
    assert.equal(read({ n: 'x' }).ok, false);
  });

  test(`a ${kind} root accepts only what has the names that are required elsewhere; it reads what has not`, () => {
    const { accept, read, test, required } = compileRoot({ required: ['m'], ...schema }, { required: ['n'] });
    assert.deepEqual(required, ['m', 'n']);
    assert.equal(test({ m: 1 }), false);
    assert.equal(accept({ m: 1 }), undefined);
    assert.deepEqual(accept({ m: 1, n: 1 }), { m: 1, n: 1 });
    assert.deepEqual(read({ m: 1 }), { ok: true, data: { m: 1 } });
    const reading = read({});
    assert.deepEqual(!reading.ok && reading.findings.map(({ causes }) => causes), [
      [{ keyword: 'required', missing: ['m'], pointer: '/required' }],
    ]);
    assert.deepEqual(read({ m: 1, more: undefined }), { ok: true, data: { m: 1, more: undefined } });
  });
}

test('a root that is recursive asks for what is required elsewhere at its top level alone', () => {
  const { accept } = compileRoot(recursive, { required: ['n'] });
  assert.deepEqual(accept({ n: 1, next: {} }), { n: 1, next: {} });
});

test('a reading leaves the state of an outer check as it was', () => {
  for (const schema of [integers, recursive]) {
    const { read, accept } = compileRoot(schema, { required: ['n'] });
    run.trip = 'match';
    run.uncanonical = true;
    for (const value of [{ n: 1 }, { n: -0 }, { n: 'x' }, {}]) {
      read(value);
      accept(value);
    }
    assert.deepEqual([run.trip, run.uncanonical], ['match', true]);
    run.trip = '';
    run.uncanonical = false;
  }
});
