import { readArguments } from './arguments.js';
import { check } from './check.js';
import { CommandLineError } from './command-line-error.js';
import { help } from './help.js';
import { lint } from './lint.js';
import type { Streams } from './streams.js';
import { USAGE } from './usage.js';

/**
 * Does what a command line asks for.
 *
 * @param given the arguments behind the program's name
 * @param version the version to tell when asked
 * @returns the exit code: 0 all passed, 1 something was refused, 2 something could not be used
 */
export async function run(given: readonly string[], version: string, streams: Streams): Promise<0 | 1 | 2> {
  try {
    const command = readArguments(given);
    switch (command.name) {
      case 'check':
        return await check(command, streams);
      case 'lint':
        return await lint(command, streams);
      case 'help':
        return await help(command, streams);
      case 'usage':
        await streams.writeOutput(USAGE);
        return 0;
      case 'version':
        await streams.writeOutput(`toolgate ${version}\n`);
        return 0;
    }
  } catch (error) {
    if (!(error instanceof CommandLineError)) throw error;
    streams.writeError(`toolgate: ${error.message}\n`);
    return 2;
  }
}
