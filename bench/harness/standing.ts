import type { FigureKind, Measurement } from './concern.js';
import { reference } from './contender.js';
import { geometricMean, median } from './statistics.js';

/** One contender's figures over all processes. */
export interface Standing {
  readonly name: string;
  readonly version: string;
  /** Of all rows; for ratios, below 1 is faster than the reference. */
  readonly figure: number;
  /** The figure of each process by itself: how far to trust the whole. */
  readonly processes: readonly number[];
  /** For each row the median cost, and where ratios are asked for the median of those in each process. */
  readonly rows: readonly { readonly name: string; readonly cost: number; readonly ratio?: number }[];
}

/** Makes the figures, row by row and process by process. Rows must be the same in every process. */
export function compare(measurements: readonly Measurement[], kind: FigureKind = 'ratio'): Standing[] {
  const [first] = measurements;
  if (first === undefined || first.rows.length === 0) return [];
  return Object.entries(first.contenders).map(([name, version]) => {
    const rows = first.rows.map((row) => {
      const cost = median(measurements.map((measurement) => costOf(measurement, row.name, name)));
      if (kind !== 'ratio') return { name: row.name, cost };
      return {
        name: row.name,
        cost,
        ratio: median(measurements.map((measurement) => ratioOf(measurement, row.name, name))),
      };
    });
    const processes = measurements.map((measurement) =>
      figureOf(
        kind,
        first.rows.map((row) => (kind === 'ratio' ? ratioOf : costOf)(measurement, row.name, name)),
      ),
    );
    return {
      name,
      version,
      figure: figureOf(
        kind,
        rows.map(({ cost, ratio }) => ratio ?? cost),
      ),
      processes,
      rows,
    };
  });
}

function figureOf(kind: FigureKind, values: readonly number[]): number {
  if (kind === 'ratio') return geometricMean(values);
  return kind === 'median' ? median(values) : Math.max(...values);
}

function ratioOf(measurement: Measurement, row: string, contender: string): number {
  return costOf(measurement, row, contender) / costOf(measurement, row, reference);
}

function costOf({ rows }: Measurement, row: string, contender: string): number {
  const found = rows.find(({ name }) => name === row)?.costs[contender];
  if (found === undefined) throw new Error(`${contender} has no figure for ${row}`);
  return found;
}
