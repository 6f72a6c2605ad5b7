import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toChart } from '../../bench/harness/chart.js';
import type { Goal } from '../../bench/harness/concern.js';
import { assess, goalTable } from '../../bench/harness/goal.js';
import type { Report } from '../../bench/harness/report.js';
import { toSummary } from '../../bench/harness/summary.js';

const standing = (name: string, ratio: number): Report['variants'][number]['standings'][number] => ({
  name,
  version: '1.0.0',
  figure: ratio,
  processes: [ratio],
  rows: [{ name: 'tool', cost: ratio * 10, ratio }],
});
const report = (...goals: Goal[]): Report => ({
  concern: 'valid-calls',
  title: 'Valid calls',
  unit: 'ns a call',
  figure: 'ratio',
  machine: 'a machine',
  date: '2026-01-31',
  settings: {},
  variants: [
    {
      variant: 'corpus <small>',
      goals,
      notes: [],
      standings: [standing('toolgate', 0.6), standing('ajv', 1), standing('ata', 0.5)],
    },
  ],
});

test('a figure is met at its goal and missed above, and the table says by how much', () => {
  const lines = goalTable([report({ limit: 0.6, aim: 0.5 }, { limit: 0.3 })]);
  assert.ok(lines.includes('| Valid calls: corpus <small> | ≤ 0.60 (aim 0.50) | 0.60 | met |'), lines.join('\n'));
  assert.ok(lines.includes('| Valid calls: corpus <small> | ≤ 0.30 | 0.60 | missed, 2.00 times the goal |'));
});

test('a goal beside another contender compares row by row with that one', () => {
  const [variant] = report({ limit: 1.05, beside: 'ata' }, { limit: 1, beside: 'absent' }).variants;
  assert.deepEqual(
    assess(variant!).map(({ figure, isMet }) => [figure.toFixed(2), isMet]),
    [['1.20', false]],
  );
});

test('without figures of toolgate there is nothing to assess', () => {
  const [variant] = report({ limit: 1 }).variants;
  assert.deepEqual(assess({ ...variant!, standings: [] }), []);
});

test('the chart has one bar a contender with its figure, and escapes what it prints', () => {
  const chart = toChart(report({ limit: 0.5 }));
  assert.equal(chart.match(/<rect x=/gu)?.length, 3);
  for (const label of ['>0.60<', '>1.00<', '>0.50<', 'corpus &lt;small>']) assert.ok(chart.includes(label), label);
});

test('the summary links each page and shows each chart', () => {
  const page = toSummary([report({ limit: 0.5 }), { ...report(), concern: 'heap', title: 'Heap', figure: 'median' }]);
  assert.ok(page.includes('- [Heap](heap.md): 2026-01-31, a machine'));
  assert.ok(page.includes('![Valid calls](valid-calls.svg)') && !page.includes('heap.svg'));
});
