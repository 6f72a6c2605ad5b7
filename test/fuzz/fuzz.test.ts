import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRegistry, type Tool } from '../../src/index.js';
import { formats } from '../../src/format/table.js';
import { JsonSyntaxError } from '../../src/json/syntax-error.js';
import { parseJson } from '../../src/json/parse.js';
import { compileMatcher, PatternError, type Matcher } from '../../src/pattern/pattern.js';
import { Random } from '../pattern/random-pattern.js';
import { mutated, readSeeds } from './mutate.js';

/** Texts of each grammar. */
const TEXTS = process.env.SLOW === '1' ? 500_000 : 10_000;

const PATTERN_PIECES = Array.from('()[]{}*+?|^$\\.,-=!<>:aAdDwWsSpPbBukc01\u{1f600}\ud83d').concat([
  '(?:',
  '(?=',
  '(?<!',
  '{2,}',
  '\\p{L}',
  '[^',
  '\\u{1f600}',
  '(?<n>',
  '\\k<n>',
  'a|a',
]);
const TEXT_PIECES = Array.from('0123456789-:./@%#?[]{}~+TZPaé\u{1f600}\u200d\ud800\0 ').concat([
  'xn--',
  '::',
  '%C3',
  '..',
]);
const JSON_PIECES = Array.from('{}[]:,"\\0123456789.eE+-tfn \n\t\u0000é').concat([
  '\\u0061',
  'null',
  'true',
  '"a":',
  '1e999',
  '"__proto__":{}',
  '\ud800',
  '\\ud800',
]);

/** Asks about many texts near the seeds, and then makes sure that both answers came up. */
function assertOfMutants(
  seeds: readonly string[],
  pieces: readonly string[],
  seed: number,
  holds: (text: string, random: Random) => boolean,
): void {
  const random = new Random(seed);
  const answers = { yes: 0, no: 0 };
  for (const text of seeds) holds(text, random);
  for (let count = 0; count < TEXTS; count++) answers[holds(mutated(seeds, pieces, random), random) ? 'yes' : 'no']++;
  assert.ok(answers.yes > TEXTS / 100 && answers.no > TEXTS / 100, JSON.stringify(answers));
}

function matcherOf(source: string): Matcher | undefined {
  try {
    return compileMatcher(source, { native: false });
  } catch (error) {
    assert.ok(error instanceof PatternError, source);
    return undefined;
  }
}

test('a pattern is taken or refused, and then matches as the native engine does', () => {
  const texts = ['', 'a', 'aab', 'x1 y', '\u{1f600}', '\ud83d', '2020-01-31'];
  assertOfMutants(readSeeds('patterns'), PATTERN_PIECES, 20_260_401, (source, random) => {
    const matches = matcherOf(source);
    if (matches === undefined) return false;
    const native = new RegExp(source, 'u');
    const text = random.pick(texts);
    // A search between the halves of a pair is the native engine's own way (see spec/decisions/patterns.md).
    if (!/\\[bB]|\\P|\[\^|[\ud800-\udfff]/u.test(source) || !/\p{Cs}|[\u{10000}-\u{10ffff}]/u.test(text)) {
      assert.equal(matches(text), native.test(text), `${JSON.stringify(source)} on ${JSON.stringify(text)}`);
    }
    return true;
  });
});

test('a format answers every text, and the same again', () => {
  for (const [name, format] of formats) {
    const random = new Random(20_260_402);
    const seeds = readSeeds('texts');
    for (let count = 0; count < TEXTS / 10; count++) {
      const text = mutated(seeds, TEXT_PIECES, random);
      const answer: unknown = format.check(text);
      assert.equal(typeof answer, 'boolean', name);
      assert.equal(format.check(text), answer, `${name}: ${JSON.stringify(text)}`);
    }
  }
});

test('a JSON text is read as JSON.parse reads it, or refused for its duplicates or size, and never quoted', () => {
  assertOfMutants(readSeeds('json'), JSON_PIECES, 20_260_403, (text) => {
    const [read, native] = [attempt(() => parseJson(text)), attempt(() => JSON.parse(text) as unknown)];
    if (read.error !== undefined) {
      assert.ok(read.error instanceof JsonSyntaxError, text);
      return false;
    }
    assert.equal(native.error, undefined, `only JSON.parse refuses ${JSON.stringify(text)}`);
    return true;
  });
});

function attempt(action: () => unknown): { readonly value?: unknown; readonly error?: unknown } {
  try {
    return { value: action() };
  } catch (error) {
    return { error };
  }
}

test('the gates answer every text of arguments within their bound, alike as a text and as its value', () => {
  const title = { type: 'string', maxLength: 3 };
  const list = { type: 'array', items: { type: 'integer' } };
  const tools: Tool[] = [
    { name: 'tasks', description: 'Tasks.', actions: { create: { description: 'Creates.', properties: { title } } } },
    { name: 'plain', inputSchema: { type: 'object', properties: { a: { type: 'object' }, list } } },
  ];
  const registry = createRegistry({ tools });
  const seeds = [...readSeeds('calls'), ...readSeeds('json')];
  assertOfMutants(seeds, JSON_PIECES, 20_260_404, (text, random) => {
    const name = random.pick(['tasks', 'plain']);
    const outcome = registry.checkText(name, text);
    if (!outcome.ok) assert.ok(Buffer.byteLength(JSON.stringify(outcome.refusal)) <= 16_384);
    const value = attempt(() => parseJson(text));
    if (value.error === undefined) assert.equal(registry.check(name, value.value).ok, outcome.ok, text);
    else assert.ok(!outcome.ok && outcome.refusal.error === 'malformed_json', text);
    return outcome.ok;
  });
});
