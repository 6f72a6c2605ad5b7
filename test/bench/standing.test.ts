import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Measurement } from '../../bench/harness/concern.js';
import { compare, type Standing } from '../../bench/harness/standing.js';

/** A process with two rows, given what each contender cost in them. */
function measurement(ajv: readonly [number, number], other: readonly [number, number]): Measurement {
  return {
    contenders: { ajv: '1.0.0', other: '2.0.0' },
    rows: [0, 1].map((row) => ({ name: `row ${row}`, costs: { ajv: ajv[row]!, other: other[row]! } })),
    notes: [],
  };
}

test('each row is compared with the reference of the same process, and the median process counts', () => {
  const slowMachine = measurement([100, 100], [50, 100]);
  const fastMachine = measurement([10, 10], [6, 10]);
  const oddProcess = measurement([10, 10], [100, 100]);
  const [ajv, other] = compare([slowMachine, oddProcess, fastMachine]) as [Standing, Standing];
  assert.deepEqual(
    ajv.rows.map(({ ratio }) => ratio),
    [1, 1],
  );
  assert.deepEqual(
    other.rows.map(({ ratio }) => ratio),
    [0.6, 1],
  );
  assert.deepEqual(
    other.rows.map(({ cost }) => cost),
    [50, 100],
  );
  assert.equal(other.figure.toFixed(4), Math.sqrt(0.6).toFixed(4));
  assert.deepEqual(
    other.processes.map((mean) => mean.toFixed(2)),
    ['0.71', '10.00', '0.77'],
  );
});

test('no rows are no figures', () => {
  assert.deepEqual(compare([]), []);
  assert.deepEqual(compare([{ contenders: { ajv: '1.0.0' }, rows: [], notes: [] }]), []);
});

test('a contender without a figure for a row is an error, never a silent gap', () => {
  const whole = measurement([1, 1], [1, 1]);
  const gap = { ...whole, rows: [whole.rows[0]!, { name: 'row 1', costs: { ajv: 1 } }] };
  assert.throws(() => compare([whole, gap]), /other has no figure for row 1/u);
});

test('a figure that is no ratio is the median or the largest of the costs', () => {
  const [, other] = compare([measurement([1, 1], [4, 2])], 'largest') as [Standing, Standing];
  assert.deepEqual([other.figure, other.processes], [4, [4]]);
  assert.equal(compare([measurement([1, 1], [4, 2])], 'median')[1]?.figure, 3);
  assert.deepEqual(other.rows, [
    { name: 'row 0', cost: 4 },
    { name: 'row 1', cost: 2 },
  ]);
});
