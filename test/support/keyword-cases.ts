import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dialects } from '../../src/dialect/table.js';
import { parseJson, type ParseOptions } from '../../src/json/parse.js';
import { compile, type CompileOptions, type DialectName, type JsonSchema, type Root } from '../../src/schema.js';
import { projectFolder, readJson } from './shared-data.js';

/** A schema with its data, in the form of the official suite. */
export interface KeywordGroup {
  readonly description: string;
  readonly schema: JsonSchema;
  /** The dialects in which all of this holds; 2020-12 where none is named. */
  readonly dialect?: DialectName | readonly DialectName[];
  readonly options?: CompileOptions;
  readonly tests: readonly KeywordCase[];
}

/** A value with what `check` answers of it. */
export interface KeywordCase {
  readonly description: string;
  readonly data?: unknown;
  /** The JSON text of the data, where the spelling of its numbers matters; read by `parseJson`. */
  readonly raw?: string;
  readonly read?: ParseOptions;
  readonly valid: boolean;
  /** The entries of the refusal, all of their problems, in order. */
  readonly problems?: readonly { readonly path: string; readonly problems: readonly string[] }[];
  /** The number of refused paths, where more are refused than are told. */
  readonly count?: number;
  /** The data after casting, where it is not the very same. */
  readonly cast?: unknown;
}

const folder = join(projectFolder, 'spec/cases/keywords');

/** The keywords that have a file of cases. */
export const casedKeywords: readonly string[] = readdirSync(folder)
  .map((name) => name.replace(/\.json$/u, ''))
  .sort();

/** The groups of one keyword's file; none where it has no file. */
export function groupsOf(keyword: string): readonly KeywordGroup[] {
  return casedKeywords.includes(keyword) ? (readJson(join(folder, `${keyword}.json`)) as KeywordGroup[]) : [];
}

/** The dialects that a group holds in. */
export function dialectsOf({ dialect = '2020-12' }: KeywordGroup): readonly DialectName[] {
  return typeof dialect === 'string' ? [dialect] : dialect;
}

/** The group's schema, compiled anew. */
export function rootOf({ schema, options }: KeywordGroup, dialect: DialectName): Root {
  return compile(schema, { ...options, dialect });
}

/** The value of a case. */
export function dataOf({ data, raw, read }: KeywordCase): unknown {
  return raw === undefined ? data : parseJson(raw, read);
}

/** Every dialect with the names of its keywords. */
export const keywordTable: readonly { readonly dialect: DialectName; readonly keyword: string }[] = dialects.flatMap(
  ({ name, keywords }) => [...keywords.keys()].map((keyword) => ({ dialect: name, keyword })),
);
