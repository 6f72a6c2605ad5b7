import type { TypeName } from '../json/kind.js';
import type { FrozenJson } from '../json/frozen.js';
import type { Matcher } from '../pattern/pattern.js';
import type { Facts } from '../problem/cause.js';
import type { SchemaText } from '../problem/schema-text.js';

/**
 * A subschema as plain data, grouped by the JSON type that its keywords look at. One plan serves every pass: what the
 * boolean pass decides and what the explaining pass tells are read from the same parts.
 */
export interface Plan {
  /** The subschema's place: a JSON Pointer, after a URI where it stands in another document. */
  readonly pointer: SchemaText;
  /** The schema `false`. */
  readonly never: boolean;
  /** The kinds that `type` accepts; every kind where there is no `type`. */
  readonly kinds: number;
  readonly types: readonly TypeName[];
  /** `enum` and `const`; a value must be a member of each. */
  readonly constants: readonly Constants[];
  /** Keywords that look at one value of certain kinds and at nothing inside it that has a subschema. */
  readonly assertions: readonly Assertion[];
  readonly object: ObjectPart | undefined;
  readonly array: ArrayPart | undefined;
  /** Subschemas for the same value. */
  readonly inPlace: readonly Applicator[];
  readonly conditional: Conditional | undefined;
  readonly unevaluatedProperties: Applied | undefined;
  readonly unevaluatedItems: Applied | undefined;
}

/** A plan while keywords add their parts to it. */
export type Draft = { -readonly [Part in keyof Plan]: Plan[Part] };

/** A keyword's subschema, and the keyword's own place. */
export interface Applied {
  readonly plan: Plan;
  readonly pointer: SchemaText;
}

/** A keyword with nothing below it: whether it holds, and its facts for a value that it refuses. */
export interface Assertion {
  readonly pointer: SchemaText;
  /** The kinds it looks at; values of other kinds pass. */
  readonly kinds: number;
  /** Never called with a value of another kind. May meet a limit (see `limit/run.ts`) and then answers false. */
  readonly holds: (value: never) => boolean;
  readonly facts: FactsOf<never>;
}

/** The facts of a refused value; not a function where they are the same for every value. */
export type FactsOf<Value> = Facts | ((value: Value) => Facts);

/** The members of an `enum`, or the one of a `const`. */
export interface Constants {
  readonly pointer: SchemaText;
  readonly members: readonly FrozenJson[];
  readonly holds: (value: unknown) => boolean;
  readonly facts: FactsOf<unknown>;
}

/** What is asked of an object's properties. */
export interface ObjectPart {
  properties: ReadonlyMap<string, Plan>;
  patterns: readonly PatternProperty[];
  /** For the properties that neither `properties` nor `patternProperties` names. */
  additional: Applied | undefined;
  names: Applied | undefined;
  required: readonly string[];
  requiredPointer: SchemaText | undefined;
}

export interface PatternProperty extends Applied {
  readonly matches: Matcher;
}

/** What is asked of an array's items. */
export interface ArrayPart {
  prefix: readonly Plan[];
  /** For the items after the prefix. */
  rest: Applied | undefined;
  contains: Applied | undefined;
  /** `contains` also evaluates the items it matches, for `unevaluatedItems` (from 2020-12 on). */
  containsEvaluates: boolean;
  minContains: Bounded | undefined;
  maxContains: Bounded | undefined;
}

export interface Bounded {
  readonly bound: number;
  readonly pointer: SchemaText;
}

/** A combinator: subschemas for the same value. A `$ref` is an `all` of one. */
export type Applicator =
  | { readonly kind: 'all'; readonly pointer: SchemaText; readonly plans: readonly Plan[] }
  | { readonly kind: 'any' | 'one'; readonly pointer: SchemaText; readonly plans: readonly Plan[] }
  | { readonly kind: 'not'; readonly pointer: SchemaText; readonly plan: Plan }
  /** Applies where the object has the property. */
  | { readonly kind: 'when'; readonly pointer: SchemaText; readonly property: string; readonly plan: Plan };

/** `if`, `then`, `else`: each keyword brings its own part. */
export interface Conditional {
  test: Plan | undefined;
  then: Plan | undefined;
  otherwise: Plan | undefined;
}
