import { fork, type ChildProcess } from 'node:child_process';

/** What became of one question: the child's answer, or how the child was lost. */
export type Fate<Answer> = { readonly answer: Answer } | { readonly lost: string };

interface PoolOptions {
  /** The module that each child runs, TypeScript or not: it sends 'ready', then one answer for each message. */
  readonly module: string;
  /** Children at work at the same time. */
  readonly size: number;
  /** Milliseconds after which a child that doesn't answer is killed; a new one goes on with the next question. */
  readonly limit: number;
}

/** Asks a list of questions of a few long-lived child processes. The fates come in the order of the questions. */
export async function askChildren<Answer>(
  questions: readonly number[],
  { module, size, limit }: PoolOptions,
): Promise<Fate<Answer>[]> {
  const fates: Fate<Answer>[] = [];
  let next = 0;
  const serve = async (): Promise<void> => {
    let child: ChildProcess | undefined;
    while (next < questions.length) {
      const index = next++;
      child ??= await started(module);
      const fate = await ask<Answer>(child, questions[index]!, limit);
      fates[index] = fate;
      if ('lost' in fate) {
        child.kill('SIGKILL');
        child = undefined;
      }
    }
    child?.disconnect();
  };
  await Promise.all(Array.from({ length: size }, serve));
  return fates;
}

function started(module: string): Promise<ChildProcess> {
  const execArgv = process.execArgv.filter((flag) => flag.startsWith('--disallow-'));
  const child = fork(module, {
    execArgv: module.endsWith('.ts') ? [...execArgv, '--import', 'tsx'] : execArgv,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    let complaint = '';
    child.stderr?.on('data', (text: Buffer) => (complaint = (complaint + text.toString()).slice(-2_000)));
    child.once('message', () => {
      child.removeAllListeners('exit');
      resolve(child);
    });
    child.once('exit', (code) =>
      reject(new Error(`a child ended before it was ready (${code ?? 'none'}): ${complaint}`)),
    );
  });
}

function ask<Answer>(child: ChildProcess, question: number, limit: number): Promise<Fate<Answer>> {
  return new Promise((resolve) => {
    const settle = (fate: Fate<Answer>): void => {
      clearTimeout(timer);
      child.off('message', answered);
      child.off('exit', exited);
      resolve(fate);
    };
    const answered = (answer: unknown): void => settle({ answer: answer as Answer });
    const exited = (code: number | null, signal: string | null): void =>
      settle({ lost: `ended with ${signal ?? code ?? 'nothing'}` });
    const timer = setTimeout(() => settle({ lost: `no answer within ${limit} ms` }), limit);
    child.on('message', answered);
    child.on('exit', exited);
    child.send(question);
  });
}
