import type { CompileOptions } from '../compile/settings.js';
import type { DialectName } from '../dialect/dialect.js';
import type { JsonSchema } from '../json/frozen.js';
import { formats as knownFormats } from '../format/table.js';
import { compileRoot, type CompiledRoot } from '../evaluate/root.js';
import { tokensOf } from '../json/pointer.js';
import { SchemaError } from '../problem/fault.js';
import { type ErrorObject, errorsOf, errorsText, type ErrorsTextOptions } from './error-object.js';
import { type AjvFormat, customFormat } from './format.js';
import { type AjvOptions, compileOptionsOf, refuseUnsupported } from './options.js';
import { SchemaStore } from './schema-store.js';
import { UnsupportedError } from './unsupported.js';

/** A compiled schema in Ajv's form. */
export interface ValidateFunction<Data = unknown> {
  (data: unknown): data is Data;
  /** The errors of the last call; null where it accepted. */
  errors?: ErrorObject[] | null;
  readonly schema: JsonSchema;
}

/** A keyword as programs declare it to Ajv. */
export type KeywordDeclaration =
  string | { readonly keyword: string | readonly string[]; readonly [member: string]: unknown };

/** The members of a keyword's declaration by which it would do something. */
const ACTING: readonly string[] = ['validate', 'compile', 'macro', 'code'];

/**
 * Ajv's class (ajv.js.org, version 8) on toolgate's engine: nothing is generated, data never change, no error holds a
 * sent value, and patterns are matched in linear work. Schemas without `$schema` are read as draft-07.
 */
export class Ajv {
  /** The options given; `code` is there for plugins that expect it. */
  readonly opts: AjvOptions & { readonly code: Record<string, unknown> };
  /** The errors of the last `validate` or `validateSchema`; null where it accepted. */
  errors: ErrorObject[] | null | undefined = null;
  readonly #options: CompileOptions;
  readonly #formats: Record<string, ReturnType<typeof customFormat>> = {};
  readonly #store = new SchemaStore();
  /** Declared keywords that do something: a schema that uses one is refused. */
  readonly #acting = new Set<string>();
  readonly #compiled = new WeakMap<object, ValidateFunction>();

  /** @throws UnsupportedError for an option that changes data (`coerceTypes`, `useDefaults` …) or needs other data. */
  constructor(options: AjvOptions = {}, dialect: DialectName = 'draft-07') {
    refuseUnsupported(options);
    this.opts = { ...options, code: { ...(options.code as object | undefined) } };
    this.#options = { ...compileOptionsOf(options), dialect };
    for (const [name, format] of Object.entries(options.formats ?? {})) this.addFormat(name, format);
    const { schemas = [] } = options;
    if (Array.isArray(schemas)) this.addSchema(schemas as readonly JsonSchema[]);
    else for (const [key, schema] of Object.entries(schemas)) this.addSchema(schema, key);
  }

  /**
   * Compiles a schema; the same object gives the same function. From then on references and `getSchema` reach it by its
   * identifier. Of two schemas with one identifier the first is reached, where Ajv throws.
   *
   * @throws SchemaError of `toolgate/schema` where the schema can't be built.
   */
  compile<Data = unknown>(schema: JsonSchema): ValidateFunction<Data> {
    if (typeof schema !== 'object') return this.#validator(schema);
    const found = this.#compiled.get(schema);
    if (found !== undefined) return found as ValidateFunction<Data>;
    if (schema.$async === true) throw new UnsupportedError('asynchronous schemas');
    const made = this.#validator<Data>(schema);
    this.#compiled.set(schema, made);
    if (this.opts.addUsedSchema !== false) this.#store.keep(schema);
    return made;
  }

  /** Checks data by a schema, or by the key of an added one; `errors` then tells what is wrong. */
  validate(schemaOrKey: JsonSchema | string, data: unknown): boolean {
    const validate = typeof schemaOrKey === 'string' ? this.getSchema(schemaOrKey) : this.compile(schemaOrKey);
    if (validate === undefined) throw new Error('no schema was added with this key or reference');
    const isValid = validate(data);
    this.errors = validate.errors;
    return isValid;
  }

  /** Whether a schema can be built; `errors` then tells its faults. */
  validateSchema(schema: JsonSchema): boolean {
    try {
      this.compile(schema);
      this.errors = null;
      return true;
    } catch (error) {
      if (!(error instanceof SchemaError)) throw error;
      this.errors = error.faults.map(({ pointer, reason }) => ({
        keyword: 'schema',
        instancePath: pointer,
        schemaPath: '#',
        params: {},
        message: reason,
      }));
      return false;
    }
  }

  /** Adds schemas that references and `getSchema` reach, by a key or by their own identifiers. */
  addSchema(schema: JsonSchema | readonly JsonSchema[], key?: string): this {
    for (const one of Array.isArray(schema) ? (schema as readonly JsonSchema[]) : [schema as JsonSchema]) {
      this.#store.add(one, key);
    }
    return this;
  }

  /** As `addSchema`: a metaschema is a document that `$schema` may name. */
  addMetaSchema(schema: JsonSchema | readonly JsonSchema[], key?: string): this {
    return this.addSchema(schema, key);
  }

  /** The function of an added schema, or of a part of one (`key#/$defs/part`); undefined where there is none. */
  getSchema<Data = unknown>(keyOrReference: string): ValidateFunction<Data> | undefined {
    const added = this.#store.get(keyOrReference);
    if (added !== undefined) return this.compile<Data>(added);
    const hash = keyOrReference.indexOf('#');
    const holder = hash < 0 ? undefined : this.#store.get(keyOrReference.slice(0, hash));
    if (holder === undefined) return undefined;
    try {
      return this.#validator<Data>({ $ref: keyOrReference });
    } catch (error) {
      if (error instanceof SchemaError) return undefined;
      throw error;
    }
  }

  /** Forgets one added schema, by itself or by its key, or all of them. */
  removeSchema(schemaOrKey?: JsonSchema | string): this {
    this.#store.remove(schemaOrKey);
    return this;
  }

  /** Adds a format. Those that toolgate knows itself stay its own. */
  addFormat(name: string, format: AjvFormat): this {
    if (!knownFormats.has(name)) this.#formats[name] = customFormat(name, format);
    return this;
  }

  /**
   * Takes note of a keyword. One that only annotates needs no declaration here; one that does something is taken, as
   * plugins declare such ones unasked, but `compile` throws UnsupportedError for a schema that uses it.
   */
  addKeyword(declaration: KeywordDeclaration): this {
    if (typeof declaration === 'object' && ACTING.some((member) => declaration[member] !== undefined)) {
      for (const name of [declaration.keyword].flat()) this.#acting.add(name);
    }
    return this;
  }

  /** As `addKeyword`, for several. */
  addVocabulary(declarations: readonly KeywordDeclaration[]): this {
    for (const declaration of declarations) this.addKeyword(declaration);
    return this;
  }

  /** Errors as one text; those of the last `validate` where none are given. */
  errorsText(errors: readonly ErrorObject[] | null | undefined = this.errors, options?: ErrorsTextOptions): string {
    return errorsText(errors, options);
  }

  #validator<Data>(schema: JsonSchema): ValidateFunction<Data> {
    const root = compileRoot(schema, {
      ...this.#options,
      customFormats: { ...this.#formats },
      documents: this.#store.documents(),
    });
    for (const { pointer } of root.warnings) {
      const keyword = tokensOf(pointer)?.pop();
      if (keyword !== undefined && this.#acting.has(keyword)) throw new UnsupportedError(`the keyword '${keyword}'`);
    }
    return validateFunction(root, schema, this.opts);
  }
}

function validateFunction<Data>(
  root: CompiledRoot,
  schema: JsonSchema,
  { allErrors, messages }: AjvOptions,
): ValidateFunction<Data> {
  const accepts = (data: unknown): data is Data => {
    const verdict = root.test(data) ? undefined : root.check(data);
    if (verdict === undefined || verdict.ok) {
      validate.errors = null;
      return true;
    }
    const errors = errorsOf(verdict.entries);
    const told = allErrors === true ? errors : errors.slice(0, 1);
    validate.errors = messages === false ? told.map(({ message: _left, ...error }) => error) : told;
    return false;
  };
  const validate: ValidateFunction<Data> = Object.assign(accepts, { schema, errors: null });
  return validate;
}
