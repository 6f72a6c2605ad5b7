import type { DialectName } from '../dialect/dialect.js';
import { dialectByUri, dialectNamed } from '../dialect/table.js';
import type { FrozenJson } from '../json/frozen.js';
import { isObject } from '../json/frozen.js';
import { own } from '../json/own.js';
import { convertSchema } from './convert.js';
import { ConversionError } from './refuse.js';
import type { StandardJsonSchemaOptions, StandardProperties, StandardResult, StandardSchema } from './standard.js';

/** How a schema becomes a Standard Schema. */
export interface StandardOptions {
  /** The dialect that the schema was compiled in, where it names none with `$schema`; 2020-12 by default. */
  readonly dialect?: DialectName;
}

/** The drafts that can be asked for. */
const TARGETS: Readonly<Record<string, DialectName>> = { 'draft-2020-12': '2020-12', 'draft-07': 'draft-07' };

/** Puts the two interfaces together. */
export function standard<Data>(
  schema: FrozenJson,
  validate: (value: unknown) => StandardResult<Data>,
  { dialect = '2020-12' }: StandardOptions,
): StandardSchema<Data> {
  const named = isObject(schema) ? own(schema, '$schema') : undefined;
  const from = (typeof named === 'string' ? dialectByUri(named) : undefined) ?? dialectNamed(dialect);
  const write = ({ target }: StandardJsonSchemaOptions): Record<string, unknown> => {
    const name = own(TARGETS, target) as DialectName | undefined;
    if (name === undefined) {
      throw new ConversionError(`the target must be ${Object.keys(TARGETS).join(' or ')}`);
    }
    return convertSchema(schema, from, dialectNamed(name));
  };
  const properties: StandardProperties<unknown, Data> = Object.freeze({
    version: 1,
    vendor: 'toolgate',
    validate,
    jsonSchema: Object.freeze({ input: write, output: write }),
  });
  return Object.freeze({ '~standard': properties });
}
