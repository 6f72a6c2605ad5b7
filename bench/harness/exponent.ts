import { record } from './growth-cases.js';
import { median } from './statistics.js';

/** A size with what it cost. */
export type Point = readonly [size: number, cost: number];

/** The exponent of growth: the slope of the line that fits best (least squares) where both axes are logarithmic. */
export function exponentOf(points: readonly Point[]): number {
  const logs = points.map(([size, cost]) => [Math.log(size), Math.log(Math.max(cost, 1))] as const);
  const mean = (part: 0 | 1): number => logs.reduce((sum, log) => sum + log[part], 0) / logs.length;
  const [middle, height] = [mean(0), mean(1)];
  const products = logs.reduce((sum, [x, y]) => sum + (x - middle) * (y - height), 0);
  return products / logs.reduce((sum, [x]) => sum + (x - middle) ** 2, 0);
}

/** The rows that grow most, for a note. */
export function steepest(
  rows: readonly { readonly name: string; readonly costs: { readonly toolgate: number } }[],
): string {
  const sorted = [...rows].sort((left, right) => right.costs.toolgate - left.costs.toolgate);
  const shown = sorted.slice(0, 6).map(({ name, costs }) => `${name} ${costs.toolgate.toFixed(3)}`);
  return `steepest: ${shown.join(', ')}`;
}

/** How listing the keys of an object grows, which the engine underneath does by itself: no check of them grows less. */
export function exponentOfListing(sizes: readonly number[]): string {
  const points = sizes.map((size): Point => {
    const object = record(size);
    return [size, timeOf(() => Object.keys(object))];
  });
  return `Object.keys alone, of objects with as many properties: ${exponentOf(points).toFixed(3)}`;
}

/** Nanoseconds of CPU time that an action takes: the median of several runs, each of enough calls to be seen. */
export function timeOf(action: () => void): number {
  const once = run(action, 1);
  const repeats = Math.max(1, Math.round(2e6 / Math.max(once, 1000)));
  run(action, repeats);
  return median(Array.from({ length: once > 2e8 ? 3 : 5 }, () => run(action, repeats)));
}

function run(action: () => void, repeats: number): number {
  const before = process.cpuUsage();
  for (let repeat = 0; repeat < repeats; repeat += 1) action();
  const { user, system } = process.cpuUsage(before);
  return ((user + system) * 1000) / repeats;
}
