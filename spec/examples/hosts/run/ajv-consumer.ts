/** A program written for Ajv, as its documentation has it. Only the import decides which engine it runs on. */

/** What the program uses of Ajv: the class of `ajv` and that of `toolgate/ajv` both fit. */
export interface AjvLike {
  compile(schema: Readonly<Record<string, unknown>>): {
    (data: unknown): unknown;
    errors?:
      readonly { keyword: string; instancePath: string; schemaPath: string; message?: string }[] | null | undefined;
  };
  errorsText(errors?: unknown, options?: { separator?: string; dataVar?: string }): string;
}

/** An answer of the program. */
export interface Checked {
  readonly valid: boolean;
  /** Pairs of the refused place and the keyword. */
  readonly errors: readonly (readonly [place: string, keyword: string])[];
  readonly text: string;
}

/** Compiles a schema and gives back a checker; undefined where the schema is refused. */
export function checker(
  ajv: AjvLike,
  schema: Readonly<Record<string, unknown>>,
): ((data: unknown) => Checked) | undefined {
  let validate: ReturnType<AjvLike['compile']>;
  try {
    validate = ajv.compile(schema);
  } catch {
    return undefined;
  }
  return (data) => {
    const valid = validate(data) === true;
    const errors = validate.errors ?? [];
    return {
      valid,
      errors: errors.map(({ instancePath, keyword }) => [instancePath, keyword] as const),
      text: ajv.errorsText(validate.errors, { separator: '; ', dataVar: 'arguments' }),
    };
  };
}
