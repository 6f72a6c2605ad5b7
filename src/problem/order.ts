import type { Step } from './cause.js';

/** Compares by code point, so that the order is the same in every locale (UTF-16 units alone would misplace U+E000…). */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  let index = 0;
  while (index < length && a.charCodeAt(index) === b.charCodeAt(index)) index++;
  if (index === length) return a.length - b.length;
  // Where the texts part after a high surrogate, it begins a character in at least one of them, or stands alone in both.
  const byPair = index === 0 ? 0 : a.codePointAt(index - 1)! - b.codePointAt(index - 1)!;
  return byPair || a.codePointAt(index)! - b.codePointAt(index)!;
}

/** Whether a key is all digits, and so takes its place by value. */
function isDigits(key: string): boolean {
  for (let index = 0; index < key.length; index++) {
    const unit = key.charCodeAt(index);
    if (unit < 0x30 || unit > 0x39) return false;
  }
  return key !== '';
}

/** Compares two all-digit keys of any length by value; of equal values the shorter spelling comes first. */
function compareDigits(a: string, b: string): number {
  let zerosOfA = 0;
  let zerosOfB = 0;
  while (a.charCodeAt(zerosOfA) === 0x30) zerosOfA++;
  while (b.charCodeAt(zerosOfB) === 0x30) zerosOfB++;
  const byDigits = a.length - zerosOfA - (b.length - zerosOfB);
  if (byDigits !== 0) return byDigits;
  return compareText(a.slice(zerosOfA), b.slice(zerosOfB)) || a.length - b.length;
}

/** Compares two tokens of a path: all-digit ones before others, by value; others by code point. */
export function compareTokens(a: string | number, b: string | number): number {
  if (a === b) return 0;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const textOfA = String(a);
  const textOfB = String(b);
  const digitsInA = isDigits(textOfA);
  if (digitsInA !== isDigits(textOfB)) return digitsInA ? -1 : 1;
  // An index and a key of one spelling are told apart too: an order without ties is the same whatever came first.
  return (
    (digitsInA ? compareDigits(textOfA, textOfB) : compareText(textOfA, textOfB)) || (typeof a === 'number' ? -1 : 1)
  );
}

/** The order of paths: token by token, a parent before what is inside it. */
export function compareSteps(a: readonly Step[], b: readonly Step[]): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const order = compareTokens(a[index]!.key, b[index]!.key);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Whether a path has its place among the first `limit` of a list that is in path order. */
export function isAmongFirst(
  first: readonly { readonly steps: readonly Step[] }[],
  steps: readonly Step[],
  limit: number,
): boolean {
  return first.length < limit || compareSteps(steps, first[first.length - 1]!.steps) < 0;
}

/** Puts an item at its place in a list that is in path order and keeps the first `limit`; equal paths stay side by side. */
export function insertByPath<Item extends { readonly steps: readonly Step[] }>(
  first: Item[],
  item: Item,
  limit: number,
): void {
  let place = first.length;
  while (place > 0 && compareSteps(item.steps, first[place - 1]!.steps) < 0) place--;
  if (place === first.length) first.push(item);
  else first.splice(place, 0, item);
  if (first.length > limit) first.pop();
}
