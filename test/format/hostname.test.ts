import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isHostname, isNameBetween } from '../../src/format/hostname.js';

test('a name is read from a range without its surroundings', () => {
  assert.equal(isNameBetween('a@b.c ', 2, 5), true);
  assert.equal(isNameBetween('a@b.c ', 1, 5), false);
  assert.equal(isNameBetween('a@b.c ', 2, 6), false);
  assert.equal(isNameBetween('a@b.c ', 2, 4), false);
  assert.equal(isNameBetween('', 0, 0), false);
});

test('a label has 63 characters at the most, a name 253', () => {
  const label = 'a'.repeat(63);
  assert.equal(isHostname(label), true);
  assert.equal(isHostname(`${label}a`), false);
  assert.equal(isHostname(`${label}.${label}.${label}.${'a'.repeat(61)}`), true);
  assert.equal(isHostname(`${label}.${label}.${label}.${'a'.repeat(62)}`), false);
});

test('a label that claims to be an A-label is checked wherever it stands', () => {
  for (const name of ['xn--n3h', 'a.xn--n3h', 'xn--n3h.a', 'a--b.xn--n3h', 'XN--N3H.a']) {
    assert.equal(isHostname(name), false, name);
    assert.equal(isHostname(name.toLowerCase().replace('n3h', 'p1ai')), true, name);
  }
});
