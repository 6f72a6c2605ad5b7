import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { SuiteDialect } from '../../test/support/official-suite.js';
import type { SuiteAnswer, SuiteTask } from './child.js';

/** How long one test, or loading a validator, may take. */
const TIMEOUT_MILLISECONDS = 10_000;

/** A validator's run through the tests of one dialect. */
export interface SuiteRun {
  readonly version: string;
  /** The numbers of the tests that came out wrong, those that hung or ended the process included. */
  readonly wrong: ReadonlySet<number>;
  readonly hung: number;
}

const child = fileURLToPath(new URL('child.ts', import.meta.url));

/** Runs a validator through all tests of a dialect, in a process of its own; a new one after a test that hung. */
export async function runSuiteOf(validator: string, dialect: SuiteDialect, count: number): Promise<SuiteRun> {
  const wrong = new Set<number>();
  let version = '';
  let hung = 0;
  for (let from = 0; from < count;) {
    const next = await runFrom({ validator, dialect, from }, (answer) => {
      if ('version' in answer) version = answer.version;
      else if (!answer.right) wrong.add(answer.index);
    });
    if (next < count) {
      wrong.add(next);
      hung += 1;
    }
    from = next + 1;
  }
  return { version, wrong, hung };
}

/** Answers the number of the test that was not answered; past the last one where all were. */
function runFrom(task: SuiteTask, receive: (answer: SuiteAnswer) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    const running = fork(child, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    let next = task.from;
    const timer = setTimeout(() => running.kill('SIGKILL'), TIMEOUT_MILLISECONDS);
    let loaded = false;
    running.on('message', (answer: SuiteAnswer) => {
      timer.refresh();
      loaded = true;
      if ('index' in answer) next = answer.index + 1;
      receive(answer);
    });
    running.once('exit', () => {
      clearTimeout(timer);
      if (loaded) resolve(next);
      else reject(new Error(`${task.validator} could not be loaded`));
    });
    running.send(task);
  });
}
