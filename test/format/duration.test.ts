import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDuration } from '../../src/format/duration.js';

/** Every choice of units in their order, each used once at the most. */
function choices(units: string): string[] {
  return [...units].reduce<string[]>((all, unit) => [...all, ...all.map((chosen) => chosen + unit)], ['']);
}

test('of all choices of units exactly those without a gap are durations', () => {
  const whole = ['', 'Y', 'M', 'D', 'YM', 'MD', 'YMD'];
  const ofTime = ['', 'H', 'M', 'S', 'HM', 'MS', 'HMS'];
  for (const date of choices('YMD')) {
    for (const time of choices('HMS')) {
      const text = `P${date.replaceAll(/./gu, '1$&')}${time === '' ? '' : `T${time.replaceAll(/./gu, '20$&')}`}`;
      assert.equal(isDuration(text), whole.includes(date) && ofTime.includes(time) && text !== 'P', text);
    }
  }
});

test('no unit stands without a number before it, and no number without a unit after it', () => {
  for (const text of [
    'PY',
    'PM',
    'PD',
    'PTH',
    'PTM',
    'PTS',
    'P1YM',
    'PT1HM',
    'P',
    'PT',
    'P1',
    'P1Y1',
    'PT1',
    'PT1H1',
  ]) {
    assert.equal(isDuration(text), false, text);
  }
});
