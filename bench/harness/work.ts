import { Session } from 'node:inspector';
import { builtFolder } from './built.js';

interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

/**
 * Counts work exactly, without a clock: how many characters of toolgate's source were executed, each as often as it
 * was, by V8's block coverage. What runs inside V8 itself (a Map, a regular expression) is not seen. Make one before
 * toolgate is imported: a function that was compiled earlier is not counted by blocks.
 */
export class WorkCounter {
  readonly #session = new Session();

  constructor() {
    this.#session.connect();
    this.#session.post('Profiler.enable');
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** The work of an action. */
  count(action: () => void): number {
    this.#take();
    action();
    return this.#take();
  }

  #take(): number {
    let work = 0;
    this.#session.post('Profiler.takePreciseCoverage', (error, { result }) => {
      if (error !== null) throw error;
      for (const { url, functions } of result) {
        if (!url.startsWith(builtFolder.href)) continue;
        for (const { ranges } of functions) work += workOf(ranges);
      }
    });
    return work;
  }
}

/** Characters executed, given nested ranges of source, each inside the ones before it that it overlaps. */
export function workOf(ranges: readonly Range[]): number {
  let work = 0;
  const open: Range[] = [];
  for (const range of ranges) {
    while (open.length > 0 && open.at(-1)!.endOffset <= range.startOffset) open.pop();
    // A range says anew how often its characters ran: what the range around it said of them doesn't count.
    work += (range.endOffset - range.startOffset) * (range.count - (open.at(-1)?.count ?? 0));
    open.push(range);
  }
  return work;
}
