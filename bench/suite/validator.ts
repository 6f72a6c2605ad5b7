import type { SuiteDialect } from '../../test/support/official-suite.js';
import type { Check } from '../harness/contender.js';

/** A schema of the official suite, with all that a validator may need to compile it. */
export interface SuiteSchema {
  readonly schema: Schema;
  /** The dialect of a schema without `$schema`. */
  readonly dialect: SuiteDialect;
  /** Whether `format` is asserted. */
  readonly formats: boolean;
  /** What references may reach beside the schema, by URI; those of other dialects last. */
  readonly documents: Readonly<Record<string, Schema>>;
}

export type Schema = boolean | Readonly<Record<string, unknown>>;

/** A validator that takes the official suite, set up as its documentation says. */
export interface SuiteValidator {
  readonly name: string;
  readonly version: string;
  /** Throws or rejects where it can't: all tests of the schema then count as wrong. */
  compile(schema: SuiteSchema): Check | Promise<Check>;
  /** How it reads JSON, where it has a reader of its own. */
  readonly parse?: (text: string, dialect: SuiteDialect) => unknown;
}

/** The validators by the names of their files in `bench/suite/validators/`, in the order of the table. */
export const suiteValidatorNames: readonly string[] = ['toolgate', 'ajv', 'hyperjump', 'cfworker', 'z-schema', 'ata'];

/** Loads a validator by name. */
export async function loadSuiteValidator(name: string): Promise<SuiteValidator> {
  const module = (await import(new URL(`validators/${name}.ts`, import.meta.url).href)) as {
    validator: SuiteValidator;
  };
  return module.validator;
}

/** Adds each document; one that the validator refuses is left out, and only the tests that need it are lost. */
export function addEach(documents: SuiteSchema['documents'], add: (document: Schema, uri: string) => void): void {
  for (const [uri, document] of Object.entries(documents)) {
    try {
      add(structuredClone(document), uri);
    } catch {
      continue;
    }
  }
}
