import type { DialectName } from '../dialect/dialect.js';
import type { JsonSchema } from '../json/frozen.js';

/** What a handler gets beside the data. A host may add members of its own. */
export interface CallContext {
  /** Aborted when the host no longer wants the result; never aborted where the host gave none. */
  readonly signal: AbortSignal;
  readonly [member: string]: unknown;
}

/**
 * Does a tool's work.
 *
 * @param data the call's data as it was checked, over the defaults. The caller's own object where nothing was changed:
 *   a handler must not write to it.
 * @returns with an `outputSchema` the structured result; without one a string, a JSON value, a whole `CallToolResult`
 *   (recognised by its `content`), or undefined for an empty result. A promise of one of them is awaited.
 */
export type Handler = (data: Record<string, unknown>, context: CallContext) => unknown;

/** One operation of a tool: the author's record. Its schema is `properties` with what stands beside them here. */
export interface ActionSchema {
  /** One line. */
  readonly description: string;
  /** A JSON Schema for each property of `data`. */
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  /** Properties that a call must send; a default does not stand in for one. */
  readonly required?: readonly string[];
  /** Groups of properties: of each, a call must send at least one. */
  readonly requiredOneOf?: readonly (readonly string[])[];
  /** Values for properties that a call leaves out; each call gets a fresh copy. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** Schemas that `$ref: "#/$defs/…"` reaches; beside those of the tool, over which they win. */
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  /** More about the action, for `help`. */
  readonly notes?: string | readonly string[];
  /** Other actions of interest, for `help`. */
  readonly related?: readonly string[];
  /** Sample data, for `help`. */
  readonly examples?: readonly unknown[];
  readonly run?: Handler;
}

interface ToolRecord {
  /** 1 to 128 characters, none of them a control character. */
  readonly name: string;
  readonly title?: string;
  /** MCP's hints about the tool (specification 2025-06-18, schema, ToolAnnotations); passed on as they are. */
  readonly annotations?: Readonly<Record<string, unknown>>;
  readonly _meta?: Readonly<Record<string, unknown>>;
  readonly icons?: readonly unknown[];
  /** MCP's `execution` (specification 2025-11-25); passed on as it is. */
  readonly execution?: Readonly<Record<string, unknown>>;
  /** What the structured result must match; formats are annotations there. */
  readonly outputSchema?: JsonSchema;
  /** Schemas that the tool's other schemas may refer to as `#/$defs/…`. */
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  /** The dialect of schemas that name none with `$schema`. */
  readonly dialect?: DialectName;
}

/** A tool of several actions: a call names one in `arguments.action` and sends its values in `arguments.data`. */
export interface ActionTool extends ToolRecord {
  readonly description: string;
  /** At least one; names as those of tools. */
  readonly actions: Readonly<Record<string, ActionSchema>>;
}

/** A tool of one operation: the arguments are its data. */
export interface PlainTool extends ToolRecord {
  readonly description?: string;
  readonly inputSchema: Readonly<Record<string, unknown>>;
  readonly run?: Handler;
  /** Values for properties that a call leaves out; each call gets a fresh copy. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** Whether keys that the schema does not speak of are refused (default), or the schema is taken as it is written. */
  readonly unknownKeys?: UnknownKeys;
}

/** What a language model can call. */
export type Tool = ActionTool | PlainTool;

/** `refuse` closes every object level that says nothing about further keys; `schema` leaves levels as written. */
export type UnknownKeys = 'refuse' | 'schema';
