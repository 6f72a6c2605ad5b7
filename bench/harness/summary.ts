import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { concernNames } from './concern.js';
import { goalTable } from './goal.js';
import type { Report } from './report.js';

const folder = new URL('../results/', import.meta.url);

/** Every report that is recorded in bench/results/, in the order of the concerns. */
export function recordedReports(): Report[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder);
  return concernNames
    .map((name) => `${name}.json`)
    .filter((file) => files.includes(file))
    .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Report);
}

/** Writes the page that shows every recorded figure beside its goal. */
export function writeSummary(): void {
  writeFileSync(new URL('README.md', folder), toSummary(recordedReports()));
}

/** The page as Markdown: the goals, the charts, and where each concern was measured. */
export function toSummary(reports: readonly Report[]): string {
  const charts = reports.filter(({ figure }) => figure === 'ratio');
  return [
    '# Results',
    '',
    'Written by `npm run bench`; each page tells its machine, settings and rows.',
    '',
    ...goalTable(reports),
    '',
    ...reports.map(({ concern, title, date, machine }) => `- [${title}](${concern}.md): ${date}, ${machine}`),
    '',
    ...charts.map(({ concern, title }) => `![${title}](${concern}.svg)`),
    '',
  ].join('\n');
}
