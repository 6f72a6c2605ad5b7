import type { Compiled } from './agreement.js';
import { settle } from './rounds.js';
import { median } from './statistics.js';

/** Calls in the order in which they come: for each, the tool's place among the workloads, and the value. */
export interface Traffic {
  readonly tools: readonly number[];
  readonly calls: readonly unknown[];
}

/** Draws calls: the tool from `draw`, its calls one after the other. */
export function trafficOf(compiled: readonly Compiled[], length: number, draw: () => number): Traffic {
  const next = compiled.map(() => 0);
  const tools = Array.from({ length }, draw);
  const calls = tools.map((tool) => {
    const { valid } = compiled[tool]!.workload;
    return valid[next[tool]!++ % valid.length];
  });
  return { tools, calls };
}

/** How long a contender is warmed up. */
export interface TrafficPace {
  readonly rounds: number;
  readonly warmUpCalls: number;
  readonly warmUpMilliseconds: number;
}

/**
 * Times the traffic with every contender, in turns, all of them warm.
 *
 * @returns in the contenders' order, nanoseconds of CPU time a call
 */
export async function timeTraffic(
  compiled: readonly Compiled[],
  traffic: Traffic,
  { rounds, warmUpCalls, warmUpMilliseconds }: TrafficPace,
): Promise<number[]> {
  const contenders = compiled[0]!.checks.map((_, column) => ({
    checks: compiled.map(({ checks }) => checks[column]!),
    costs: [] as number[],
  }));
  for (const share of [1, 1]) {
    for (const { checks } of contenders) {
      let spent = 0;
      for (let made = 0; made < warmUpCalls * share && spent < warmUpMilliseconds * 1e6; made += traffic.calls.length) {
        spent += timeOnce(checks, traffic) * traffic.calls.length;
      }
    }
    await settle();
  }
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < contenders.length; turn += 1) {
      const { checks, costs } = contenders[(turn + round) % contenders.length]!;
      costs.push(timeOnce(checks, traffic));
    }
  }
  return contenders.map(({ costs }) => median(costs));
}

function timeOnce(checks: readonly ((data: unknown) => boolean)[], { tools, calls }: Traffic): number {
  const before = process.cpuUsage();
  let accepted = 0;
  for (let index = 0; index < calls.length; index += 1) {
    if (checks[tools[index]!]!(calls[index])) accepted += 1;
  }
  const { user, system } = process.cpuUsage(before);
  if (accepted !== calls.length) throw new Error('a contender changed its answer while it was timed');
  return ((user + system) * 1000) / accepted;
}
