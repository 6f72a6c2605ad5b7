import { type CompileOptions, compile, type Root, SchemaError } from '../schema.js';
import { RootCache } from './root-cache.js';
import { faultMessage, refusalMessage } from './validator-message.js';

/** What the SDK's `JsonSchemaValidator` answers. */
export type JsonSchemaValidatorResult<Data> =
  | { readonly valid: true; readonly data: Data; readonly errorMessage: undefined }
  | { readonly valid: false; readonly data: undefined; readonly errorMessage: string };

/** The SDK's `JsonSchemaValidator`. */
export type JsonSchemaValidator<Data> = (input: unknown) => JsonSchemaValidatorResult<Data>;

/** The SDK's `jsonSchemaValidator`, in versions 1 and 2. */
export interface ValidatorProvider {
  /**
   * A validator for a schema; made once for each schema object and each content. Where the SDK asks for the type of
   * the data, it vouches for it.
   */
  getValidator: {
    <Data>(schema: object): JsonSchemaValidator<Data>;
    // The compiler can't match two generic unions; this form fits whatever the SDK's own interface asks for.
    (schema: object): JsonSchemaValidator<never>;
  };
}

/** How schemas of others are compiled. */
export interface ValidatorProviderOptions extends CompileOptions {
  /** `ignore` unless told otherwise: a schema of another server may name a format that is not known here. */
  readonly unknownFormats?: 'refuse' | 'ignore' | undefined;
  /**
   * What becomes of a schema that can't be built. `refuse` (default): its validator refuses every value and says why,
   * so that version 1 of the SDK, which compiles while it lists, still lists the other tools. `throw`: `getValidator`
   * throws a {@link SchemaError}, which version 2 keeps until the tool is called, and then refuses before it calls.
   */
  readonly onFault?: 'refuse' | 'throw' | undefined;
}

/**
 * Makes toolgate the validator of an MCP client or server: `new Client(info, { jsonSchemaValidator: validatorProvider() })`.
 * Messages are at most 2,000 characters, and repeat no sent value.
 *
 * @param options as for `compile`. Schemas without `$schema` are 2020-12 (MCP, specification 2025-11-25, "JSON Schema
 *   Usage"); `format` is asserted.
 * @throws {@link SchemaError} where an option is none of what it may be.
 */
export function validatorProvider(options: ValidatorProviderOptions = {}): ValidatorProvider {
  const { onFault = 'refuse', unknownFormats = 'ignore', ...given } = options;
  const settings: CompileOptions = { ...given, unknownFormats };
  // What is wrong with the options is no fault of any schema, and is told at once.
  compile({}, settings);
  const cache = new RootCache((schema) => {
    try {
      return validatorOf(compile(schema, settings));
    } catch (error) {
      if (onFault === 'throw' || !(error instanceof SchemaError)) throw error;
      const result = refused(faultMessage(error));
      return () => result;
    }
  });
  return Object.freeze({ getValidator: ((schema: object) => cache.get(schema)) as ValidatorProvider['getValidator'] });
}

function validatorOf(root: Root): JsonSchemaValidator<unknown> {
  return (input) => {
    const verdict = root.check(input);
    return verdict.ok
      ? { valid: true, data: verdict.data, errorMessage: undefined }
      : refused(refusalMessage(verdict.entries, verdict.count));
  };
}

function refused(errorMessage: string): JsonSchemaValidatorResult<never> {
  return { valid: false, data: undefined, errorMessage };
}
