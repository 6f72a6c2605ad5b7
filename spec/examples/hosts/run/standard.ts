import type { StandardJSONSchemaV1, StandardSchemaV1 } from '@standard-schema/spec';
import { findEvents, numbers } from '../standard.js';

/** A library that takes any Standard Schema, and shows its JSON Schema. */
function describe(schema: StandardSchemaV1 & StandardJSONSchemaV1, value: unknown): void {
  const result = schema['~standard'].validate(value);
  console.log(JSON.stringify(result instanceof Promise ? 'later' : (result.issues ?? result.value)));
  console.log(schema['~standard'].jsonSchema.input({ target: 'draft-07' }).type);
}

describe(numbers, [1, 2.5]);
describe(findEvents, { day: '2025-01-31', limit: 2, tags: '["work"]' });
// prints: [{"message":"value is not of type integer, got number","path":[1]}]
// prints: array
// prints: {"day":"2025-01-31","limit":2,"tags":["work"]}
// prints: object
