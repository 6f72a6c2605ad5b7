import type { ConfigurationFault } from '../registry/configuration-error.js';
import { createRegistry, type Registry } from '../registry/registry.js';
import type { Tool } from '../registry/tool.js';
import { HELP_TOOL } from '../registry/tool-record.js';
import type { CommandOptions } from './arguments.js';
import { CommandLineError } from './command-line-error.js';
import { counted } from './counted.js';
import { faultText } from './print-faults.js';
import { readTools } from './read-tools.js';
import type { Source } from './source.js';

/** The tools of a source, as far as they can be called. */
export interface Registered {
  readonly registry: Registry;
  /** How many tools the source holds, the faulty ones among them. */
  readonly count: number;
}

/** Registers all tools of a source; faults are in `registry.faults`. @throws CommandLineError as {@link readTools} */
export async function register(source: Source, options: CommandOptions): Promise<Registered> {
  const tools = await readTools(source);
  const help = !tools.some((tool) => isHelpTool(tool));
  return { registry: createRegistry({ ...options.registry, tools, help, onFault: 'skip' }), count: tools.length };
}

/** A saved list of a server that offers `help` itself has that tool in it: no other is offered beside it. */
function isHelpTool(tool: Tool): boolean {
  return typeof tool === 'object' && (tool as Tool | null) !== null && tool.name === HELP_TOOL;
}

/**
 * Registers the tools of a source for use.
 *
 * @param tell told of the tools that are left out
 * @throws CommandLineError where a tool is faulty and faulty tools are not to be left out
 */
export async function registerSound(
  source: Source,
  options: CommandOptions,
  tell: (note: string) => void,
): Promise<Registry> {
  const { registry, count } = await register(source, options);
  const { faults } = registry;
  if (faults.length === 0) return registry;
  const summary = `${source.name}: ${counted(faulty(faults), 'faulty tool')} of ${count}`;
  if (!options.skipFaulty) {
    throw new CommandLineError(
      `${summary}, the first is ${faultText(faults[0]!)}; "toolgate lint" lists all, --skip-faulty leaves them out`,
    );
  }
  tell(`${summary} left out; "toolgate lint" says why`);
  return registry;
}

/** How many tools the faults are of. */
export function faulty(faults: readonly ConfigurationFault[]): number {
  return new Set(faults.map(({ tool }) => tool)).size;
}
