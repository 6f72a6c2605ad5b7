import assert from 'node:assert/strict';
import { domainToASCII } from 'node:url';
import { test } from 'node:test';
import { readLabel, readULabel } from '../../../src/format/idna/label.js';

test('a U-label and its A-label read the same', () => {
  for (const text of ['b\u00fccher', '\u05d0\u05d1', '\u0628\u064a\u200c\u0628\u064a', 'stra\u00dfe', '\u{20000}']) {
    const label = readLabel(text);
    assert.ok(label, text);
    assert.equal(label.ascii, domainToASCII(text));
    assert.deepEqual(readLabel(label.ascii), label);
    assert.deepEqual(readLabel(label.ascii.toUpperCase()), label);
    assert.deepEqual(readULabel(text), label);
  }
});

test('an A-label must be the Punycode that its U-label has', () => {
  for (const text of ['xn--', 'xn--a', 'xn--abc-', 'xn---9uc', 'xn--bcher-kva-', `xn--${'a'.repeat(60)}`]) {
    assert.equal(readLabel(text), undefined, text);
  }
});

test('a U-label keeps to NFC, to its hyphens and to a first character that is no mark', () => {
  const refused = [
    'u\u0308b',
    '-\u00fc',
    '\u00fc-',
    '\u00fcb--c',
    '\u0300a',
    '\u0903a',
    '\u00dc',
    '\u2603',
    '\ud800',
    'abc',
    '',
  ];
  for (const text of refused) assert.equal(readULabel(text), undefined, text);
  assert.ok(readULabel('\u00fcb-c--d'));
});

test('an ASCII label is left to the rules of hosts, but for reserved hyphens', () => {
  assert.equal(readLabel('A_b')?.ascii, 'a_b');
  assert.equal(readLabel('ab--c'), undefined);
  assert.equal(readLabel('abc--d')?.ascii, 'abc--d');
});

test('an A-label has 63 characters at the most', () => {
  assert.equal(readULabel('\u4e00'.repeat(57))?.ascii.length, 63);
  assert.equal(readULabel('\u4e00'.repeat(58)), undefined);
});
