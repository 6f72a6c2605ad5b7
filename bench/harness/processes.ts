import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Answer, Task } from './child.js';
import type { Measurement } from './concern.js';

const child = fileURLToPath(new URL('child.ts', import.meta.url));

/**
 * Measures one variant in several fresh processes, one after the other, so that they don't disturb each other.
 *
 * @throws Error with the child's own message where it can't measure
 */
export async function measureInProcesses(task: Task, processes: number): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (let count = 0; count < processes; count += 1) measurements.push(await measureInProcess(task));
  return measurements;
}

function measureInProcess(task: Task): Promise<Measurement> {
  return new Promise((resolve, reject) => {
    const measuring = fork(child, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    measuring.once('message', (answer: Answer) => {
      if ('measurement' in answer) resolve(answer.measurement);
      else reject(new Error(answer.failure));
    });
    measuring.once('exit', (code) =>
      reject(new Error(`the measuring process ended early, with code ${code ?? 'none'}`)),
    );
    measuring.send(task);
  });
}
