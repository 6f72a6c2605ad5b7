import type { CompileOptions } from '../compile/settings.js';
import type { Dialect } from '../dialect/dialect.js';
import { type CompiledRoot, compileRoot } from '../evaluate/root.js';
import type { FrozenObject } from '../json/frozen.js';
import { type JsonObject, setOwn } from '../json/own.js';
import { appendToken, pointerOf } from '../json/pointer.js';
import { problemText } from '../problem/text.js';
import { toolFault } from './fault-text.js';
import type { Report } from './report.js';

const NONE: FrozenObject = Object.freeze({});

/** Where the schema of a plain tool lies while its properties are compiled one by one. */
const WHOLE = 'toolgate:input-schema';

/** What defaults are proven against. */
export interface DefaultProof {
  readonly defaults: FrozenObject;
  readonly declared: JsonObject;
  /** Reads an object of defaults by the schemas of their properties alone. */
  readonly root: CompiledRoot;
}

/**
 * Proves a `defaults` map: each key must be declared, and each value accepted by its property's schema. One that can't
 * be checked (a limit, a custom format that throws) is refused too.
 *
 * @returns the defaults as the root read them, or an empty map where one is at fault.
 */
export function proveDefaults({ defaults, declared, root }: DefaultProof, report: Report, action?: string): JsonObject {
  const names = Object.keys(defaults);
  if (names.length === 0) return NONE;
  const undeclared = names.filter((name) => !Object.hasOwn(declared, name));
  for (const name of undeclared) {
    report.fault(appendToken('/defaults', name), toolFault.undeclaredDefault(name), action);
  }
  if (undeclared.length > 0) return NONE;
  const whole = root.read(defaults);
  if (whole.ok) return whole.data as JsonObject;
  for (const name of names) {
    const alone: Record<string, unknown> = {};
    setOwn(alone, name, defaults[name]);
    const reading = root.read(alone);
    if (reading.ok) continue;
    for (const { steps, causes } of reading.findings) {
      const pointer = pointerOf(['defaults', ...steps.map(({ key }) => key)]);
      report.fault(pointer, toolFault.badDefault(causes.map(problemText)), action);
    }
  }
  return NONE;
}

/**
 * A root that reads an object by the schemas of some properties of another schema, wherever their references lead, and
 * by nothing else that the schema says: what a plain tool requires, or combines, is not for its defaults to satisfy.
 */
export function rootOfProperties(
  schema: FrozenObject,
  names: readonly string[],
  options: CompileOptions,
  dialect: Dialect,
): CompiledRoot {
  const properties: Record<string, unknown> = {};
  for (const name of names) {
    const fragment = pointerOf(['properties', name]).replaceAll('%', '%25');
    setOwn(properties, name, { $ref: `${WHOLE}#${fragment}` });
  }
  return compileRoot(
    { type: 'object', properties },
    { ...options, dialect: dialect.name, documents: { ...options.documents, [WHOLE]: schema } },
  );
}
