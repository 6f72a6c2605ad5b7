import type { FrozenJson, FrozenObject } from '../json/frozen.js';
import type { Format } from '../format/format.js';
import type { Limits } from '../limit/table.js';
import type { Draft, Plan } from '../plan/plan.js';
import type { FaultReason } from '../problem/fault-text.js';
import type { SchemaText } from '../problem/schema-text.js';

/** The vocabularies of the specification (2020-12, core, section 8.1); older dialects' keywords are sorted likewise. */
export type Vocabulary =
  'core' | 'applicator' | 'unevaluated' | 'validation' | 'format' | 'format-assertion' | 'content' | 'meta-data';

/** Where subschemas live in a keyword's operand. */
export type Shelf =
  | 'schema'
  /** a non-empty array of schemas */
  | 'schemas'
  /** an object whose values are schemas */
  | 'map'
  /** a schema, or an array of them (`items` up to 2019-09) */
  | 'schema-or-list'
  /** an object whose values are schemas or arrays of property names (`dependencies`) */
  | 'map-or-names'
  /** a schema or a boolean, where booleans are no schemas yet (draft-04) */
  | 'schema-or-boolean';

/** What a dialect is, beside its keywords, as far as a keyword may ask. */
export interface Traits {
  /** `true` and `false` are schemas. */
  readonly booleans: boolean;
  /** An operand may be an array where the keyword `items` asks for a schema. */
  readonly tuples: boolean;
}

/** One keyword of one or several dialects: the single place that says what it is. */
export interface Keyword {
  readonly name: string;
  readonly vocabulary: Vocabulary;
  /** Where its subschemas live; their operands are then checked as schemas. */
  readonly shelf?: Shelf;
  /** Whether its subschemas apply to the same value as the keyword's own schema. */
  readonly inPlace?: boolean;
  /** What is wrong with an operand in its schema, as the dialect's metaschema would have it; undefined where nothing is. */
  readonly operand?: (operand: FrozenJson, schema: FrozenObject) => FaultReason | undefined;
  /** Adds its part to the plan of its subschema. A keyword without it is an annotation. */
  readonly plan?: (operand: never, context: Context) => void;
}

/** What a keyword may use while it adds its part. */
export interface Context {
  readonly draft: Draft;
  /** The keyword's place. */
  readonly pointer: SchemaText;
  readonly options: KeywordOptions;
  /** The plan of a subschema in the operand: its member or item of that name, or without one the operand itself. */
  subschema(member?: string | number): Plan;
  /** The plan a reference leads to; undefined (and a fault told) where it leads to none. */
  refer(reference: string, mode: 'static' | 'dynamic' | 'recursive'): Plan | undefined;
  sibling(name: string): FrozenJson | undefined;
  fault(reason: FaultReason): void;
}

/** The author's options, as far as keywords heed them. */
export interface KeywordOptions {
  readonly assertFormats: boolean;
  readonly refuseUnknownFormats: boolean;
  readonly formats: ReadonlyMap<string, AnyFormat>;
  readonly honourNullable: boolean;
  readonly limits: Limits;
}

/** A format of the table, or an author's own. */
export interface AnyFormat extends Omit<Format, 'check'> {
  /** The kinds it looks at. */
  readonly kinds: number;
  readonly check: (value: never) => boolean;
}
