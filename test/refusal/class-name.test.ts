import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classNameOf } from '../../src/refusal/class-name.js';

class DiskFull extends Error {}

test('the class of what was thrown is told by its constructor', () => {
  assert.equal(classNameOf(new TypeError('secret')), 'TypeError');
  assert.equal(classNameOf(new DiskFull('secret')), 'DiskFull');
});

test('a name that the program set on the error is not told', () => {
  assert.equal(classNameOf(Object.assign(new DiskFull(), { name: 'secret' })), 'DiskFull');
  assert.equal(classNameOf(Object.assign(new DiskFull(), { constructor: { name: 'secret' } })), 'DiskFull');
});

test('what has no name of a class is told as an error', () => {
  const nameless = ['', 'two words', 'x'.repeat(65)].map((name): unknown => {
    const maker = function (): void {};
    Object.defineProperty(maker, 'name', { value: name });
    return Object.create(Object.defineProperty({}, 'constructor', { value: maker }));
  });
  for (const thrown of ['secret', 5, null, undefined, Object.create(null), ...nameless]) {
    assert.equal(classNameOf(thrown), 'Error');
  }
});

test('a trap or a getter that throws stays inside', () => {
  const fail = (): never => {
    throw new Error('secret');
  };
  assert.equal(classNameOf(new Proxy({}, { getPrototypeOf: fail })), 'Error');
  assert.equal(classNameOf(Object.create(Object.defineProperty({}, 'constructor', { get: fail }))), 'Error');
});
