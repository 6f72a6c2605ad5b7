import { compileRoot, type Root } from './evaluate/root.js';
import type { CompileOptions } from './compile/settings.js';

export type { CompileOptions, CustomFormat } from './compile/settings.js';
export type { DialectName } from './dialect/dialect.js';
export type { Root } from './evaluate/root.js';
export type { JsonSchema } from './json/frozen.js';
export { JsonSyntaxError, parseJson, type JsonSyntaxReason, type ParseOptions } from './json/parse.js';
export type { Json } from './json/value.js';
export type { Limits } from './limit/table.js';
export type { Verdict } from './problem/entry.js';
export { SchemaError, type SchemaFault } from './problem/fault.js';

/**
 * Compiles a JSON Schema into a root that answers any number of values. Nothing is generated, fetched or printed.
 *
 * @param schema the schema; copied, so changing it later changes nothing
 * @throws SchemaError with every fault (a JSON Pointer and a reason each) where the schema can't be built
 */
export function compile(schema: unknown, options: CompileOptions = {}): Root {
  const { test, check, schema: frozen } = compileRoot(schema, options);
  return Object.freeze({ test, check, schema: frozen });
}
