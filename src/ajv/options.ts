import type { CompileOptions } from '../compile/settings.js';
import type { JsonSchema } from '../json/frozen.js';
import type { AjvFormat } from './format.js';
import { UnsupportedError } from './unsupported.js';

/**
 * Options as programs give them to Ajv. Those that only steer how Ajv generates code, or what it logs, are taken and
 * do nothing; so are unknown ones.
 */
export interface AjvOptions {
  /** Whether all errors are told, instead of the first. */
  readonly allErrors?: boolean;
  /** False or `log` lets unknown formats pass; Ajv's other strict checks of schemas are not made. */
  readonly strict?: boolean | 'log';
  /** As `strict`, which it overrides. */
  readonly strictSchema?: boolean | 'log';
  /** False makes `format` an annotation. */
  readonly validateFormats?: boolean;
  /** False leaves the messages out of errors. */
  readonly messages?: boolean;
  readonly formats?: Readonly<Record<string, AjvFormat>>;
  /** False: what is compiled is not reached by its identifier. */
  readonly addUsedSchema?: boolean;
  /** Schemas to begin with: by key, or by their own identifiers. */
  readonly schemas?: readonly JsonSchema[] | Readonly<Record<string, JsonSchema>>;
  readonly [option: string]: unknown;
}

/** The options that change the data, or that look into other data: none of it is done. */
const CHANGING: readonly string[] = ['coerceTypes', 'useDefaults', 'removeAdditional', '$data', 'loadSchema'];

/** @throws UnsupportedError for an option that can't be honoured and is on. */
export function refuseUnsupported(options: AjvOptions): void {
  for (const name of CHANGING) {
    if (options[name] !== undefined && options[name] !== false) throw new UnsupportedError(`the option '${name}'`);
  }
}

/** The part of toolgate's own options that Ajv's decide. */
export function compileOptionsOf(options: AjvOptions): CompileOptions {
  const strict = options.strictSchema ?? options.strict ?? true;
  return {
    // Ajv knows OpenAPI's `nullable`, whatever its options.
    nullable: 'honour',
    formats: options.validateFormats === false ? 'annotate' : 'assert',
    unknownFormats: strict === true && options.validateFormats !== false ? 'refuse' : 'ignore',
  };
}
