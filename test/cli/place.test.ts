import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeText } from '../../src/cli/place.js';

test('a place tells the source, and line and item where there are any', () => {
  assert.equal(placeText({ source: 'a.json' }), 'a.json');
  assert.equal(placeText({ source: 'a.jsonl', line: 3 }), 'a.jsonl, line 3');
  assert.equal(placeText({ source: 'a.jsonl', line: 3, item: 2 }), 'a.jsonl, line 3, item 2');
});
