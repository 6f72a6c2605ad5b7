import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { JsonSyntaxError, positionOf, refuse } from '../../src/json/syntax-error.js';

test('lines end in LF, CR or CR LF, and columns count UTF-16 units from 1', () => {
  const text = 'a\nb\r\nc\rd\u2028\u{1f600}e';
  for (const [part, line, column] of [
    ['a', 1, 1],
    ['\n', 1, 2],
    ['b', 2, 1],
    ['c', 3, 1],
    ['d', 4, 1],
    ['\u2028', 4, 2],
    ['e', 4, 5],
  ] as const) {
    assert.deepEqual(positionOf(text, text.indexOf(part)), { line, column });
  }
  assert.deepEqual(positionOf('', 0), { line: 1, column: 1 });
  assert.deepEqual(positionOf('a\n', 2), { line: 2, column: 1 });
});

test('a position agrees with splitting the text before it into lines', () => {
  const text = fc.array(fc.constantFrom('\r\n', '\n', '\r', 'x', '\u{1f600}'), { maxLength: 20 });
  fc.assert(
    fc.property(text, (parts) => {
      const before = parts.join('');
      const lines = before.split(/\r\n|\n|\r/u);
      assert.deepEqual(positionOf(`${before}!`, before.length), {
        line: lines.length,
        column: (lines.at(-1) ?? '').length + 1,
      });
    }),
    { seed: 31, numRuns: 2_000 },
  );
});

test('a refusal tells line, column and reason', () => {
  assert.throws(() => refuse('colon-expected', '{\n"a" 1}', 6), {
    name: 'JsonSyntaxError',
    line: 2,
    column: 5,
    reason: 'colon-expected',
    message: 'JSON refused at line 2, column 5: a colon is expected',
  });
  assert.ok(new JsonSyntaxError('too-deep', { line: 1, column: 1 }) instanceof Error);
});
