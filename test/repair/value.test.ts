import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileRoot } from '../../src/evaluate/root.js';
import { defaultLimits } from '../../src/limit/table.js';
import { repairSettings } from '../../src/repair/options.js';
import { repairValue } from '../../src/repair/value.js';

const settings = repairSettings({ numeric: true }, defaultLimits)!;
const { read } = compileRoot({ type: 'array', items: { type: 'number' } });

test('an accepted value has no changes and is handed back itself', () => {
  const value = [1];
  const repaired = repairValue(read, value, settings);
  assert.ok(repaired.ok);
  assert.equal(repaired.sent, value);
  assert.deepEqual(repaired.changes, []);
});

test('places that fail by one keyword of the schema are changed within one reading', () => {
  let readings = 0;
  const counting: typeof read = (value) => {
    readings++;
    return read(value);
  };
  const value = Array.from({ length: 25 }, (_, index) => String(index));
  const repaired = repairValue(counting, value, settings);
  assert.equal(repaired.ok && repaired.changes.length, 25);
  assert.equal(readings, 4);
});

test('the work ends after a fixed number of readings', () => {
  let readings = 0;
  const counting: typeof read = (value) => {
    readings++;
    return read(value);
  };
  const many = Array.from({ length: 100_000 }, (_, index) => String(index));
  assert.equal(repairValue(counting, many, settings).ok, false);
  assert.equal(readings, 32);
});
