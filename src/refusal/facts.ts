import type { TypeName } from '../json/kind.js';
import type { JsonSyntaxReason } from '../json/syntax-error.js';
import type { Finding, Step } from '../problem/cause.js';
import type { KeyPolicy } from '../problem/quoted.js';
import type { SchemaText } from '../problem/schema-text.js';
import type { ClassName } from './class-name.js';
import type { Digest } from './digest.js';

/** What a refusal of a call to a known tool says about where it happened. */
export interface Subject {
  readonly tool: SchemaText;
  /** Absent for a tool without actions: the root of its paths is `arguments`, not `data`. */
  readonly action?: SchemaText | undefined;
  /** The schema to show; absent where none is to be shown. */
  readonly digest?: Digest | undefined;
  /** Whether `help` answers: without it no refusal points there. */
  readonly help: boolean;
  readonly keys: KeyPolicy;
}

/** A name that no tool has. */
export interface UnknownToolFacts {
  readonly sent: string;
  readonly tools: readonly SchemaText[];
  readonly help: boolean;
  readonly keys: KeyPolicy;
}

/** A tool whose action was not named, or not well. */
export interface ActionFacts {
  readonly subject: Subject;
  readonly actions: readonly SchemaText[];
}

/** Where a JSON text was not read any further. */
export interface MalformedFacts {
  /** Absent where the text is not known to be meant for one. */
  readonly tool?: SchemaText | undefined;
  readonly help: boolean;
  readonly reason: JsonSyntaxReason;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
}

/** A part of the arguments that is of the wrong type; `got` is undefined where it is no JSON value. */
export interface ArgumentsFacts {
  readonly subject: Subject;
  readonly place: 'arguments' | 'action' | 'data';
  readonly got: TypeName | undefined;
}

/** Required names that are absent, and the sent keys of the same object that nothing declares. */
export interface MissingFieldsFacts {
  readonly subject: Subject;
  readonly missing: readonly SchemaText[];
  /** Only the first thousand are looked at. */
  readonly undeclared: readonly string[];
}

/** The groups of which no property is there. */
export interface MissingGroupFacts {
  readonly subject: Subject;
  readonly groups: readonly (readonly SchemaText[])[];
}

/** A sent key that the level it stands at does not declare. */
export interface UnknownKey {
  /** From the root on; the last step is the key. */
  readonly steps: readonly Step[];
  /** What the steps start from: `arguments` for a key beside `action` and `data`, and for a tool without actions. */
  readonly root: 'arguments' | 'data';
  /** The JSON Pointer, in the schema, of the level. */
  readonly level: SchemaText;
  /** The names that the level declares. */
  readonly declared: readonly SchemaText[];
  /** The key stands beside `data`, and the action declares it as a part of it. */
  readonly insideData?: boolean | undefined;
}

/** The first ten unknown keys in path order, and how many there are in all. */
export interface UnknownKeysFacts {
  readonly subject: Subject;
  readonly count: number;
  readonly keys: readonly UnknownKey[];
}

/** A failed reading: the first findings in path order, and how many paths are refused in all. */
export interface ValuesFacts {
  readonly subject: Subject;
  readonly count: number;
  readonly findings: readonly Finding[];
}

/** What became of a handler. */
export interface HandlerFacts {
  readonly subject: Subject;
  /** The class of what was thrown; absent where the tool has no handler. */
  readonly exception?: ClassName | undefined;
  /** The message of what was thrown, where the host asked for it. */
  readonly message?: string | undefined;
}
