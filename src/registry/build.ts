import type { Built, BuiltTool } from './built.js';
import { ConfigurationError, type ConfigurationFault } from './configuration-error.js';
import { toolFault } from './fault-text.js';
import type { BuildSettings } from './settings.js';
import { buildTool } from './tool-record.js';

/** Tools that were built under one set of options, the faulty ones among them. */
export interface BuiltTools {
  readonly list: readonly Built[];
  /** Those that can be called, in the order given. */
  readonly byName: ReadonlyMap<string, BuiltTool>;
  readonly faults: readonly ConfigurationFault[];
  readonly warnings: readonly ConfigurationFault[];
}

/**
 * Builds tools, beside others that were built before and stay as they are.
 *
 * @throws {@link ConfigurationError} with every fault of every tool, unless faulty tools are to be skipped.
 */
export function buildTools(
  given: unknown,
  before: readonly Built[],
  settings: BuildSettings,
  onFault: 'throw' | 'skip',
): BuiltTools {
  if (!Array.isArray(given)) {
    throw new ConfigurationError([{ tool: '(options)', pointer: '/tools', reason: toolFault.tools() }]);
  }
  const list = [...before];
  const byName = new Map<string, BuiltTool>();
  const names = new Set<string>();
  for (const built of before) {
    names.add(built.name);
    if (built.tool !== undefined) byName.set(built.name, built.tool);
  }
  given.forEach((record: unknown, index) => {
    const built = withUniqueName(buildTool(record, index, settings), names);
    names.add(built.name);
    list.push(built);
    if (built.tool !== undefined) byName.set(built.name, built.tool);
  });
  const faults = list.flatMap((built) => built.faults);
  if (faults.length > 0 && onFault === 'throw') throw new ConfigurationError(faults);
  return {
    list,
    byName,
    faults: Object.freeze(faults),
    warnings: Object.freeze(list.flatMap((built) => built.warnings)),
  };
}

/** A second tool of one name has a fault, whatever became of the first. */
function withUniqueName(built: Built, names: ReadonlySet<string>): Built {
  if (!names.has(built.name)) return built;
  const fault = Object.freeze({ tool: built.name, pointer: '/name', reason: toolFault.repeatedTool() });
  return { ...built, tool: undefined, faults: [...built.faults, fault] };
}
