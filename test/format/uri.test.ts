import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isIri, isIriReference, isUri, isUriReference } from '../../src/format/uri.js';

test('what fast-check builds as an address of the web is a URI, without its scheme a reference', () => {
  fc.assert(
    fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (text) => {
      assert.ok(isUri(text) && isIri(text), text);
      const reference = text.slice(text.indexOf(':') + 1);
      assert.ok(isUriReference(reference) && isIriReference(reference) && !isUri(reference), reference);
    }),
    { seed: 3986 },
  );
});

test('the characters of bidirectional formatting stand in no IRI, their neighbours do', () => {
  const range = Array.from({ length: 0x40 }, (_, index) => String.fromCharCode(0x2000 + index));
  const refused = range.filter((character) => !isIri(`a:${character}`) || !isIriReference(`//${character}`));
  assert.deepEqual(refused, ['\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e']);
});

test('a literal of an address must be closed and be all of its host', () => {
  for (const host of ['[::1]', '[v1.a]', '[::1]:8', 'a@[::1]:']) assert.equal(isUri(`a://${host}`), true, host);
  for (const host of ['[::1', '[v1.a', '[]', '[v1.]', '[v.a]', '[::1]a', '[::1]]', '[::1]@', '[v1.a@b]']) {
    assert.equal(isUri(`a://${host}`), false, host);
  }
});

const pathCharacters = /^(?:[\w\-.~!$&'()*+,;=:@/]|%[\da-fA-F]{2})*$/u;
const queryCharacters = /^(?:[\w\-.~!$&'()*+,;=:@/?]|%[\da-fA-F]{2})*$/u;
const authorityCharacters =
  /^(?:(?:[\w\-.~!$&'()*+,;=:]|%[\da-fA-F]{2})*@)?(?:\[::1\]|(?:[\w\-.~!$&'()*+,;=]|%[\da-fA-F]{2})*)(?::\d*)?$/u;

/** Splits a text as RFC 3986, appendix B does, and asks each part for its characters. */
function isReferenceByParts(text: string): boolean {
  const [hierarchy, fragment] = cut(text, '#');
  const [front, query] = cut(hierarchy, '?');
  const scheme = /^[a-z][a-z\d+\-.]*:/iu.exec(front)?.[0] ?? '';
  const rest = front.slice(scheme.length);
  const path = rest.startsWith('//') ? cut(rest.slice(2), '/')[1] : rest;
  const authority = rest.startsWith('//') ? cut(rest.slice(2), '/')[0] : '';
  const isAmbiguous = scheme === '' && !rest.startsWith('/') && cut(path, '/')[0].includes(':');
  return (
    !isAmbiguous &&
    authorityCharacters.test(authority) &&
    pathCharacters.test(path) &&
    queryCharacters.test(query) &&
    queryCharacters.test(fragment)
  );
}

/** What stands before and after the first separator. */
function cut(text: string, separator: string): [before: string, after: string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

test('a reference is a text whose parts are each of their grammar', () => {
  const piece = fc.constantFrom(
    'a',
    '1',
    ':',
    ':',
    '/',
    '/',
    '//',
    '?',
    '#',
    '@',
    '[::1]',
    '[',
    '%4a',
    '%4',
    '+',
    ' ',
    '_',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
      const text = pieces.join('');
      assert.equal(isUriReference(text), isReferenceByParts(text), text);
    }),
    { seed: 2, numRuns: 20_000 },
  );
});
