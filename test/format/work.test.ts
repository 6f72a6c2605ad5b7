import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { formats } from '../../src/format/table.js';

const { charCodeAt, codePointAt } = String.prototype;
afterEach(restore);

function restore(): void {
  Object.assign(String.prototype, { charCodeAt, codePointAt });
}

/** How many characters a format reads of a text. */
function countReads(check: (text: string) => boolean, text: string): number {
  let reads = 0;
  Object.assign(String.prototype, {
    charCodeAt(this: string, index: number): number {
      reads++;
      return charCodeAt.call(this, index);
    },
    codePointAt(this: string, index: number): number | undefined {
      reads++;
      return codePointAt.call(this, index);
    },
  });
  check(text);
  restore();
  return reads;
}

/** Texts that make a scanner go far before it fails. */
const hostile: readonly string[] = [
  ...['a', '1', 'a.', 'a-', 'xn--a.', '::', '1.', '@', ':', '%41', '/a', '//', '~0', '\u00fc', '{a}', '"\\a', '\u0661'],
  ...['1Y', '(?:', '\u200c', '\u0628\u200c', '\ud800', '[', 'P1', '0+', '?', '#', '{a', ',a', 'http://', 'a:@'],
];
const SIZE = 20_000;
/** Authority, first segment and path may each look at a character; a read of `codePointAt` comes on top. */
const READS_A_CHARACTER = 5;

test('every format reads a long hostile text a few times at the most', () => {
  for (const { name, check } of formats.values()) {
    for (const piece of hostile) {
      for (const text of [piece.repeat(SIZE), `a:${piece.repeat(SIZE)} `, `a@${piece.repeat(SIZE)}`]) {
        const reads = countReads(check, text);
        assert.ok(reads <= READS_A_CHARACTER * text.length, `${name} on ${piece}: ${reads} of ${text.length}`);
      }
    }
  }
});

test('a format with a cap reads nothing of a text that is longer', () => {
  const text = 'a'.repeat(SIZE);
  for (const name of 'date date-time time email idn-email hostname idn-hostname ipv4 ipv6 regex uuid'.split(' ')) {
    assert.equal(countReads(formats.get(name)!.check, text), 0, name);
  }
});
