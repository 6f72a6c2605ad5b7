import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comparison, comparisonInReadme } from '../../bench/harness/comparison.js';
import type { Report } from '../../bench/harness/report.js';
import { recordedReports } from '../../bench/harness/summary.js';

/** A report of one variant, with what each contender cost in each row. */
function report(concern: string, variant: string, costs: Record<string, Record<string, number>>): Report {
  const standings = Object.entries(costs).map(([name, rows]) => ({
    name,
    version: '1.2.3',
    figure: Math.max(...Object.values(rows)),
    processes: [],
    rows: Object.entries(rows).map(([row, cost]) => ({ name: row, cost })),
  }));
  const about = { title: concern, unit: '', figure: 'largest', machine: '', date: '', settings: {} } as const;
  return { ...about, concern, variants: [{ variant, goals: [], notes: [], standings }] };
}

/** The cells of the row that begins with these words. */
function row(text: string, words: string): string[] {
  const line = text.split('\n').find((each) => each.startsWith(`| ${words} `));
  return (line ?? '').split('|').map((cell) => cell.trim());
}

test("the README's table is what the recorded results say", async () => {
  const reports = recordedReports();
  assert.ok(reports.length > 0);
  assert.equal(comparisonInReadme(), await comparison(reports));
});

test('tests that came out right are counted over the parts, and what was not measured is a dash', async () => {
  const text = await comparison([
    report('official-suite', 'draft-07', {
      toolgate: { 'required, of 1000': 0, 'format, of 500': 0 },
      ajv: { 'required, of 1000': 20, 'format, of 500': 3 },
    }),
  ]);
  assert.deepEqual(row(text, 'Official suite: draft-07, of 1,500').slice(2, 5), ['1,500', '1,477', '–']);
  assert.ok(row(text, '').includes('Ajv 1.2'));
  assert.equal(row(text, 'Official suite: draft-04')[2], '–');
});

test('times are told beside Ajv, sizes in KiB, repeated values as a count', async () => {
  const text = await comparison([
    report('valid-calls', 'corpus, formats on', { toolgate: { tool: 0.914 }, ajv: { tool: 1 } }),
    report('answer-size', 'bulky calls', { toolgate: { call: 15.99 }, ata: { call: 123_456.7 } }),
    report('repeated-values', 'one canary a keyword', {
      toolgate: { 'keywords, of 20': 0 },
      ata: { 'keywords, of 20': 17 },
    }),
  ]);
  assert.deepEqual(row(text, 'Valid calls of a hot tool: time').slice(2, 4), ['0.91', '1.00']);
  assert.deepEqual(row(text, 'Largest answer to a bulky call, KiB').slice(2, 5), ['16.0', '–', '123,457']);
  assert.deepEqual(row(text, 'Answers that repeat the sent value, of 20').slice(2, 5), ['0', '–', '17']);
});
