import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refuse } from '../../src/hosts/hono.js';

test('a refused request is answered with its issues and not with its data', () => {
  const answers: unknown[] = [];
  const context = { json: (body: unknown, status: number) => answers.push(body, status) };
  const issues = [{ message: 'value must be 1', path: ['a'] }];
  const refused = { success: false, target: 'json', error: issues, data: { a: 'secret' } };
  assert.equal(refuse(refused, context), 2);
  assert.deepEqual(answers, [{ error: 'invalid_values', target: 'json', issues }, 400]);
  assert.equal(refuse({ success: true, target: 'json' }, context), undefined);
  assert.equal(answers.length, 2);
});
