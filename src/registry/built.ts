import type { Dialect } from '../dialect/dialect.js';
import type { CompiledRoot } from '../evaluate/root.js';
import type { Operation } from '../gate/operation.js';
import type { FrozenJson, FrozenObject } from '../json/frozen.js';
import type { Subject } from '../refusal/facts.js';
import type { ConfigurationFault, ConfigurationWarning } from './configuration-error.js';
import type { Handler } from './tool.js';

/** An action, or the one operation of a plain tool, as registration finished it. */
export interface BuiltOperation extends Operation {
  readonly run: Handler | undefined;
  readonly dialect: Dialect;
  /** The schema as `help` and `definitions` show it: the closed one that is checked, with its required names. */
  readonly published: FrozenObject;
  /** The author's own words: description, notes, related, examples. */
  readonly words: FrozenObject;
}

interface BuiltRecord {
  readonly name: string;
  readonly subject: Subject;
  /** What a definition tells besides schemas: title, description, annotations, icons, … */
  readonly words: FrozenObject;
  readonly outputSchema: FrozenJson | undefined;
  readonly output: CompiledRoot | undefined;
  /** Whether a dialect of its schemas tells `1.0` from `1` (draft-04), so that a text must be read with that in mind. */
  readonly keepsWholeDecimals: boolean;
}

export interface BuiltActionTool extends BuiltRecord {
  /** In the author's order. */
  readonly actions: ReadonlyMap<string, BuiltOperation>;
}

export interface BuiltPlainTool extends BuiltRecord {
  readonly actions?: undefined;
  readonly operation: BuiltOperation;
}

/** A tool that can be called. */
export type BuiltTool = BuiltActionTool | BuiltPlainTool;

/** What became of one given tool; `tool` is absent where it has a fault. */
export interface Built {
  readonly name: string;
  readonly tool: BuiltTool | undefined;
  readonly faults: readonly ConfigurationFault[];
  readonly warnings: readonly ConfigurationWarning[];
}
