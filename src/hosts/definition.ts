import type { ToolDefinition } from '../registry/definition.js';
import type { Registry } from '../registry/registry.js';

/**
 * The definition of a registered tool.
 *
 * @throws RangeError where the registry has no tool of the name.
 */
export function definitionNamed(registry: Registry, name: string): ToolDefinition {
  const definition = registry.definitions().find((tool) => tool.name === name);
  if (definition === undefined) throw new RangeError(`no tool is registered as ${JSON.stringify(name)}`);
  return definition;
}
