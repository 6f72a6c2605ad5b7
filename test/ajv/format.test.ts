import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv, UnsupportedError, type AjvFormat } from '../../src/ajv/index.js';

function accepts(format: AjvFormat, value: unknown): boolean {
  return new Ajv().addFormat('own', format).compile({ format: 'own' })(value);
}

test('a format may be a text, an expression, a function, a record of them, or true', () => {
  const isEven = (value: number): boolean => value % 2 === 0;
  const formats: readonly (readonly [AjvFormat, unknown, unknown])[] = [
    ['^a+$', 'aa', 'b'],
    [/^a+$/u, 'aa', 'b'],
    [/^a+$/iu, 'AA', 'b'],
    [/^(a)\1$/u, 'aa', 'ab'],
    [(text: string) => text === 'a', 'a', 'b'],
    [{ validate: /^a$/u }, 'a', 'b'],
    [{ type: 'number', validate: isEven }, 2, 3],
  ];
  for (const [format, good, bad] of formats) {
    assert.deepEqual([accepts(format, good), accepts(format, bad)], [true, false]);
  }
  const match: AjvFormat = (text: string) => /^a/u.exec(text);
  assert.deepEqual([accepts(match, 'a'), accepts(match, 'b')], [true, false]);
  assert.equal(
    accepts(() => Promise.resolve(true), 'a'),
    false,
  );
  assert.equal(accepts(true, 'anything'), true);
  assert.equal(accepts({ validate: true }, 'anything'), true);
});

test('an expression with a memory is asked from the start each time', () => {
  const validate = new Ajv({ formats: { own: /a/gu } }).compile({ format: 'own' });
  assert.deepEqual([validate('a'), validate('a'), validate('a')], [true, true, true]);
});

test('an expression without flags is matched in linear work', () => {
  assert.equal(accepts(['^(a+)', '+$'].join(''), `${'a'.repeat(5_000)}b`), false);
});

test('the formats of toolgate are not replaced, and a promise is no answer', () => {
  const validate = new Ajv().addFormat('date', true).compile({ format: 'date' });
  assert.equal(validate('2024-02-30'), false);
  assert.throws(() => new Ajv().addFormat('own', { async: true, validate: () => true }), UnsupportedError);
});
