import type { Schema, SuiteSchema } from './validator.js';

/** The metaschema of each dialect. */
export const metaschemaUris: Readonly<Record<SuiteSchema['dialect'], string>> = {
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
  '2019-09': 'https://json-schema.org/draft/2019-09/schema',
  'draft-07': 'http://json-schema.org/draft-07/schema#',
  'draft-06': 'http://json-schema.org/draft-06/schema#',
  'draft-04': 'http://json-schema.org/draft-04/schema#',
};

/** A schema that names its dialect, for validators that can't be told it otherwise. */
export function withDialect(schema: Schema, dialect: SuiteSchema['dialect']): Schema {
  if (typeof schema === 'boolean' || '$schema' in schema) return schema;
  return { $schema: metaschemaUris[dialect], ...schema };
}
