/**
 * Every limit on work that the caller's data or a schema can ask for, with its default and unit. The bounds on the
 * text of an answer stand apart, in `problem/bounds.ts`: they can't be raised.
 */
export interface Limits {
  /** Levels of data that a recursive schema follows. May be raised; each level costs some stack. */
  readonly depth: number;
  /** Steps taken in subschemas that references or unions can revisit, beside 64 for each value met. May be raised. */
  readonly steps: number;
  /** Digits of a whole number when written out. May be raised. */
  readonly digits: number;
  /** UTF-16 units of a JSON text given to `parseJson`. May be raised. */
  readonly textLength: number;
  /** Nesting levels of a schema. May be raised; each level costs some stack. */
  readonly schemaDepth: number;
  /** Values (objects, arrays, scalars) in a schema and each document it reaches. May be raised. */
  readonly schemaValues: number;
  /** Subschemas of a root, each counted once for every dynamic scope it is read in. May be raised. */
  readonly subschemas: number;
  /** In-place steps (`$ref`, `allOf`, `anyOf` …) that one value may pass without going deeper. May be raised. */
  readonly inPlaceDepth: number;
}

/** The defaults, in the units above. */
export const defaultLimits: Limits = Object.freeze({
  depth: 256,
  steps: 1_000_000,
  digits: 1_000,
  textLength: 16 * 1024 * 1024,
  schemaDepth: 200,
  schemaValues: 1_000_000,
  subschemas: 100_000,
  inPlaceDepth: 250,
});

/** The limits that an author gave, over the defaults; one that is undefined is not given. Where any is wrong, the defaults. */
export function withDefaults(given: Partial<Limits> | undefined): Limits {
  if (given === undefined || faultOfLimits(given) !== undefined) return defaultLimits;
  const limits: Record<string, number> = { ...defaultLimits };
  for (const [name, value] of Object.entries(given)) if ((value as unknown) !== undefined) limits[name] = value;
  return Object.freeze(limits as unknown as Limits);
}

/**
 * What is wrong with limits that an author gave, or undefined: a limit that is no number would be none at all, and one
 * of a misspelt name would be the default.
 */
export function faultOfLimits(given: unknown): string | undefined {
  if (given === undefined) return undefined;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return 'the limits must be an object';
  for (const [name, value] of Object.entries(given) as [string, unknown][]) {
    if (!Object.hasOwn(defaultLimits, name)) return `'${name.slice(0, 64)}' is no limit (known: ${names.join(', ')})`;
    if (value !== undefined && !isBound(value)) return `limits.${name} must be a whole number from 0 on, or Infinity`;
  }
  return undefined;
}

const names: readonly string[] = Object.keys(defaultLimits);

function isBound(value: unknown): boolean {
  return (Number.isInteger(value) && (value as number) >= 0) || value === Infinity;
}
