import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Draft } from '../../src/repair/draft.js';

const declared = true;

test('a change copies what lies on its way, and nothing else', () => {
  const sent = { a: { b: [1, 2] }, c: {} };
  const draft = new Draft(sent);
  assert.equal(draft.value, sent);
  draft.set(
    [
      { key: 'a', declared },
      { key: 'b', declared },
      { key: 1, declared },
    ],
    3,
  );
  assert.deepEqual(sent, { a: { b: [1, 2] }, c: {} });
  assert.deepEqual(draft.value, { a: { b: [1, 3] }, c: {} });
  assert.equal(draft.value.c, sent.c);
});

test('a container is copied once, however many changes lie in it', () => {
  const draft = new Draft({ a: [1, 2] });
  draft.set(
    [
      { key: 'a', declared },
      { key: 0, declared },
    ],
    3,
  );
  const copy = draft.value;
  draft.set(
    [
      { key: 'a', declared },
      { key: 1, declared },
    ],
    4,
  );
  assert.equal(draft.value, copy);
  assert.deepEqual(copy, { a: [3, 4] });
});

test('a property is taken away from the copy, and the whole can be put anew', () => {
  const sent = { a: 1, b: 2 };
  const draft = new Draft(sent);
  draft.remove([{ key: 'a', declared }], 'a');
  assert.deepEqual([draft.value, sent.a], [{ b: 2 }, 1]);
  draft.set([], 'whole');
  assert.equal(draft.value, 'whole');
});

test('only own members are found', () => {
  const draft = new Draft({ a: 'text' });
  assert.equal(draft.get([{ key: 'constructor', declared }]), undefined);
  assert.equal(
    draft.get([
      { key: 'a', declared },
      { key: 'length', declared },
    ]),
    undefined,
  );
  assert.equal(draft.get([{ key: 'a', declared }]), 'text');
});
