import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { reference } from './contender.js';
import type { Ratios } from './ratios.js';

/** The figures of one variant of a concern. */
export interface VariantReport {
  readonly variant: string;
  readonly goal: number;
  readonly notes: readonly string[];
  readonly ratios: readonly Ratios[];
}

/** All figures of a concern, and on what they were measured. */
export interface Report {
  readonly concern: string;
  readonly title: string;
  readonly unit: string;
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

/** Writes `NAME.json` and `NAME.md` into bench/results/. */
export function writeReport(report: Report): void {
  const folder = new URL('../results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${report.concern}.json`, folder), `${JSON.stringify(report, undefined, 2)}\n`);
  writeFileSync(new URL(`${report.concern}.md`, folder), toMarkdown(report));
}

/** The report as a page of Markdown: for each variant the summary, then each row. */
export function toMarkdown(report: Report): string {
  const heading = `# ${report.title}\n\n${report.machine}; ${report.date}; CPU time, ratios to Ajv in the same process, below 1 is faster.\n`;
  return [heading, ...report.variants.map((variant) => variantSection(variant, report.unit))].join('\n');
}

/** The summary of a variant for a terminal. */
export function toText({ variant, goal, notes, ratios }: VariantReport): string {
  if (ratios.length === 0) return `${variant}: no data`;
  const width = Math.max(...ratios.map(({ name }) => name.length));
  const lines = ratios.map((row) => `  ${row.name.padEnd(width)}  ${summary(row, goal).join('  ')}`);
  return [`${variant} (${notes.join('; ')})`, ...lines].join('\n');
}

function variantSection({ variant, goal, notes, ratios }: VariantReport, unit: string): string {
  if (ratios.length === 0) return `## ${variant}\n\nNo data yet.\n`;
  const summaries = ratios.map((contender) => [contender.name, contender.version, ...summary(contender, goal)]);
  const rows = ratios[0]!.rows.map(({ name }, index) => {
    const figures = ratios.map((contender) => contender.rows[index]!);
    const referenceCost = figures[ratios.findIndex((contender) => contender.name === reference)]!.cost;
    return [name, referenceCost.toFixed(0), ...figures.map(({ ratio }) => ratio.toFixed(2))];
  });
  return [
    `## ${variant}`,
    '',
    ...notes.map((note) => `- ${note}`),
    '',
    ...table(['contender', 'version', 'geometric mean', 'each process', 'goal'], summaries),
    '',
    ...table(['', `${reference}, ${unit}`, ...ratios.map(({ name }) => name)], rows),
    '',
  ].join('\n');
}

/** A contender's mean, the means of the processes, and for toolgate whether the goal is met. */
function summary({ name, geometricMean, processes }: Ratios, goal: number): string[] {
  const spread = processes.map((value) => value.toFixed(2)).join(' ');
  const verdict = name === 'toolgate' ? `${geometricMean <= goal ? 'met' : 'missed'}: ≤ ${goal.toFixed(2)}` : '';
  return [geometricMean.toFixed(2), spread, verdict];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}
