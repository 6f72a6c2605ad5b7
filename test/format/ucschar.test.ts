import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ucscharWidth } from '../../src/format/ucschar.js';

/** RFC 3987, section 2.2, as it is written there. */
const ucschar = [
  [0xa0, 0xd7ff],
  [0xf900, 0xfdcf],
  [0xfdf0, 0xffef],
].concat(
  Array.from({ length: 13 }, (_, plane) => [0x10000 * (plane + 1), 0x10000 * (plane + 1) + 0xfffd]),
  [[0xe1000, 0xefffd]],
) as [number, number][];
const iprivate: [number, number][] = [
  [0xe000, 0xf8ff],
  [0xf0000, 0xffffd],
  [0x100000, 0x10fffd],
];

test('every code point is what RFC 3987 has it be', () => {
  const rank = new Uint8Array(0x110000);
  for (const [first, last] of ucschar) rank.fill(2, first, last + 1);
  for (const [first, last] of iprivate) rank.fill(1, first, last + 1);
  for (let point = 0; point <= 0x10ffff; point++) {
    const text = String.fromCodePoint(point);
    const expected = rank[point] === 2 ? text.length : 0;
    const expectedWithPrivate = rank[point] === 0 ? 0 : text.length;
    if (ucscharWidth(text, 0, false) !== expected || ucscharWidth(text, 0, true) !== expectedWithPrivate) {
      assert.fail(`U+${point.toString(16)}`);
    }
  }
  assert.equal(ucscharWidth('a', 1, true), 0);
});
