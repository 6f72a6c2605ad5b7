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

/** What is thrown by a program whose class has some name. */
function thrownBy(name: string): unknown {
  const maker = Object.defineProperty(function (): void {}, 'name', { value: name });
  return Object.create(Object.defineProperty({}, 'constructor', { value: maker }));
}

test('a name of the ASCII characters of identifiers is told, of 64 of them at the most', () => {
  const told = Array.from({ length: 0x100 }, (_, unit) => String.fromCharCode(unit)).filter(
    (character) => classNameOf(thrownBy(`X${character}`)) !== 'Error',
  );
  assert.equal(told.join(''), '$0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz');
  assert.equal(classNameOf(thrownBy('x'.repeat(64))), 'x'.repeat(64));
});

test('the name of what only stands in the place of a constructor is not told', () => {
  assert.equal(classNameOf(Object.create({ constructor: { name: 'secret' } })), 'Error');
});

test('what has no name of a class is told as an error', () => {
  const nameless = ['', 'two words', 'x'.repeat(65)].map(thrownBy);
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
