import { loadConcern, type Measurement, type Settings } from './concern.js';

/** What the driver asks of a process that measures. */
export interface Task {
  readonly concern: string;
  readonly variant: string;
  readonly settings: Settings;
}

/** What the process answers. */
export type Answer = { readonly measurement: Measurement } | { readonly failure: string };

process.once('message', (task: Task) => {
  void answer(task).then((result) => {
    process.send?.(result, () => process.disconnect());
  });
});

async function answer({ concern, variant, settings }: Task): Promise<Answer> {
  try {
    return { measurement: await (await loadConcern(concern)).measure(variant, settings) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
