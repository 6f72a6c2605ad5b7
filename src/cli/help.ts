import type { Command } from './arguments.js';
import { helpText, isRefusal } from './print-help.js';
import { registerSound } from './register.js';
import { sourceOf } from './source.js';
import type { Streams } from './streams.js';

/**
 * Explains the tools, one tool, or one action.
 *
 * @returns the exit code: 0 explained, 1 there is no such tool or action
 * @throws CommandLineError where the tools can't be used
 */
export async function help(command: Extract<Command, { name: 'help' }>, streams: Streams): Promise<0 | 1> {
  const { tools, tool, action, options } = command;
  const registry = await registerSound(sourceOf(tools, streams.input), options, (note) =>
    streams.writeError(`toolgate: ${note}\n`),
  );
  const answer = registry.help({
    ...(tool === undefined ? {} : { tool }),
    ...(action === undefined ? {} : { action }),
  });
  const text = options.json
    ? `${JSON.stringify(answer)}\n`
    : isRefusal(answer)
      ? `${answer.message}\n`
      : helpText(answer);
  await streams.writeOutput(text);
  return isRefusal(answer) ? 1 : 0;
}
