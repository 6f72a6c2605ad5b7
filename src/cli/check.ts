import type { Outcome } from '../gate/outcome.js';
import type { Registry } from '../registry/registry.js';
import type { Command } from './arguments.js';
import type { Call } from './call-shape.js';
import { CommandLineError } from './command-line-error.js';
import { counted } from './counted.js';
import { placeText } from './place.js';
import { answerJson, answerText } from './print-answer.js';
import { Progress } from './progress.js';
import { readCalls } from './read-calls.js';
import { registerSound } from './register.js';
import { type Source, sourceOf } from './source.js';
import type { Streams } from './streams.js';

/** What became of the calls so far. */
interface Tally {
  passed: number;
  refused: number;
  /** Inputs that could not be used. */
  faults: number;
}

/** Answers a call as the registry does. */
export function answerCall(registry: Registry, call: Call): Outcome {
  return call.isText
    ? registry.checkText(call.tool, call.arguments as string)
    : registry.check(call.tool, call.arguments);
}

/**
 * Answers all calls of all sources, in their order, each as it is read. What can't be used is told, and the rest is
 * answered all the same.
 *
 * @returns the exit code: 0 all passed, 1 something was refused, 2 something could not be used
 * @throws CommandLineError where the tools can't be used
 */
export async function check(command: Extract<Command, { name: 'check' }>, streams: Streams): Promise<0 | 1 | 2> {
  const { options } = command;
  const progress = new Progress(streams.isWatched ? streams.writeError : undefined);
  const tell = (note: string): void => {
    progress.clear();
    streams.writeError(`toolgate: ${note}\n`);
  };
  const registry = await registerSound(sourceOf(command.tools, streams.input), options, tell);
  const tally: Tally = { passed: 0, refused: 0, faults: 0 };

  async function answerAll(source: Source): Promise<void> {
    for await (const { place, ...read } of readCalls(source)) {
      if (streams.isClosed()) return;
      if (read.fault !== undefined) {
        tally.faults++;
        tell(`${placeText(place)}: ${read.fault}`);
        continue;
      }
      const outcome = answerCall(registry, read.call);
      if (outcome.ok) tally.passed++;
      else tally.refused++;
      await streams.writeOutput((options.json ? answerJson : answerText)(place, outcome));
      progress.show(tally.passed + tally.refused, tally.refused);
    }
  }

  for (const argument of command.calls) {
    try {
      await answerAll(sourceOf(argument, streams.input));
    } catch (error) {
      if (!(error instanceof CommandLineError)) throw error;
      tally.faults++;
      tell(error.message);
    }
  }
  progress.clear();
  if (!options.json) await streams.writeOutput(`${summary(tally)}\n`);
  return tally.faults > 0 ? 2 : tally.refused > 0 ? 1 : 0;
}

function summary({ passed, refused, faults }: Tally): string {
  const unusable = faults === 0 ? '' : `; ${counted(faults, 'input')} could not be used`;
  return `${counted(passed + refused, 'call')}: ${passed} passed, ${refused} refused${unusable}`;
}
