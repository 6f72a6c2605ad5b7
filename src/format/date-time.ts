/**
 * date, time and date-time: full-date, full-time and date-time of RFC 3339, section 5.6, with the restrictions of
 * section 5.7 (days of a month, leap years, leap seconds). `T` and `Z` may be lower case; a space for `T` is a habit
 * of applications that the rule itself does not know.
 */
import { COLON, DOT, HYPHEN, isDigit, PLUS, ZERO } from './ascii.js';

/** The longest date-time and time in code units: leaves room for 38 digits of a fraction beside a whole offset. */
const LONGEST = 64;
const DATE_LENGTH = 10;
/** The length of `hh:mm:ss`. */
const CLOCK_LENGTH = 8;
const MINUTES_IN_DAY = 1440;

/** What a time turned out to be; a leap second is told apart by the local day that it belongs to. */
const NOT_A_TIME = 0;
const ORDINARY = 1;
const LEAP_SECOND_ENDING_THIS_DAY = 2;
const LEAP_SECOND_ENDING_THE_DAY_BEFORE = 3;

/** Whether a text is a full-date, for example `2025-01-31`. */
export function isDate(text: string): boolean {
  return text.length === DATE_LENGTH && dayAt(text) > 0;
}

/** Whether a text is a full-time, for example `09:30:00Z`; its second may be 60 where that is 23:59:60 in UTC. */
export function isTime(text: string): boolean {
  return text.length <= LONGEST && timeAt(text, 0) !== NOT_A_TIME;
}

/** Whether a text is a date-time; its second may be 60 where that is the end of the last day of a month in UTC. */
export function isDateTime(text: string): boolean {
  if (text.length > LONGEST || (text.charCodeAt(DATE_LENGTH) | 0x20) !== 0x74) return false;
  const day = dayAt(text);
  if (day === 0) return false;
  switch (timeAt(text, DATE_LENGTH + 1)) {
    case ORDINARY:
      return true;
    case LEAP_SECOND_ENDING_THIS_DAY:
      return day === daysInMonth(yearAt(text), twoDigitsAt(text, 5));
    case LEAP_SECOND_ENDING_THE_DAY_BEFORE:
      return day === 1;
    default:
      return false;
  }
}

/** The day of the month of the full-date that the text begins with, or 0 where it begins with none. */
function dayAt(text: string): number {
  const month = twoDigitsAt(text, 5);
  const day = twoDigitsAt(text, 8);
  if (month < 1 || month > 12 || day < 1 || text.charCodeAt(4) !== HYPHEN || text.charCodeAt(7) !== HYPHEN) return 0;
  const year = yearAt(text);
  return year >= 0 && day <= daysInMonth(year, month) ? day : 0;
}

/** The four digits of the year; negative where they are none. */
function yearAt(text: string): number {
  const century = twoDigitsAt(text, 0);
  const rest = twoDigitsAt(text, 2);
  return century < 0 || rest < 0 ? -1 : century * 100 + rest;
}

function daysInMonth(year: number, month: number): number {
  if (month !== 2) return 30 + ((month ^ (month >> 3)) & 1);
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

/** Two digits as a number; negative where one of them is no digit or lies past the end. */
function twoDigitsAt(text: string, index: number): number {
  const tens = text.charCodeAt(index);
  const ones = text.charCodeAt(index + 1);
  return isDigit(tens) && isDigit(ones) ? (tens - ZERO) * 10 + ones - ZERO : -1;
}

/** What the full-time that stands from this index to the end of the text is. */
function timeAt(text: string, start: number): number {
  const hour = twoDigitsAt(text, start);
  const minute = twoDigitsAt(text, start + 3);
  const second = twoDigitsAt(text, start + 6);
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 60) return NOT_A_TIME;
  if (text.charCodeAt(start + 2) !== COLON || text.charCodeAt(start + 5) !== COLON) return NOT_A_TIME;

  let index = start + CLOCK_LENGTH;
  if (text.charCodeAt(index) === DOT) {
    const fraction = ++index;
    while (isDigit(text.charCodeAt(index))) index++;
    if (index === fraction) return NOT_A_TIME;
  }

  const sign = text.charCodeAt(index);
  let offset = 0;
  if ((sign | 0x20) === 0x7a) {
    if (text.length !== index + 1) return NOT_A_TIME;
  } else {
    if ((sign !== PLUS && sign !== HYPHEN) || text.length !== index + 6) return NOT_A_TIME;
    const offsetHour = twoDigitsAt(text, index + 1);
    const offsetMinute = twoDigitsAt(text, index + 4);
    if (offsetHour < 0 || offsetHour > 23 || offsetMinute < 0 || offsetMinute > 59) return NOT_A_TIME;
    if (text.charCodeAt(index + 3) !== COLON) return NOT_A_TIME;
    offset = offsetHour * 60 + offsetMinute;
    if (sign === HYPHEN) offset = -offset;
  }
  if (second < 60) return ORDINARY;

  const minuteInUtc = hour * 60 + minute - offset;
  if (minuteInUtc === MINUTES_IN_DAY - 1) return LEAP_SECOND_ENDING_THIS_DAY;
  return minuteInUtc === -1 ? LEAP_SECOND_ENDING_THE_DAY_BEFORE : NOT_A_TIME;
}
