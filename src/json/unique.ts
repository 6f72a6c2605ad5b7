import { canonicalText, NOT_CANONICAL, TOO_LARGE } from './canonical.js';
import { isNumber, numberIdentity } from './number.js';

/**
 * Values inside arrays and objects that one question may visit, beside so many more for each item. Objects that a
 * program shares between many places can unfold without end.
 */
const MAX_NODES = 2_000_000;
const MAX_NODES_OF_EACH = 64;

/** Up to here comparing every pair of scalars is cheaper than building sets. */
const FEW = 12;

/**
 * Whether no two items are equal (JSON Schema validation, section 6.4.3; equality as in `isEqual`). The work is
 * linear in the size of the items, but for the sorting of numbers. What JSON can't carry equals nothing; but an item
 * that is not there (undefined, a hole of a sparse array) is no item at all, and a second one ends the question with
 * false, so that no empty length is walked for nothing. A trap of a proxy, or a getter, may throw out of it.
 *
 * @param maxDepth how many levels of arrays and objects an item may nest
 * @returns undefined where an item is nested deeper, or all together unfold to more than 2,000,000 values and 64 for each
 */
export function hasUniqueItems(items: readonly unknown[], maxDepth: number): boolean | undefined {
  if (items.length < 2) return true;
  return items.length <= FEW && items.every(isScalar) ? areFewUnique(items) : areUnique(items, maxDepth);
}

/** Whether `===` tells the item apart from every other such item. */
function isScalar(item: unknown): boolean {
  return typeof item === 'string' || (typeof item === 'number' && Number.isFinite(item));
}

function areFewUnique(items: readonly unknown[]): boolean {
  for (let index = 1; index < items.length; index += 1) {
    for (let other = 0; other < index; other += 1) {
      if (items[index] === items[other]) return false;
    }
  }
  return true;
}

function areUnique(items: readonly unknown[], maxDepth: number): boolean | undefined {
  const bounds = { depth: maxDepth, nodes: MAX_NODES + MAX_NODES_OF_EACH * items.length };
  const numbers: number[] = [];
  const strings = new Set<string>();
  const texts = new Set<string>();
  let absent = 0;
  // By index: forEach and the like would walk a sparse array's length before anything could stop them.
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index];
    if (typeof item === 'string') {
      if (!isAdded(strings, item)) return false;
    } else if (isNumber(item)) {
      const identity = numberIdentity(item);
      if (typeof identity === 'number') numbers.push(identity);
      else if (!isAdded(texts, identity)) return false;
    } else if (item === undefined) {
      absent += 1;
      if (absent > 1) return false;
    } else {
      const text = canonicalText(item, bounds);
      if (text === TOO_LARGE) return undefined;
      if (text !== NOT_CANONICAL && !isAdded(texts, text)) return false;
    }
  }
  return areDistinct(numbers);
}

function isAdded(set: Set<string>, text: string): boolean {
  const before = set.size;
  set.add(text);
  return set.size > before;
}

/**
 * Whether no number occurs twice. By sorting, not by a Set: V8's hash of a number is known to everyone, so that a
 * sender could choose numbers that all fall into one bucket. (Its hash of a text is seeded for each process.)
 */
function areDistinct(numbers: readonly number[]): boolean {
  const sorted = Float64Array.from(numbers).sort();
  for (let index = 1; index < sorted.length; index += 1) {
    if (sorted[index] === sorted[index - 1]) return false;
  }
  return true;
}
