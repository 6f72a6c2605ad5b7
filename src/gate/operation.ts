import type { CompiledRoot } from '../evaluate/root.js';
import type { JsonObject } from '../json/own.js';
import type { SchemaText } from '../problem/schema-text.js';
import type { Subject } from '../refusal/facts.js';
import type { KeyLevel } from './key-level.js';

/** One action, or a plain tool, as the chain reads calls against it. Everything is finished at registration. */
export interface Operation {
  readonly subject: Subject;
  /** The closed schema, compiled. */
  readonly root: CompiledRoot;
  /** The names that the schema declares at its top level: the keys of its `properties`. */
  readonly declared: JsonObject;
  readonly required: readonly SchemaText[];
  /** Those of the required names that a value may lack and yet be accepted by the root. */
  readonly unsettled: readonly SchemaText[];
  /** Of each group at least one property must be sent. */
  readonly groups: readonly (readonly SchemaText[])[];
  /** The levels whose keys are closed; undefined where none is. */
  readonly levels: KeyLevel | undefined;
  /** Proven at registration, as the root read them. */
  readonly defaults: JsonObject;
}

/** A tool as the chain knows it: its actions, or the one operation of a plain tool. */
export type GatedTool =
  | { readonly subject: Subject; readonly actions: ReadonlyMap<string, Operation> }
  | { readonly subject: Subject; readonly actions?: undefined; readonly operation: Operation };
