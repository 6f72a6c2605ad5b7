import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolveUri, splitFragment } from '../../src/document/uri.js';

/** The examples of RFC 3986, sections 5.4.1 and 5.4.2, without fragments. */
const examples: Readonly<Record<string, string>> = {
  'g:h': 'g:h',
  g: 'http://a/b/c/g',
  './g': 'http://a/b/c/g',
  'g/': 'http://a/b/c/g/',
  '/g': 'http://a/g',
  '//g': 'http://g',
  '?y': 'http://a/b/c/d;p?y',
  'g?y': 'http://a/b/c/g?y',
  ';x': 'http://a/b/c/;x',
  '': 'http://a/b/c/d;p?q',
  '.': 'http://a/b/c/',
  './': 'http://a/b/c/',
  '..': 'http://a/b/',
  '../g': 'http://a/b/g',
  '../..': 'http://a/',
  '../../g': 'http://a/g',
  '../../../g': 'http://a/g',
  '/./g': 'http://a/g',
  '/../g': 'http://a/g',
  'g.': 'http://a/b/c/g.',
  '..g': 'http://a/b/c/..g',
  './../g': 'http://a/b/g',
  './g/.': 'http://a/b/c/g/',
  'g/../h': 'http://a/b/c/h',
  'g;x=1/../y': 'http://a/b/c/y',
};

test('references resolve as RFC 3986 has it', () => {
  for (const [reference, resolved] of Object.entries(examples)) {
    assert.equal(resolveUri('http://a/b/c/d;p?q', reference), resolved, reference);
  }
});

test('fragments are left out', () => {
  assert.equal(resolveUri('http://a/b#c', '#d'), 'http://a/b');
  assert.equal(resolveUri('http://a/b#c', 'e#d'), 'http://a/e');
  assert.deepEqual(splitFragment('a#b#c'), { uri: 'a', fragment: 'b#c' });
  assert.deepEqual(splitFragment('a'), { uri: 'a', fragment: '' });
});

test('a URI without an authority keeps its path, and a base without a path gets one', () => {
  assert.equal(resolveUri('', 'urn:example:a..b'), 'urn:example:a..b');
  assert.equal(resolveUri('urn:example:a', '#x'), 'urn:example:a');
  assert.equal(resolveUri('http://a', 'g'), 'http://a/g');
});

test('a scheme makes a reference absolute, and what only looks like one does not', () => {
  const resolved = (reference: string): string => resolveUri('s://h/', reference);
  assert.deepEqual(['http://a', 'urn:a', 'a+b-c.1:x'].map(resolved), ['http://a', 'urn:a', 'a+b-c.1:x']);
  assert.deepEqual(['a', '/a:b', '1a:b', ':a', '', '?a:b'].map(resolved), [
    's://h/a',
    's://h/a:b',
    's://h/1a:b',
    's://h/:a',
    's://h/',
    's://h/?a:b',
  ]);
});
