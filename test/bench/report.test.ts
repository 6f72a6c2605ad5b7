import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Report, toMarkdown, toText } from '../../bench/harness/report.js';

const standings = [
  {
    name: 'toolgate',
    version: '0.1.0',
    figure: 0.5,
    processes: [0.5],
    rows: [{ name: 'tool', cost: 10, ratio: 0.5 }],
  },
  { name: 'ajv', version: '8.20.0', figure: 1, processes: [1], rows: [{ name: 'tool', cost: 20, ratio: 1 }] },
];
const report = (goal: number): Report => ({
  concern: 'valid-calls',
  title: 'Valid calls',
  unit: 'ns a call',
  figure: 'ratio',
  machine: 'a machine',
  date: '2026-01-31',
  settings: {},
  variants: [{ variant: 'formats off', goals: [{ limit: goal }], notes: ['1 of 1 tools'], standings }],
});

test('a page tells the machine, the versions, the means beside the goal, and each row', () => {
  const page = toMarkdown(report(0.5));
  for (const line of [
    '# Valid calls',
    "a machine; 2026-01-31; ns a call, ratios to Ajv's in the same process, below 1 is better.",
    '| toolgate | 0.1.0 | 0.50 | 0.50 | met: ≤ 0.50 |',
    '| ajv | 8.20.0 | 1.00 | 1.00 |  |',
    '|  | ajv, ns a call | toolgate | ajv |',
    '| tool | 20 | 0.50 | 1.00 |',
  ]) {
    assert.ok(page.split('\n').includes(line), line);
  }
});

test('a goal that is missed is called missed', () => {
  assert.match(toMarkdown(report(0.49)), /missed: ≤ 0\.49/u);
  assert.match(toText(report(0.49).variants[0]!), /toolgate {2}0\.50 {2}0\.50 {2}missed/u);
});

test('a variant without data says so', () => {
  const empty = { variant: 'examples', goals: [{ limit: 1 }], notes: [], standings: [] };
  assert.equal(toText(empty), 'examples: no data');
  assert.match(toMarkdown({ ...report(1), variants: [empty] }), /No data yet\./u);
});
