import { compileRoot, type Root } from './evaluate/root.js';
import type { CompileOptions } from './compile/settings.js';
import type { FromSchema } from './infer/from-schema.js';

export type { CompileOptions, CustomFormat } from './compile/settings.js';
export type { DialectName } from './dialect/dialect.js';
export type { Root } from './evaluate/root.js';
export type { FromSchema } from './infer/from-schema.js';
export type { JsonSchema } from './json/frozen.js';
export { JsonSyntaxError, parseJson, type JsonSyntaxReason, type ParseOptions } from './json/parse.js';
export type { Json } from './json/value.js';
export type { Limits } from './limit/table.js';
export type { Cause } from './problem/cause.js';
export type { Verdict, VerdictEntry } from './problem/entry.js';
export { SchemaError, type SchemaFault } from './problem/fault.js';

/**
 * Compiles a JSON Schema into a root that answers any number of values. Nothing is generated, fetched or printed.
 *
 * @param schema the schema; copied, so changing it later changes nothing. A literal types the data of `check`, without
 *   `as const` (see {@link FromSchema}); data read exactly by {@link parseJson} may hold bigint and Big in its place.
 * @throws SchemaError with every fault (a JSON Pointer and a reason each) where the schema can't be built
 */
export function compile<const Schema>(schema: Schema, options: CompileOptions = {}): Root<FromSchema<Schema>> {
  const { test, check, schema: frozen, dialect } = compileRoot(schema, options);
  return Object.freeze({ test, check, schema: frozen, dialect }) as Root<FromSchema<Schema>>;
}
