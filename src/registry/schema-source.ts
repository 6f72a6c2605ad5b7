import type { Dialect } from '../dialect/dialect.js';
import { type JsonObject, own } from '../json/own.js';
import { tokensOf } from '../json/pointer.js';
import { closeUnknownKeys } from './closure.js';
import { isObjectSchema } from './dialect-of.js';
import { collectReferences, reachedDefinitions } from './reference.js';

/** The tool's own `$defs`, which its schemas share, and those that no schema has reached yet. */
export class SharedDefinitions {
  readonly all: JsonObject | undefined;
  readonly #reached = new Set<string>();

  constructor(definitions: JsonObject | undefined) {
    this.all = definitions !== undefined && Object.keys(definitions).length > 0 ? definitions : undefined;
  }

  /** Whether a place in a schema that took over some of these is in one of them, not in a definition of its own. */
  holds(pointer: string, schema: unknown): boolean {
    const [keyword, name] = tokensOf(pointer) ?? [];
    if (keyword !== '$defs' || name === undefined || this.all === undefined) return false;
    const definitions = isObjectSchema(schema) ? own(schema, '$defs') : undefined;
    const shared = own(this.all, name);
    return shared !== undefined && isObjectSchema(definitions) && own(definitions, name) === shared;
  }

  /** Remembers that a schema reaches a definition. */
  reach(name: string): void {
    this.#reached.add(name);
  }

  /** The definitions that no schema reached: nothing else would tell their faults. */
  unreached(): JsonObject | undefined {
    const names = Object.keys(this.all ?? {}).filter((name) => !this.#reached.has(name));
    return names.length === 0 ? undefined : pick(this.all!, (name) => names.includes(name));
  }
}

/**
 * The schema to compile: the author's with the shared definitions that it reaches (its own win over them), closed to
 * unknown keys where asked. The author's own object where nothing has to change.
 */
export function schemaSource(
  schema: JsonObject,
  dialect: Dialect,
  shared: SharedDefinitions,
  unknownKeys: 'refuse' | 'schema',
): JsonObject {
  const whole = withDefinitions(schema, shared.all);
  const closed = unknownKeys === 'refuse' ? closeUnknownKeys(whole, dialect) : whole;
  if (whole === schema) return closed;
  const reached = reachedByReference(whole, dialect);
  const mine = own(schema, '$defs');
  const kept = pick(closed.$defs as JsonObject, (name) => {
    if (isObjectSchema(mine) && Object.hasOwn(mine, name)) return true;
    if (reached !== undefined && !reached.has(name)) return false;
    shared.reach(name);
    return true;
  });
  if (Object.keys(kept).length > 0) return { ...closed, $defs: kept };
  const { $defs: _none, ...rest } = closed;
  return rest;
}

/** The schema with definitions added; itself where there are none to add, or its own are no object. */
function withDefinitions(schema: JsonObject, definitions: JsonObject | undefined): JsonObject {
  if (definitions === undefined) return schema;
  const mine = own(schema, '$defs') ?? {};
  return isObjectSchema(mine) ? { ...schema, $defs: { ...definitions, ...mine } } : schema;
}

/** Undefined where each definition may be meant, or the schema can't be read. */
function reachedByReference(schema: JsonObject, dialect: Dialect): ReadonlySet<string> | undefined {
  try {
    return reachedDefinitions(collectReferences(schema, dialect));
  } catch {
    return undefined;
  }
}

function pick(object: JsonObject, isKept: (name: string) => boolean): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => isKept(name)));
}
