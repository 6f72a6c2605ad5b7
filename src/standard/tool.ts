import type { DialectName } from '../dialect/dialect.js';
import { dialectByUri, dialectNamed } from '../dialect/table.js';
import { own } from '../json/own.js';
import type { Registry } from '../registry/registry.js';
import { issuesOfRefusal } from './issues.js';
import { standard } from './schema.js';
import type { StandardSchema } from './standard.js';

/** What the Standard Schema of a tool gives: its data; for a tool with actions the name of the action with its data. */
export type ToolArguments = Record<string, unknown>;

/** How a tool becomes a Standard Schema. */
export interface StandardOptions {
  /** The dialect that the tool is registered in, where its schema names none with `$schema`; 2020-12 by default. */
  readonly dialect?: DialectName;
}

/**
 * The arguments of a registered tool as a Standard Schema v1 and Standard JSON Schema v1 (standardschema.dev).
 *
 * `validate` runs the chain of gates, synchronously and without the handler. It answers with the arguments as the
 * handler would read them: cast, repaired where the registry repairs, over the defaults; those of a tool with actions
 * keep their form `{action, data}`.
 *
 * @throws RangeError where the registry has no tool of the name.
 */
export function standardTool<Data = ToolArguments>(
  registry: Registry,
  name: string,
  { dialect = '2020-12' }: StandardOptions = {},
): StandardSchema<Data> {
  const definition = registry.definitions().find((tool) => tool.name === name);
  if (definition === undefined) throw new RangeError(`no tool is registered as ${JSON.stringify(name)}`);
  const named = own(definition.inputSchema, '$schema');
  const from = (typeof named === 'string' ? dialectByUri(named) : undefined) ?? dialectNamed(dialect);
  return standard<Data>(
    definition.inputSchema,
    (value) => {
      const outcome = registry.check(name, value);
      if (!outcome.ok) return { issues: issuesOfRefusal(outcome.refusal) };
      const { action, data } = outcome;
      return { value: (action === undefined ? data : { action, data }) as Data };
    },
    from,
  );
}
