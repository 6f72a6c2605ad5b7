import type { Keyword, Traits, Vocabulary } from '../keyword/keyword.js';

/** The dialects that are known, by their short names. */
export type DialectName = '2020-12' | '2019-09' | 'draft-07' | 'draft-06' | 'draft-04';

/** One version of JSON Schema as data. */
export interface Dialect extends Traits {
  readonly name: DialectName;
  /** The URI of its metaschema, without an empty fragment. */
  readonly uri: string;
  readonly keywords: ReadonlyMap<string, Keyword>;
  /** The keyword that names a schema resource. */
  readonly idKeyword: '$id' | 'id';
  /** Whether the identifier may be a mere fragment that names a place (up to draft-07). */
  readonly anchorInId: boolean;
  /** Whether `$ref` makes the keywords beside it ignored (up to draft-07). */
  readonly lonelyRef: boolean;
  /** The vocabulary URIs of this dialect; undefined where dialects had none yet. */
  readonly vocabularies: ReadonlyMap<string, Vocabulary> | undefined;
}

/** A table of keywords by name; each stands in it once. */
export function tableOf(...keywords: readonly Keyword[]): ReadonlyMap<string, Keyword> {
  return new Map(keywords.map((keyword) => [keyword.name, keyword]));
}

/**
 * A dialect that a custom metaschema makes of this one by `$vocabulary` (2020-12, core, section 8.1.2): the keywords
 * of the vocabularies that it lists. The core vocabulary is always there.
 */
export function withVocabularies(dialect: Dialect, listed: readonly string[], assertFormat: Keyword): Dialect {
  const kept = new Set<Vocabulary>(['core']);
  for (const uri of listed) {
    const vocabulary = dialect.vocabularies?.get(uri);
    if (vocabulary !== undefined) kept.add(vocabulary);
  }
  const keywords = new Map([...dialect.keywords].filter(([, keyword]) => kept.has(keyword.vocabulary)));
  if (kept.has('format-assertion')) keywords.set(assertFormat.name, assertFormat);
  return { ...dialect, keywords };
}
