import type { Goal } from './concern.js';
import type { Report, VariantReport } from './report.js';
import type { Standing } from './standing.js';
import { geometricMean } from './statistics.js';
import { table } from './table.js';

/** A goal with what was reached. */
export interface Assessment {
  readonly goal: Goal;
  readonly figure: number;
  readonly isMet: boolean;
}

/** toolgate's figures beside the goals of a variant; none where the variant has no data, or toolgate took no part. */
export function assess({ goals, standings }: VariantReport): Assessment[] {
  const own = standings.find(({ name }) => name === 'toolgate');
  if (own === undefined) return [];
  return goals.flatMap((goal) => {
    const figure = goal.beside === undefined ? own.figure : beside(own, standings, goal.beside);
    return figure === undefined ? [] : [{ goal, figure, isMet: figure <= goal.limit }];
  });
}

/** A goal in words, such as `≤ 1.30 (aim 1.15)`. */
export function describeGoal({ limit, aim, beside: name }: Goal): string {
  const hope = aim === undefined ? '' : ` (aim ${aim.toFixed(2)})`;
  return `≤ ${limit.toFixed(2)}${hope}${name === undefined ? '' : ` of ${name}`}`;
}

/** One table of Markdown with every goal of some reports: axis, goal, figure, met or missed. */
export function goalTable(reports: readonly Report[]): string[] {
  const rows = reports.flatMap((report) =>
    report.variants.flatMap((variant) =>
      assess(variant).map(({ goal, figure, isMet }) => [
        `${report.title}: ${variant.variant}`,
        describeGoal(goal),
        figure.toFixed(2),
        isMet ? 'met' : `missed, ${(figure / goal.limit).toFixed(2)} times the goal`,
      ]),
    ),
  );
  return table(['axis', 'goal', 'figure', ''], rows);
}

function beside(own: Standing, standings: readonly Standing[], name: string): number | undefined {
  const other = standings.find((standing) => standing.name === name);
  if (other === undefined) return undefined;
  return geometricMean(own.rows.map(({ cost, ratio = cost }, row) => ratio / (other.rows[row]?.ratio ?? NaN)));
}
