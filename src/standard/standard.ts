/**
 * The interfaces of Standard Schema v1 and Standard JSON Schema v1 (standardschema.dev), as far as toolgate fills them.
 * Stated here by structure, so that no package of theirs is needed.
 */

/** One thing that is wrong with a value. */
export interface StandardIssue {
  readonly message: string;
  /** Keys and indices from the value on. */
  readonly path: readonly (string | number)[];
}

/** What `validate` answers. */
export type StandardResult<Output> =
  { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly StandardIssue[] };

/** The draft to which `jsonSchema` writes; any other than the first two throws. */
export type StandardTarget = 'draft-2020-12' | 'draft-07' | (string & {});

/** What `jsonSchema.input` and `jsonSchema.output` take. */
export interface StandardJsonSchemaOptions {
  readonly target: StandardTarget;
  readonly libraryOptions?: Record<string, unknown> | undefined;
}

/** What stands under `~standard`. */
export interface StandardProperties<Input, Output> {
  readonly version: 1;
  readonly vendor: 'toolgate';
  /** Never throws, and never answers with a promise. */
  readonly validate: (value: unknown) => StandardResult<Output>;
  readonly jsonSchema: {
    /** What may be sent. Throws where the target can't say it. A new object at each call. */
    readonly input: (options: StandardJsonSchemaOptions) => Record<string, unknown>;
    /** What comes out: the same schema, since a value that is accepted stays acceptable. */
    readonly output: (options: StandardJsonSchemaOptions) => Record<string, unknown>;
  };
  /** For the type checker alone: no such member is there at run time. */
  readonly types?: { readonly input: Input; readonly output: Output } | undefined;
}

/** A Standard Schema v1 that is a Standard JSON Schema v1 too. */
export interface StandardSchema<Output = unknown, Input = unknown> {
  readonly '~standard': StandardProperties<Input, Output>;
}
