import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isHostname } from '../../src/format/hostname.js';
import { isIdnHostname } from '../../src/format/idn-hostname.js';

test('the four separators mean the same', () => {
  for (const separator of ['.', '\u3002', '\uff0e', '\uff61']) {
    assert.equal(isIdnHostname(`a${separator}\u00fc`), true, separator);
    assert.equal(isIdnHostname(`a${separator}${separator}\u00fc`), false, separator);
    assert.equal(isIdnHostname(`\u00fc${separator}`), false, separator);
  }
});

test('the engine writes the same name in ASCII, and that is a host name', () => {
  for (const name of [
    'b\u00fccher.example',
    '\u65e5\u672c\u8a9e.jp',
    '\u05d0\u05d1.\u05d0',
    '\u0628\u064a\u200c\u0628\u064a.com',
  ]) {
    assert.ok(isIdnHostname(name), name);
    const ascii = new URL(`http://${name}/`).hostname;
    assert.ok(ascii.includes('xn--') && isHostname(ascii) && isIdnHostname(ascii), ascii);
  }
});

test('a name longer than any ASCII form allows is refused', () => {
  assert.equal(isIdnHostname('\u4e00.'.repeat(300)), false);
  assert.equal(isIdnHostname('\u{20000}'.repeat(54)), true);
});
