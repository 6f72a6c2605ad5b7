import type { Outcome } from '../gate/outcome.js';
import type { RegistryOptions } from './options.js';
import { createRegistry, type Registry } from './registry.js';
import type { Tool } from './tool.js';

/** Options of a call that gives none. */
const NO_OPTIONS: RegistryOptions = Object.freeze({});

/** What was built, by tool and options object; it goes when either goes. */
const built = new WeakMap<Tool, WeakMap<RegistryOptions, Registry>>();

/**
 * Checks one call without a registry: the same chain, the same answer, but for the pointer to `help`, which answers
 * only in a registry. What is built of a tool is kept for the next call with the same tool and the same options object,
 * so a change to either after its first call is not seen.
 *
 * @throws {@link ConfigurationError} where the tool has a fault, whatever `onFault` says. Nothing is thrown for `args`.
 */
export function gate(tool: Tool, args: unknown, options: RegistryOptions = NO_OPTIONS): Outcome {
  return registryFor(tool, options).check(tool.name, args);
}

function registryFor(tool: Tool, options: RegistryOptions): Registry {
  // What is no object can't be a key, nor a tool: registration says so.
  const isKey = typeof tool === 'object' && (tool as Tool | null) !== null;
  const byOptions = isKey ? built.get(tool) : undefined;
  const found = byOptions?.get(options);
  if (found !== undefined) return found;
  const registry = createRegistry({ ...options, tools: [tool], help: false, onFault: 'throw' });
  if (byOptions === undefined) built.set(tool, new WeakMap([[options, registry]]));
  else byOptions.set(options, registry);
  return registry;
}
