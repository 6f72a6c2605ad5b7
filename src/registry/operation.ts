import type { Dialect } from '../dialect/dialect.js';
import { type CompiledRoot, compileRoot, type InternalOptions } from '../evaluate/root.js';
import { type FrozenJson, type FrozenObject, isObject } from '../json/frozen.js';
import { type JsonObject, own } from '../json/own.js';
import { SchemaError } from '../problem/fault.js';
import { schemaText } from '../problem/schema-text.js';
import { digestOf } from '../refusal/digest.js';
import type { BuiltOperation } from './built.js';
import { keyLevels } from './key-levels.js';
import type { Report } from './report.js';
import { type SharedDefinitions } from './schema-source.js';
import type { BuildSettings } from './settings.js';
import type { Handler } from './tool.js';

/** What one tool's operations are built with. */
export interface ToolContext {
  readonly settings: BuildSettings;
  /** The tool's own dialect, for schemas that name none. */
  readonly dialect: Dialect;
  readonly shared: SharedDefinitions;
  readonly report: Report;
}

/** Compiles a schema, and takes over its faults and warnings. Undefined where it has a fault. */
export function compileSchema(
  schema: unknown,
  options: InternalOptions,
  { shared, report }: ToolContext,
  place: string,
  action?: string,
): CompiledRoot | undefined {
  try {
    const root = compileRoot(schema, options);
    // In a dialect without the keyword, `$defs` is still where references of an action's record lead.
    const warnings = root.warnings.filter(({ pointer }) => pointer !== '/$defs');
    report.warningsOf(warnings, place, action);
    return root;
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    for (const { pointer, reason } of error.faults) {
      const isShared = shared.holds(pointer, schema);
      report.fault(isShared ? pointer : place + pointer, reason, isShared ? undefined : action);
    }
    return undefined;
  }
}

/** The properties that a compiled schema declares at its top level. */
export function declaredBy(root: CompiledRoot): FrozenObject {
  const schema = root.schema as FrozenJson;
  const properties = isObject(schema) ? (own(schema, 'properties') as FrozenJson | undefined) : undefined;
  return isObject(properties) ? properties : NONE;
}

const NONE: FrozenObject = Object.freeze({});

/** What an operation is made of once its schema is compiled and its record is read. */
export interface OperationParts {
  readonly tool: string;
  readonly action: string | undefined;
  readonly root: CompiledRoot;
  readonly dialect: Dialect;
  readonly required: readonly string[];
  readonly groups: readonly (readonly string[])[];
  readonly defaults: JsonObject;
  readonly run: Handler | undefined;
  readonly published: FrozenObject;
  readonly words: FrozenObject;
}

/** Puts an operation together. */
export function assembleOperation(parts: OperationParts, { help, keys }: BuildSettings): BuiltOperation {
  const { tool, action, root, dialect, required, groups, defaults, run, published, words } = parts;
  const schema = root.schema as FrozenObject;
  const settled = new Set(root.required);
  return Object.freeze({
    subject: {
      tool: schemaText(tool),
      action: action === undefined ? undefined : schemaText(action),
      digest: digestOf({ schema, required, defaults }),
      help,
      keys,
    },
    root,
    declared: declaredBy(root),
    required: required.map(schemaText),
    unsettled: required.filter((name) => !settled.has(name)).map(schemaText),
    groups: groups.map((group) => group.map(schemaText)),
    levels: keyLevels(schema, dialect),
    defaults,
    dialect,
    run,
    published,
    words,
  });
}
