import type { Dialect, DialectName } from '../dialect/dialect.js';
import { dialectNamed } from '../dialect/table.js';
import type { FrozenJson } from '../json/frozen.js';
import { own } from '../json/own.js';
import { convertSchema } from './convert.js';
import { ConversionError } from './refuse.js';
import type { StandardJsonSchemaOptions, StandardProperties, StandardResult, StandardSchema } from './standard.js';

/** The drafts that can be asked for. */
const TARGETS: Readonly<Record<string, DialectName>> = { 'draft-2020-12': '2020-12', 'draft-07': 'draft-07' };

/**
 * Puts the two interfaces together.
 *
 * @param from the dialect that the schema is written in
 */
export function standard<Data>(
  schema: FrozenJson,
  validate: (value: unknown) => StandardResult<Data>,
  from: Dialect,
): StandardSchema<Data> {
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
