import type { TypeName } from '../json/kind.js';
import type { EntryFacts } from '../problem/entry.js';

/** What an entry of a refusal holds besides, as properties that are not enumerable. */
interface HiddenFacts extends EntryFacts {
  /** The path as a JSON Pointer (RFC 6901) from its root on, under the bounds of `path`. */
  readonly pointer: string;
}

/** A refused data path with what is wrong there. */
export interface ValueEntry extends HiddenFacts {
  readonly path: string;
  readonly problems: readonly string[];
}

/** A sent key that no schema declares. */
export interface KeyEntry extends HiddenFacts {
  readonly path: string;
  /** The declared key that was probably meant. */
  readonly nearest?: string;
  /** What to do about it, where that is known. */
  readonly hint?: string;
}

/** What the call's data may be, as it is checked; a part of it where the whole would be too long. */
export interface InputSchema {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required: readonly string[];
  readonly defaults: Readonly<Record<string, unknown>>;
  /** Whatever else the root's schema says (`$defs` that are reached, `patternProperties`, `anyOf` …). */
  readonly [keyword: string]: unknown;
}

interface Answer<Kind extends string> {
  readonly error: Kind;
  readonly message: string;
  /** How to ask for help; absent where none answers. */
  readonly help?: string;
}

interface ListedNames {
  /** How many names the list leaves out. */
  readonly more?: number;
}

interface Described {
  /** Absent for a tool without actions. */
  readonly action?: string;
  readonly input_schema?: InputSchema;
}

/** No tool has the name. */
export interface UnknownTool extends Answer<'unknown_tool'>, ListedNames {
  /** Nearest first. */
  readonly valid_tools: readonly string[];
}

/** The text of the arguments is not JSON, or goes beyond a limit of the reader. */
export interface MalformedJson extends Answer<'malformed_json'> {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
}

/** The arguments name no action. */
export interface MissingAction extends Answer<'missing_action'>, ListedNames {
  readonly valid_actions: readonly string[];
}

/** The tool has no action of the name. */
export interface UnknownAction extends Answer<'unknown_action'>, ListedNames {
  /** Nearest first. */
  readonly valid_actions: readonly string[];
}

/** The arguments, their action or their data are of the wrong JSON type. */
export interface InvalidArguments extends Answer<'invalid_arguments'> {
  readonly expected: TypeName;
  /** Absent where what came is no JSON value. */
  readonly got?: TypeName;
  readonly action?: string;
}

/** Required properties are absent. */
export interface MissingRequiredFields extends Answer<'missing_required_fields'>, ListedNames, Described {
  readonly missing: readonly string[];
  /** For a missing name, the path of a sent key that is near it and not declared. */
  readonly similar?: Readonly<Record<string, string>>;
}

/** Of each listed group at least one property must be there. */
export interface MissingRequiredGroup extends Answer<'missing_required_group'>, ListedNames, Described {
  readonly required_one_of: readonly (readonly string[])[];
}

/** Keys were sent that nothing declares. */
export interface UnknownParams extends Answer<'unknown_params'>, Described {
  readonly entries: readonly KeyEntry[];
  /** Unknown keys in all. */
  readonly count: number;
}

/** Values do not match the schema. */
export interface InvalidValues extends Answer<'invalid_values'>, Described {
  readonly entries: readonly ValueEntry[];
  /** Refused paths in all. */
  readonly count: number;
}

/** The handler threw, or there is none. */
export interface HandlerFailed extends Answer<'handler_failed'> {
  /** The class name of what was thrown. */
  readonly exception?: string;
  /** Its message, only where the host asked for it: outside the promise never to echo. */
  readonly exception_message?: string;
  readonly action?: string;
}

/** The handler's result does not match the tool's output schema. */
export interface InvalidResult extends Answer<'invalid_result'> {
  readonly entries: readonly ValueEntry[];
  readonly count: number;
  readonly action?: string;
}

/**
 * The answer of the gate that stopped a call: plain data, at most 16 KiB of JSON, told apart by `error`. It repeats
 * nothing of the call but data paths and an unknown name, cut and escaped.
 */
export type Refusal =
  | UnknownTool
  | MalformedJson
  | MissingAction
  | UnknownAction
  | InvalidArguments
  | MissingRequiredFields
  | MissingRequiredGroup
  | UnknownParams
  | InvalidValues
  | HandlerFailed
  | InvalidResult;

/** A refused call: the refusal, and a fingerprint that is equal where a model repeats the same mistake. */
export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
  /** FNV-1a 64 as 16 hexadecimal digits. */
  readonly fingerprint: string;
}
