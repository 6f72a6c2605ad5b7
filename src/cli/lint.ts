import type { ConfigurationFault } from '../registry/configuration-error.js';
import type { Command } from './arguments.js';
import { counted } from './counted.js';
import { faultJson, faultText } from './print-faults.js';
import { faulty, register } from './register.js';
import { sourceOf } from './source.js';
import type { Streams } from './streams.js';

/**
 * Lists all that registration refuses or warns of.
 *
 * @returns the exit code: 0 no tool is refused, 1 some are
 * @throws CommandLineError where the tools can't be read
 */
export async function lint(command: Extract<Command, { name: 'lint' }>, streams: Streams): Promise<0 | 1> {
  const { options } = command;
  const { registry, count } = await register(sourceOf(command.tools, streams.input), options);
  const { faults, warnings } = registry;
  const print = (kind: 'fault' | 'warning', finding: ConfigurationFault): Promise<void> =>
    streams.writeOutput(`${options.json ? faultJson(kind, finding) : `${kind}: ${faultText(finding)}`}\n`);
  for (const fault of faults) await print('fault', fault);
  for (const warning of warnings) await print('warning', warning);
  const what = `${counted(faults.length, 'fault')} in ${counted(faulty(faults), 'tool')}`;
  if (!options.json) {
    await streams.writeOutput(`${counted(count, 'tool')}: ${what}, ${counted(warnings.length, 'warning')}\n`);
  }
  return faults.length > 0 ? 1 : 0;
}
