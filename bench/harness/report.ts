import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { toChart } from './chart.js';
import type { FigureKind, Goal } from './concern.js';
import { reference } from './contender.js';
import { assess, describeGoal } from './goal.js';
import type { Standing } from './standing.js';
import { table } from './table.js';

/** The figures of one variant of a concern. */
export interface VariantReport {
  readonly variant: string;
  readonly goals: readonly Goal[];
  readonly notes: readonly string[];
  readonly standings: readonly Standing[];
}

/** All figures of a concern, and on what they were measured. */
export interface Report {
  readonly concern: string;
  readonly title: string;
  readonly unit: string;
  readonly figure: FigureKind;
  readonly machine: string;
  readonly date: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly variants: readonly VariantReport[];
}

/** What the figures depend on, in one line. */
export function describeMachine(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${processors.length} × ${processors[0]?.model ?? 'unknown processor'}, ${memory} GiB, Node ${process.versions.node} (V8 ${process.versions.v8}), ${process.platform} ${process.arch}`;
}

/** Writes `NAME.json` and `NAME.md` into bench/results/, and for ratios the chart `NAME.svg`. */
export function writeReport(report: Report): void {
  const folder = new URL('../results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${report.concern}.json`, folder), `${JSON.stringify(report, undefined, 2)}\n`);
  writeFileSync(new URL(`${report.concern}.md`, folder), toMarkdown(report));
  if (report.figure === 'ratio') writeFileSync(new URL(`${report.concern}.svg`, folder), toChart(report));
}

/** The report as a page of Markdown: for each variant the summary, then each row. */
export function toMarkdown(report: Report): string {
  const meaning =
    report.figure === 'ratio'
      ? `${report.unit}, ratios to Ajv's in the same process, below 1 is better`
      : `${report.unit}, the ${report.figure} of the rows`;
  const heading = `# ${report.title}\n\n${report.machine}; ${report.date}; ${meaning}.\n`;
  return [heading, ...report.variants.map((variant) => variantSection(variant, report))].join('\n');
}

/** The summary of a variant for a terminal. */
export function toText(variant: VariantReport): string {
  const { standings, notes } = variant;
  if (standings.length === 0) return `${variant.variant}: no data`;
  const width = Math.max(...standings.map(({ name }) => name.length));
  const lines = standings.map((row) => `  ${row.name.padEnd(width)}  ${summary(row, variant).join('  ')}`);
  return [`${variant.variant} (${notes.join('; ')})`, ...lines].join('\n');
}

function variantSection(report: VariantReport, { figure, unit }: Report): string {
  const { variant, notes, standings } = report;
  if (standings.length === 0) return `## ${variant}\n\nNo data yet.\n`;
  const kind = figure === 'ratio' ? 'geometric mean' : figure;
  const summaries = standings.map((contender) => [contender.name, contender.version, ...summary(contender, report)]);
  return [
    `## ${variant}`,
    '',
    ...notes.map((note) => `- ${note}`),
    '',
    ...table(['contender', 'version', kind, 'each process', 'goal'], summaries),
    '',
    ...rowTable(standings, unit),
    '',
  ].join('\n');
}

function rowTable(standings: readonly Standing[], unit: string): string[] {
  const names = standings.map(({ name }) => name);
  const cells = standings[0]!.rows.map(({ name }, row) => ({ name, of: standings.map(({ rows }) => rows[row]!) }));
  if (standings[0]!.rows[0]!.ratio === undefined) {
    return table(
      [unit, ...names],
      cells.map(({ name, of }) => [name, ...of.map(({ cost }) => cost.toFixed(2))]),
    );
  }
  const beside = names.indexOf(reference);
  return table(
    ['', `${reference}, ${unit}`, ...names],
    cells.map(({ name, of }) => [name, of[beside]!.cost.toFixed(0), ...of.map(({ ratio = NaN }) => ratio.toFixed(2))]),
  );
}

/** A contender's figure, those of the processes, and for toolgate whether each goal is met. */
function summary({ name, figure, processes }: Standing, variant: VariantReport): string[] {
  const spread = processes.map((value) => value.toFixed(2)).join(' ');
  const verdicts = assess(variant).map(({ goal, isMet }) => `${isMet ? 'met' : 'missed'}: ${describeGoal(goal)}`);
  return [figure.toFixed(2), spread, name === 'toolgate' ? verdicts.join('; ') : ''];
}
