import type { Schema } from './contender.js';

/** The dialects that the contenders know, by the year or the draft in the address of their metaschema. */
export type Dialect = '2020-12' | '2019-09' | 'draft-07' | 'draft-06' | 'draft-04';

/** The dialect that a schema names in `$schema`; 2020-12 where it names none, undefined where it is not known. */
export function dialectOf(schema: Schema): Dialect | undefined {
  if (typeof schema.$schema !== 'string') return '2020-12';
  const address = schema.$schema;
  return (['2020-12', '2019-09', 'draft-07', 'draft-06', 'draft-04'] as const).find((dialect) =>
    address.includes(dialect),
  );
}

/** A copy of a schema without its `format` keywords, for contenders that can't be told to pass over them. */
export function withoutFormats(schema: Schema): Schema {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === 'format' && typeof value === 'string' ? undefined : value,
    ),
  ) as Schema;
}
