import type { Measurement } from './concern.js';
import { reference } from './contender.js';
import { geometricMean, median } from './statistics.js';

/** One contender's figures over all processes. */
export interface Ratios {
  readonly name: string;
  readonly version: string;
  /** Over the rows, of the ratios to the reference; below 1 is faster. */
  readonly geometricMean: number;
  /** The geometric mean of each process by itself: how far to trust the figure. */
  readonly processes: readonly number[];
  /** For each row, the median over the processes of the ratio to the reference in the same process. */
  readonly rows: readonly { readonly name: string; readonly cost: number; readonly ratio: number }[];
}

/** Compares with the reference, row by row and process by process. Rows must be the same in every process. */
export function compare(measurements: readonly Measurement[]): Ratios[] {
  const [first] = measurements;
  if (first === undefined || first.rows.length === 0) return [];
  return Object.entries(first.contenders).map(([name, version]) => {
    const rows = first.rows.map((row) => ({
      name: row.name,
      cost: median(measurements.map((measurement) => cost(measurement, row.name, name))),
      ratio: median(measurements.map((measurement) => ratio(measurement, row.name, name))),
    }));
    const processes = measurements.map((measurement) =>
      geometricMean(first.rows.map((row) => ratio(measurement, row.name, name))),
    );
    return { name, version, geometricMean: geometricMean(rows.map((row) => row.ratio)), processes, rows };
  });
}

function ratio(measurement: Measurement, row: string, contender: string): number {
  return cost(measurement, row, contender) / cost(measurement, row, reference);
}

function cost({ rows }: Measurement, row: string, contender: string): number {
  const found = rows.find(({ name }) => name === row)?.costs[contender];
  if (found === undefined) throw new Error(`${contender} has no figure for ${row}`);
  return found;
}
