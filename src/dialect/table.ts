import { dialect2019 } from './2019-09.js';
import { dialect2020 } from './2020-12.js';
import type { Dialect, DialectName } from './dialect.js';
import { dialect04 } from './draft-04.js';
import { dialect06 } from './draft-06.js';
import { dialect07 } from './draft-07.js';

/** Every dialect, the newest first. */
export const dialects: readonly Dialect[] = [dialect2020, dialect2019, dialect07, dialect06, dialect04];

/** The dialect of a schema that names none. */
export const defaultDialect: DialectName = '2020-12';

/** A dialect by its short name. */
export function dialectNamed(name: DialectName): Dialect {
  return dialects.find((dialect) => dialect.name === name) ?? dialect2020;
}

/** A `$schema` URI in its plain spelling: https, without an empty fragment. */
export function plainUri(uri: string): string {
  return uri.replace(/^http:/u, 'https:').replace(/#$/u, '');
}

const byUri = new Map(dialects.map((dialect) => [plainUri(dialect.uri), dialect]));

/** The dialect that a `$schema` names in any of its spellings: http or https, with or without an empty fragment. */
export function dialectByUri(uri: string): Dialect | undefined {
  return byUri.get(plainUri(uri));
}
