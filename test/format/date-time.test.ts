import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isDate, isDateTime, isTime } from '../../src/format/date-time.js';

const milliseconds = fc.integer({ min: Date.UTC(1, 0, 1), max: Date.UTC(9999, 11, 31) });

test('every day of four centuries is a date, and the day after the last of its month is none', () => {
  for (let day = Date.UTC(1800, 0, 1); day < Date.UTC(2200, 0, 1); day += 86_400_000) {
    const text = new Date(day).toISOString().slice(0, 10);
    assert.ok(isDate(text), text);
    const next = new Date(day + 86_400_000);
    if (next.getUTCDate() !== 1) continue;
    const past = text.slice(0, 8) + String(Number(text.slice(8)) + 1);
    assert.ok(!isDate(past), past);
  }
});

test('what the engine writes is a date-time, and its halves are a date and a time', () => {
  fc.assert(
    fc.property(milliseconds, (time) => {
      const text = new Date(time).toISOString();
      assert.ok(isDateTime(text) && isDate(text.slice(0, 10)) && isTime(text.slice(11)), text);
    }),
    { seed: 3339 },
  );
});

test('a date-time with one character changed is one only where the engine still reads it', () => {
  const character = fc.constantFrom(...Array.from('0123456789-:.TtZz+ /'));
  fc.assert(
    fc.property(milliseconds, fc.nat({ max: 23 }), character, (time, index, changed) => {
      const text = new Date(time).toISOString();
      const mutant = text.slice(0, index) + changed + text.slice(index + 1);
      if (isDateTime(mutant)) assert.ok(!Number.isNaN(Date.parse(mutant.toUpperCase())), mutant);
    }),
    { seed: 57, numRuns: 2000 },
  );
});

test('a leap second is right at every offset that makes it 23:59:60 in UTC, and at no other', () => {
  for (let offset = -1439; offset <= 1439; offset++) {
    const minute = (((1439 + offset) % 1440) + 1440) % 1440;
    const clock = `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}:60`;
    const zone = `${twoDigits(Math.floor(Math.abs(offset) / 60))}:${twoDigits(Math.abs(offset) % 60)}`;
    const [right, wrong] = offset < 0 ? ['-', '+'] : ['+', '-'];
    assert.ok(isTime(clock + right + zone), clock + right + zone);
    if (offset % 720 !== 0) assert.ok(!isTime(clock + wrong + zone), clock + wrong + zone);
  }
});

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

test('texts over the cap are no times', () => {
  const fraction = '1'.repeat(64 - '00:00:00.Z'.length);
  assert.equal(isTime(`00:00:00.${fraction}Z`), true);
  assert.equal(isTime(`00:00:00.${fraction}1Z`), false);
});
