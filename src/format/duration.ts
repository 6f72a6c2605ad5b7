/**
 * duration: the grammar of RFC 3339, appendix A. A unit may be followed only by the next smaller one (so no `P1Y1D`),
 * weeks stand alone, numbers are whole, and the designators are upper case as in ISO 8601.
 */
import { isDigit } from './ascii.js';

const DATE_UNITS = 'YMD';
const TIME_UNITS = 'HMS';

/** Whether a text is a duration, for example `P1DT12H`. */
export function isDuration(text: string): boolean {
  if (text.charCodeAt(0) !== 0x50) return false;
  if (text.charCodeAt(text.length - 1) === 0x57) return digitsEnd(text, 1) === text.length - 1 && text.length > 2;
  let index = unitsEnd(text, 1, DATE_UNITS);
  if (text.charCodeAt(index) === 0x54) {
    const time = index + 1;
    index = unitsEnd(text, time, TIME_UNITS);
    if (index === time) return false;
  }
  return index > 1 && index === text.length;
}

/** The index after the longest run of `number unit` whose units follow each other without a gap. */
function unitsEnd(text: string, start: number, units: string): number {
  let index = start;
  // The place of the unit that must follow; after none, any may.
  let expected = 0;
  for (;;) {
    const designator = digitsEnd(text, index);
    if (designator === index) return index;
    // The empty text past the end is at place 0 of the units. It lets the run end past the text, where nothing may.
    const unit = units.indexOf(text.charAt(designator));
    if (unit < 0 || (expected > 0 && unit !== expected)) return index;
    index = designator + 1;
    expected = unit + 1;
  }
}

function digitsEnd(text: string, start: number): number {
  let index = start;
  while (isDigit(text.charCodeAt(index))) index++;
  return index;
}
