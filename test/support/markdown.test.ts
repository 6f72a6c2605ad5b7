import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeBlocks, wordsOf } from './markdown.js';

test('blocks are found with the comment above them and with what they print', () => {
  const text = [
    '```ts\none();\n```',
    'words',
    '<!-- continues -->\n\n```ts\ntwo();\n\nthree();\n```',
    '<!-- prints -->\n\n```text\n2\n```',
    '```\nplain\n```',
  ].join('\n\n');
  assert.deepEqual(codeBlocks(text), [
    { language: 'ts', code: 'one();\n', note: '', prints: '' },
    { language: 'ts', code: 'two();\n\nthree();\n', note: 'continues', prints: '2\n' },
    { language: '', code: 'plain\n', note: '', prints: '' },
  ]);
});

test('single quotes keep the spaces of a word', () => {
  assert.deepEqual(wordsOf(`npx tool check a.json '{"a": 1}'`), ['npx', 'tool', 'check', 'a.json', '{"a": 1}']);
});
