import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { answeringNames } from './answers.js';
import type { Report } from './report.js';
import type { Standing } from './standing.js';
import { table } from './table.js';

const readme = new URL('../../README.md', import.meta.url);
const START = '<!-- measured: written by npm run bench -->\n';
const END = '<!-- measured -->\n';

const NOTHING = '–';

/** How a standing is told in a cell. */
type Tell = (standing: Standing, total: number) => string;

/** One row of the comparison: a variant of a concern. */
interface Row {
  readonly words: string;
  readonly concern: string;
  readonly variant: string;
  readonly tell: Tell;
}

const right: Tell = ({ rows }, total) => whole(total - sumOf(rows));
const times: Tell = ({ figure }) => figure.toFixed(2);
const size: Tell = ({ figure }) => (figure < 100 ? figure.toFixed(1) : whole(figure));

const suite = (dialect: string): Row => ({
  words: `Official suite: ${dialect}`,
  concern: 'official-suite',
  variant: dialect,
  tell: right,
});

const rows: readonly Row[] = [
  {
    words: 'Tools that work without code generation',
    concern: 'no-eval',
    variant: 'forbidden',
    tell: right,
  },
  ...['2020-12', '2019-09', 'draft-07', 'draft-06', 'draft-04'].map(suite),
  {
    words: 'Answers that repeat the sent value',
    concern: 'repeated-values',
    variant: 'one canary a keyword',
    tell: ({ rows: parts }) => whole(sumOf(parts)),
  },
  { words: 'Largest answer to a bulky call, KiB', concern: 'answer-size', variant: 'bulky calls', tell: size },
  { words: 'Valid calls of a hot tool: time', concern: 'valid-calls', variant: 'corpus, formats on', tell: times },
  { words: 'Valid calls of 200 tools by turns: time', concern: 'mixed-traffic', variant: 'Zipf', tell: times },
  { words: 'Refused calls, ten problems: time', concern: 'refused-calls', variant: 'ten problems', tell: times },
  {
    words: 'Registration of 200 schemas: time',
    concern: 'registration',
    variant: '200 distinct schemas, one Ajv for all',
    tell: times,
  },
  { words: 'Bundle, KiB gzip', concern: 'bundle-size', variant: 'toolgate/schema', tell: size },
];

/** The names of the columns as users know them. */
const titles: Readonly<Record<string, string>> = {
  ajv: 'Ajv',
  ata: 'ata-validator',
  hyperjump: '@hyperjump/json-schema',
  cfworker: '@cfworker/json-schema',
  schemasafe: '@exodus/schemasafe',
};

/** The comparison as a table of Markdown, each figure from the record; what was not measured is a dash. */
export async function comparison(reports: readonly Report[]): Promise<string> {
  const versions = new Map(
    reports.flatMap(({ variants }) => variants.flatMap(({ standings }) => standings.map((s) => [s.name, s.version]))),
  );
  const named = answeringNames.map((name) => {
    const version = versions.get(name)?.split('.').slice(0, 2).join('.') ?? '';
    return name === 'toolgate' ? name : `${titles[name] ?? name} ${version}`.trim();
  });
  const lines = rows.map(({ words, concern, variant, tell }) => {
    const recorded = reports.find((report) => report.concern === concern)?.variants;
    const standings = recorded?.find((each) => each.variant === variant)?.standings ?? [];
    const total = totalOf(standings);
    const cells = answeringNames.map((name) => {
      const standing = standings.find((each) => each.name === name);
      return standing === undefined ? NOTHING : tell(standing, total);
    });
    return [total === 0 ? words : `${words}, of ${whole(total)}`, ...cells];
  });
  const [head, , ...body] = table(['', ...named], lines);
  return format([head, `| --- |${' ---: |'.repeat(named.length)}`, ...body].join('\n'), { parser: 'markdown' });
}

/** The part of the README that holds the comparison. */
export function comparisonInReadme(text: string = readFileSync(readme, 'utf8')): string {
  return partsOf(text)[1];
}

/** Writes the comparison into the README. */
export async function writeComparison(reports: readonly Report[]): Promise<void> {
  const [before, , after] = partsOf(readFileSync(readme, 'utf8'));
  writeFileSync(readme, `${before}${START}\n${await comparison(reports)}\n${END}${after}`);
}

function partsOf(text: string): [before: string, part: string, after: string] {
  const start = text.indexOf(START);
  const end = text.indexOf(END, start);
  if (start < 0 || end < 0) throw new Error('the README has no place for the comparison');
  return [text.slice(0, start), text.slice(start + START.length + 1, end - 1), text.slice(end + END.length)];
}

/** What the names of the rows say they are out of; 0 where they say nothing. */
function totalOf(standings: readonly Standing[]): number {
  const counts = standings[0]?.rows.map(({ name }) => Number(/, of (\d+)$/u.exec(name)?.[1] ?? 0)) ?? [];
  return counts.reduce((sum, count) => sum + count, 0);
}

function sumOf(parts: Standing['rows']): number {
  return parts.reduce((sum, { cost }) => sum + cost, 0);
}

function whole(count: number): string {
  return Math.round(count).toLocaleString('en-US');
}
