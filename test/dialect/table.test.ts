import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withVocabularies } from '../../src/dialect/dialect.js';
import { defaultDialect, dialectByUri, dialectNamed, dialects } from '../../src/dialect/table.js';
import { assertedFormat } from '../../src/keyword/format.js';

test('every dialect is found by its name, and by its URI in every spelling', () => {
  for (const dialect of dialects) {
    assert.equal(dialectNamed(dialect.name), dialect);
    const path = dialect.uri.slice(dialect.uri.indexOf(':'));
    for (const uri of [`http${path}`, `https${path}`, `http${path}#`, `https${path}#`]) {
      assert.equal(dialectByUri(uri), dialect, uri);
    }
  }
  assert.equal(dialects.length, 5);
  assert.equal(defaultDialect, '2020-12');
});

test('other URIs name no dialect', () => {
  for (const uri of ['', '#', 'http://json-schema.org/schema', 'https://json-schema.org/draft-07/schema#/a']) {
    assert.equal(dialectByUri(uri), undefined, uri);
  }
});

test('a keyword stands in a table under its own name', () => {
  for (const { keywords } of dialects) for (const [name, keyword] of keywords) assert.equal(keyword.name, name);
});

/** Where the specification (2020-12, core, sections 8, 10 and 11; validation, sections 6 to 9) puts each keyword. */
const vocabularies: Readonly<Record<string, string>> = {
  core:
    '$schema $id id $anchor $dynamicAnchor $recursiveAnchor $ref $dynamicRef $recursiveRef $vocabulary $comment $defs ' +
    'definitions',
  applicator:
    'allOf anyOf oneOf not if then else dependentSchemas dependencies prefixItems items additionalItems contains ' +
    'properties patternProperties additionalProperties propertyNames',
  unevaluated: 'unevaluatedItems unevaluatedProperties',
  validation:
    'type enum const multipleOf minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength pattern minItems ' +
    'maxItems uniqueItems minContains maxContains minProperties maxProperties required dependentRequired',
  format: 'format',
  content: 'contentEncoding contentMediaType contentSchema',
  'meta-data': 'title description default deprecated readOnly writeOnly examples',
};

test('every keyword is of the vocabulary that the specification puts it in', () => {
  const expected = new Map(
    Object.entries(vocabularies).flatMap(([vocabulary, names]) => names.split(' ').map((name) => [name, vocabulary])),
  );
  for (const { name: dialect, keywords } of dialects) {
    for (const [name, { vocabulary }] of keywords) {
      // Core of 2019-09, section 9.3: the applicators were of one vocabulary yet.
      const isEarly = dialect === '2019-09' && expected.get(name) === 'unevaluated';
      assert.equal(vocabulary, isEarly ? 'applicator' : expected.get(name), `${name} in ${dialect}`);
    }
  }
  assert.equal(assertedFormat.vocabulary, 'format-assertion');
});

test('a metaschema that lists vocabularies leaves their keywords and the core', () => {
  const base = dialectNamed('2020-12');
  const vocabulary = 'https://json-schema.org/draft/2020-12/vocab/';
  const chosen = withVocabularies(base, [`${vocabulary}applicator`, `${vocabulary}format-assertion`], assertedFormat);
  const kept = (name: string): boolean => chosen.keywords.has(name);
  assert.deepEqual(['$ref', 'properties', 'format'].map(kept), [true, true, true]);
  assert.deepEqual(['type', 'minLength', 'unevaluatedItems', 'title'].map(kept), [false, false, false, false]);
  assert.equal(chosen.keywords.get('format'), assertedFormat);
  assert.ok(base.keywords.has('type'), 'the dialect itself stays as it is');
});
