import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { isMultiple } from '../../src/json/multiple.js';
import { canonicalInteger, compareNumbers, isWhole, type JsonNumber } from '../../src/json/number.js';
import { JsonSyntaxError, parseJson } from '../../src/json/parse.js';
import { runs } from '../support/numbers.js';
import { findCases, findCorpus, readJsonLines, skipWithoutCases, skipWithoutCorpus } from '../support/shared-data.js';

/** What the reader throws at a text, or undefined. */
function refusalOf(text: string): JsonSyntaxError | undefined {
  try {
    parseJson(text);
    return undefined;
  } catch (error) {
    assert.ok(error instanceof JsonSyntaxError);
    return error;
  }
}

function isNativelyRead(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test('where doubles lose nothing, the answer is that of JSON.parse', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ stringUnit: 'binary' }),
      fc.constantFrom(undefined, 1, '\t', ' \r\n'),
      (value, space) => {
        const text = JSON.stringify(value, undefined, space);
        assert.deepEqual(parseJson(text), JSON.parse(text));
      },
    ),
    { seed: 35, numRuns: runs(5_000) },
  );
  assert.equal(parseJson('19.99'), 19.99);
});

test('texts are refused exactly where JSON.parse refuses them', () => {
  const pieces = [
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    'a',
    '\\',
    'n',
    'u0041',
    '-',
    '0',
    '1',
    '.',
    'e',
    '+',
    ' ',
    '\n',
    '\t',
  ];
  const words = ['true', 'null', '"a"', '"b":', '{"a":1}', '[1]', '1.5', '\u0001', '\ufeff'];
  const text = fc.array(fc.constantFrom(...pieces, ...words), { maxLength: 9 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (candidate) => {
      const refusal = refusalOf(candidate);
      const isLimit = refusal?.reason === 'duplicate-name' || refusal?.reason === 'exponent-too-large';
      if (!isLimit) assert.equal(refusal === undefined, isNativelyRead(candidate), JSON.stringify(candidate));
    }),
    { seed: 36, numRuns: runs(50_000) },
  );
});

test('a text that is cut off is refused at its end', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), fc.nat(), (value, cut) => {
      const whole = JSON.stringify([value, { a: 'b\n' }], undefined, '\n');
      const text = whole.slice(0, cut % whole.length);
      const refusal = refusalOf(text);
      assert.ok(refusal !== undefined);
      const lines = text.split('\n');
      const last = lines.at(-1) ?? '';
      // Words are refused where they begin, numbers and all else where they end.
      const broken = /(?:t|tr|tru|f|fa|fal|fals|n|nu|nul)$/u.exec(last)?.[0].length ?? 0;
      assert.equal(refusal.line, lines.length);
      assert.ok([last.length + 1, last.length + 1 - broken].includes(refusal.column), JSON.stringify(text));
    }),
    { seed: 37, numRuns: runs(5_000) },
  );
});

test('a unit that fits nowhere between two tokens is refused at its place', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), fc.nat(), (value, pick) => {
      const text = JSON.stringify([value], undefined, ' ');
      const places = Array.from(text.matchAll(/\n/gu), ({ index }) => index);
      const place = places[pick % places.length] ?? 0;
      const refusal = refusalOf(`${text.slice(0, place)}\u00a7${text.slice(place)}`);
      const lines = text.slice(0, place).split('\n');
      assert.equal(refusal?.line, lines.length);
      assert.equal(refusal.column, (lines.at(-1) ?? '').length + 1);
    }),
    { seed: 38, numRuns: runs(3_000) },
  );
});

test('no refusal quotes the text', () => {
  for (const text of ['{"secret": secret}', '{"secret":1,"secret":2}', '"secret\\x"', 'secret', '[1 "secret"]']) {
    const refusal = refusalOf(text);
    assert.ok(refusal !== undefined);
    assert.doesNotMatch(
      `${refusal.message}${refusal.stack?.split('\n')[0] ?? ''}${JSON.stringify(refusal)}`,
      /secret/u,
    );
    assert.equal(refusal.cause, undefined);
  }
});

test('1e999999999 is read, compared and checked without being written out', () => {
  const vast = parseJson('1e999999999') as JsonNumber;
  assert.equal(typeof vast, 'object');
  assert.equal(isWhole(vast), true);
  assert.equal(canonicalInteger(vast), vast);
  assert.equal(compareNumbers(vast, 100), 1);
  assert.equal(isMultiple(vast, 2), undefined);
  assert.equal(JSON.stringify(vast), '"1e+999999999"');
});

test('a limit that is no number is refused before the text is read', () => {
  const limits = { depth: NaN };
  assert.throws(() => parseJson('[', { limits }), { name: 'TypeError', message: /^limits\.depth must be/u });
});

test('the limits can be moved', () => {
  assert.throws(() => parseJson('[[1]]', { limits: { depth: 1 } }), { reason: 'too-deep', column: 2 });
  assert.throws(() => parseJson('1234', { limits: { digits: 3 } }), { reason: 'too-many-digits' });
  assert.throws(() => parseJson('[\n1]', { limits: { textLength: 3 } }), {
    reason: 'text-too-long',
    line: 2,
    column: 2,
  });
  assert.deepEqual(parseJson('[\n1]', { limits: { textLength: 4 } }), [1]);
  assert.equal(parseJson('1e1500', { limits: { digits: 2_000 } }), 10n ** 1500n);
  assert.doesNotThrow(() => parseJson('['.repeat(300) + ']'.repeat(300), { limits: { depth: 300 } }));
});

test('a text full of exponents is refused before it grows', () => {
  assert.throws(() => parseJson(`[${'1e999,'.repeat(2_000)}1]`), { reason: 'too-many-digits', line: 1 });
});

test('whole decimals are kept only where that is asked for', () => {
  assert.equal(parseJson('1.0'), 1);
  assert.equal(typeof parseJson('1.0', { wholeDecimals: 'keep' }), 'object');
  assert.equal(parseJson('1', { wholeDecimals: 'keep' }), 1);
});

test('what is no string is a mistake of the program', () => {
  assert.throws(() => parseJson(undefined as unknown as string), TypeError);
  assert.throws(() => parseJson({ toString: () => '1' } as unknown as string), TypeError);
});

test('the arguments of real calls are read as JSON.parse reads them', { skip: skipWithoutCorpus() }, () => {
  const lines = readFileSync(join(findCorpus() ?? '', 'calls.jsonl'), 'utf8')
    .trim()
    .split('\n');
  let exact = 0;
  for (const line of lines) {
    const read = JSON.stringify(parseJson(line), (_, value: unknown) => {
      if (typeof value !== 'bigint') return value;
      exact += 1;
      return Number(value);
    });
    assert.equal(read, JSON.stringify(JSON.parse(line)));
  }
  assert.ok(lines.length > 1_000);
  assert.ok(exact < lines.length / 100, `${exact} numbers beyond the doubles`);
});

test('reported texts are read as the values that they stand for', { skip: skipWithoutCases() }, () => {
  const reports = readJsonLines(join(findCases() ?? '', 'reports.jsonl')) as {
    kind: string;
    raw?: string;
    data?: unknown;
  }[];
  const whole = reports.filter(({ kind, raw }) => kind === 'whole-number' && raw !== undefined);
  assert.ok(whole.length >= 4);
  for (const { raw = '', data } of whole) {
    assert.equal(JSON.stringify(parseJson(raw)), JSON.stringify(data));
  }
});
