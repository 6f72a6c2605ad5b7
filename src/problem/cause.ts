import type { TypeName } from '../json/kind.js';
import type { Count, SchemaText } from './schema-text.js';

/** A frequent habit of models, answered with a fixed ending after the type text. */
export type Habit = 'text-for-array' | 'text-for-object' | 'text-for-scalar' | 'null-for-optional';

/** What failed, as facts of the schema and counts; one member for each text that a caller can read of a value. */
export type Facts =
  | {
      readonly keyword: 'type';
      readonly expected: readonly TypeName[];
      readonly got: TypeName;
      readonly habit?: Habit | undefined;
    }
  | {
      readonly keyword: 'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum';
      readonly bound: SchemaText;
    }
  | { readonly keyword: 'multipleOf'; readonly divisor: SchemaText; readonly divided: boolean }
  | { readonly keyword: 'minLength' | 'maxLength'; readonly bound: number; readonly length: Count }
  | { readonly keyword: 'pattern'; readonly source: SchemaText }
  | { readonly keyword: 'format'; readonly name: SchemaText; readonly example?: SchemaText | undefined }
  | { readonly keyword: 'contentEncoding' | 'contentMediaType'; readonly name: SchemaText }
  | { readonly keyword: 'const'; readonly member: SchemaText }
  /** `members` are JSON texts; where not all fit the bound, those nearest to what was sent come first. */
  | { readonly keyword: 'enum'; readonly members: readonly SchemaText[] }
  | { readonly keyword: 'required'; readonly missing: readonly SchemaText[] }
  | { readonly keyword: 'dependentRequired'; readonly missing: readonly SchemaText[]; readonly present: SchemaText }
  | {
      readonly keyword: 'minItems' | 'maxItems' | 'minProperties' | 'maxProperties';
      readonly bound: number;
      readonly count: Count;
    }
  | { readonly keyword: 'contains' | 'minContains' | 'maxContains'; readonly bound: number; readonly count: Count }
  | {
      readonly keyword:
        | 'uniqueItems'
        | 'additionalProperties'
        | 'patternProperties'
        | 'unevaluatedProperties'
        | 'unevaluatedItems'
        | 'propertyNames'
        | 'not'
        | 'oneOf'
        | 'false';
    }
  /** A union of tagged objects: the tag names no branch, or is missing. Stands at the tag's own path. */
  | { readonly keyword: 'tag'; readonly members: readonly SchemaText[]; readonly present: boolean }
  /** Not a keyword's doing: the value isn't JSON, or a limit was met. */
  | { readonly keyword: 'json' | 'depth' | 'cost' };

/** One failed keyword: its facts and its place in the schema (a JSON Pointer, RFC 6901, from the document's root). */
export type Cause = Facts & { readonly pointer: SchemaText };

/** The keyword of a cause. */
export type CauseKeyword = Cause['keyword'];

/** One token of a data path: the key or index as it was sent, and whether the schema declares it by name. */
export interface Step {
  readonly key: string | number;
  readonly declared: boolean;
}

/** One refused data path with everything that failed there. An index of an array is a number, a key is a string. */
export interface Finding {
  readonly steps: readonly Step[];
  readonly causes: readonly Cause[];
}

/** What a root's reading of a value gives: the data after casting, or the first findings in path order. */
export type Reading =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; /** refused paths in all */ readonly count: number; readonly findings: readonly Finding[] };
