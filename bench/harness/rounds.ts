import { setTimeout } from 'node:timers/promises';
import type { Compiled } from './agreement.js';
import type { Check } from './contender.js';
import { median } from './statistics.js';

/** How long the parts of a measurement are. */
export interface Pace {
  /** Rounds over all workloads and contenders; the median of them counts. */
  readonly rounds: number;
  /** Calls before the first round: enough for every contender's hot form. */
  readonly warmUpCalls: number;
  /** Where a contender is too slow for so many calls, its warm-up ends after this time. */
  readonly warmUpMilliseconds: number;
  /** CPU time of one contender with one workload in one round. */
  readonly sliceMilliseconds: number;
}

/** Pace of a full run. */
export const fullPace: Pace = { rounds: 7, warmUpCalls: 60_000, warmUpMilliseconds: 100, sliceMilliseconds: 2 };

/**
 * Times the valid calls of every workload with every contender. All are compiled and warm before the first round, and
 * in each round the contenders take turns, beginning with another one each time, so that whatever drifts in the
 * machine drifts for all.
 *
 * @returns for each workload, in the contenders' order, nanoseconds of CPU time a call; last, what the loop itself costs,
 *   calling a check that accepts everything
 */
export async function timeInterleaved(compiled: readonly Compiled[], pace: Pace): Promise<number[][]> {
  const plans = compiled.map(({ workload, checks }) => ({
    calls: workload.valid,
    contenders: [...checks, () => true].map((check) => ({
      check,
      repeats: warmUp(check, workload.valid, pace),
      costs: [] as number[],
    })),
  }));
  await settle();
  for (const { calls, contenders } of plans) {
    for (const { check } of contenders)
      warmUp(check, calls, { ...pace, warmUpMilliseconds: pace.warmUpMilliseconds / 3 });
  }
  for (let round = 0; round < pace.rounds; round += 1) {
    for (const { calls, contenders } of plans) {
      for (let turn = 0; turn < contenders.length; turn += 1) {
        const contender = contenders[(turn + round) % contenders.length]!;
        contender.costs.push(timeSlice(contender.check, calls, contender.repeats));
      }
    }
  }
  return plans.map(({ contenders }) => contenders.map(({ costs }) => median(costs)));
}

/** Leaves the event loop to what contenders load when they are hot. */
export async function settle(): Promise<void> {
  await setTimeout(250);
}

/** Makes a contender hot; answers how often it can repeat the calls in one slice. */
function warmUp(check: Check, calls: readonly unknown[], pace: Pace): number {
  const budget = pace.warmUpMilliseconds * 1e6;
  let repeats = 1;
  let cost = 0;
  for (let made = 0, spent = 0; made < pace.warmUpCalls && spent < budget; repeats = Math.min(repeats * 2, 1024)) {
    cost = timeSlice(check, calls, repeats);
    made += repeats * calls.length;
    spent += cost * repeats * calls.length;
  }
  return Math.max(1, Math.round((pace.sliceMilliseconds * 1e6) / (Math.max(cost, 1) * calls.length)));
}

/** Nanoseconds of CPU time a call, the process's other threads included: collecting and compiling are part of it. */
function timeSlice(check: Check, calls: readonly unknown[], repeats: number): number {
  const before = process.cpuUsage();
  let accepted = 0;
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    for (let index = 0; index < calls.length; index += 1) {
      if (check(calls[index])) accepted += 1;
    }
  }
  const { user, system } = process.cpuUsage(before);
  if (accepted !== repeats * calls.length) throw new Error('a contender changed its answer while it was timed');
  return ((user + system) * 1000) / accepted;
}
