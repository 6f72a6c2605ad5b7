import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileRoot } from '../../src/evaluate/root.js';
import { createRegistry } from '../../src/index.js';
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

/** Data of so many levels, where every `turn` of them is a `c` and the others are a `p`. */
function levels(count: number, turn: number, innermost: unknown = {}): unknown {
  let data = innermost;
  for (let level = count; level > 0; level--) data = level % turn === 1 || turn === 1 ? { c: data } : { p: data };
  return data;
}

test('the depth is that of the data, wherever a recursion is entered and however far one turn of it leads', () => {
  for (const turn of [1, 2, 10]) {
    const way = (target: string): object => {
      let schema: object = { $ref: target };
      for (let level = 1; level < turn; level++) schema = { properties: { p: schema } };
      return schema;
    };
    // What is met first from inside another way is linked for another level than it is entered from.
    const mutual = {
      properties: { c: { anyOf: [{ $ref: '#/$defs/n' }, way('#/$defs/n')] } },
      $defs: { n: { properties: { c: { $ref: '#/properties/c' }, p: false } } },
    };
    const direct = { properties: { c: way('#') } };
    for (const [schema, required] of [
      [mutual, []],
      [direct, []],
      [{ ...direct, properties: { ...direct.properties, t: {} } }, ['t']],
    ] as const) {
      const { test, read } = compileRoot(schema, { required, limits: { depth: 20 } });
      const give = (count: number): unknown => Object.assign(levels(count, turn) as object, { t: 1 });
      const deepest = Math.max(...Array.from({ length: 60 }, (_, count) => (test(give(count)) ? count : 0)));
      assert.ok(deepest <= 20 + turn && deepest > 20 - turn, `turn ${turn}: ${deepest} levels`);
      const reading = read(give(60));
      assert.deepEqual(!reading.ok && reading.findings[0]?.causes[0]?.keyword, 'depth');
    }
  }
});

test('what is told of a value does not hang on which roots were made since', () => {
  const schema = {
    properties: { t: {}, c: { anyOf: [{ $ref: '#' }, { type: 'array', items: { $ref: '#' } }] } },
    required: ['t'],
    type: 'object',
  };
  let data: unknown = {};
  for (let level = 0; level < 256; level++) data = { t: 1, c: data };
  const early = compileRoot(schema).check(data);
  const root = compileRoot(schema);
  compileRoot({});
  assert.deepEqual(root.check(data), early);
  assert.equal(!early.ok && early.count, 1);
});

test('a getter that throws refuses, also where the prototype can not be trusted and the data is copied', () => {
  const data = {
    get a(): never {
      throw new Error('secret');
    },
  };
  Object.defineProperty(Object.prototype, 'added', { value: 1, enumerable: true, configurable: true });
  try {
    const { test, check } = compileRoot({ properties: { a: { type: 'string' } } });
    assert.equal(test(data), false);
    const verdict = check(data);
    assert.deepEqual(!verdict.ok && verdict.entries[0]?.problems, ['value is not a JSON value']);
  } finally {
    delete (Object.prototype as { added?: unknown }).added;
  }
});

test('what is found on Object.prototype is no answer of a gate', () => {
  const actions = { go: { description: 'd.', properties: {} } };
  const { check } = createRegistry({ tools: [{ name: 't', description: 'd.', actions }] });
  Object.defineProperty(Object.prototype, 'refusal', { value: { message: 'polluted' }, configurable: true });
  try {
    assert.deepEqual(check('t', { action: 'go' }), { ok: true, tool: 't', action: 'go', data: {} });
  } finally {
    delete (Object.prototype as { refusal?: unknown }).refusal;
  }
});
