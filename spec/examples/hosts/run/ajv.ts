import RealAjv from 'ajv';
import addFormats from 'ajv-formats';
import { ajv as toolgate, validate } from '../ajv.js';
import { type AjvLike, checker } from './ajv-consumer.js';

const schema = {
  type: 'object',
  properties: { limit: { type: 'integer', minimum: 1 }, pin: { type: 'integer', format: 'int32' } },
};
const ajv = new RealAjv.default({ allErrors: true });
addFormats.default(ajv);
// The plugin is typed for Ajv's own class.
addFormats.default(toolgate as unknown as typeof ajv);

for (const engine of [ajv, toolgate] as AjvLike[]) {
  const check = checker(engine, schema)!;
  console.log(check({ limit: 3 }).valid, check({ limit: 0, pin: 2 ** 40 }));
}
console.log(validate({ limit: '1' }), validate.errors?.[0]?.message);
// prints: true {
// prints:   valid: false,
// prints:   errors: [ [ '/limit', 'minimum' ], [ '/pin', 'format' ] ],
// prints:   text: 'arguments/limit must be >= 1; arguments/pin must match format "int32"'
// prints: }
// prints: true {
// prints:   valid: false,
// prints:   errors: [ [ '/limit', 'minimum' ], [ '/pin', 'format' ] ],
// prints:   text: "arguments/limit value is lower than minimum 1; arguments/pin value does not respect the 'int32' format"
// prints: }
// prints: false value is not of type integer, got string: send it without quotes
