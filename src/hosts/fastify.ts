import { type ErrorObject, errorsOf } from '../ajv/error-object.js';
import type { JsonSchema } from '../json/frozen.js';
import { withDefaults } from '../limit/table.js';
import { repairSettings } from '../repair/options.js';
import { repairValue } from '../repair/value.js';
import { compileRoot, type CompileOptions } from '../evaluate/root.js';

/** What Fastify tells of a part of a request whose schema is to be compiled. */
export interface RoutePart {
  readonly schema: unknown;
  /** `body`, `querystring`, `params` or `headers`. */
  readonly httpPart?: string | undefined;
}

/** What Fastify takes as the answer for one request: the value to go on with, or errors in Ajv's form. */
export type PartValidator = (data: unknown) => { value: unknown } | { error: ErrorObject[] };

/** Beside the body all that HTTP carries are texts. */
const TEXTS_ALONE = { numeric: true, boolean: true } as const;

/**
 * A validator compiler for Fastify's `setValidatorCompiler`. Schemas without `$schema` are read as draft-07, as Fastify
 * does by itself, and OpenAPI's `nullable` counts. The body is checked as it came; in the other parts a text is read as
 * the number or boolean that the schema asks for. Nothing else is changed: no defaults, no removed keys.
 *
 * What it makes throws SchemaError of `toolgate/schema` for a schema that can't be built.
 */
export function validatorCompiler(options: CompileOptions = {}): (part: RoutePart) => PartValidator {
  const { dialect = 'draft-07', nullable = 'honour', ...given } = options;
  const settings = repairSettings(TEXTS_ALONE, withDefaults(options.limits))!;
  return ({ schema, httpPart }) => {
    const root = compileRoot(schema, { ...given, dialect, nullable });
    return (data) => {
      const verdict = root.check(data);
      if (verdict.ok) return { value: verdict.data };
      if (httpPart === 'body') return { error: errorsOf(verdict.entries) };
      const repaired = repairValue(root.read, data, settings);
      if (repaired.ok) return { value: repaired.data };
      // What is wrong with a number must not be told as "send it without quotes".
      const tried = root.check(repaired.tried);
      return { error: errorsOf(tried.ok ? verdict.entries : tried.entries) };
    };
  };
}

/**
 * For Fastify's `schemaController.compilersFactory.buildValidator`: as {@link validatorCompiler}, with the schemas that
 * were added by `addSchema`.
 */
export function buildValidator(
  added: Readonly<Record<string, unknown>>,
  options: CompileOptions = {},
): (part: RoutePart) => PartValidator {
  return validatorCompiler({
    ...options,
    documents: { ...options.documents, ...(added as Record<string, JsonSchema>) },
  });
}
