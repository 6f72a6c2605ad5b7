import { compareText } from './order.js';

/** How much of a name is compared, in UTF-16 units: no tool, action or sensible key is longer. */
const COMPARED = 128;

/** How many names are compared with what was sent: the work is bounded however many there are. */
const COMPARED_NAMES = 2_000;

/** The most edits between two names that are near. */
const MOST_EDITS = 3;

/** The shortest name that counts as a part of another. */
const SHORTEST_PART = 3;

/** How alike two names are; a smaller rank is nearer. The ranks between {@link STYLE} and {@link PART} count edits. */
const SAME = 0;
const STYLE = 1;
const PART: number = STYLE + MOST_EDITS + 1;
const FAR: number = PART + 1;

/** A name without its style: what is compared when case, hyphens and underscores are not to matter. */
interface Folded {
  readonly name: string;
  readonly folded: string;
}

/** Lower case, and without the ASCII characters that are neither letters nor digits, unless nothing would be left. */
function fold(name: string): Folded {
  const lower = name.slice(0, COMPARED).toLowerCase();
  return { name, folded: lower.replace(SIGNS, '') || lower };
}

const SIGNS = /[^\da-z\u{80}-\u{10ffff}]+/gu;

/**
 * Whether two texts can't be near, by their lengths and characters alone: an edit puts in one character at most that was
 * missing, and takes out one that was too much. Of nearly all names this is all that is asked.
 */
function areFar(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return true;
  const [inA, inB] = [charactersOf(a), charactersOf(b)];
  return countBits(inA & ~inB) > limit || countBits(inB & ~inA) > limit;
}

/** The characters of a text, one bit each; some share a bit. */
function charactersOf(text: string): number {
  let bits = 0;
  for (let index = 0; index < text.length; index++) bits |= 1 << (text.charCodeAt(index) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/**
 * The edits that turn one text into another (insert, delete, replace, swap two neighbours), or `limit + 1` where it
 * takes more. Only a band of `2 * limit + 1` cells of each row is looked at: linear in the length for a fixed limit.
 */
function editDistance(a: string, b: string, limit: number): number {
  const tooMany = limit + 1;
  // What both begin or end with takes no edit: names of one family are told apart by little.
  let start = 0;
  while (start < a.length && start < b.length && a.charCodeAt(start) === b.charCodeAt(start)) start++;
  let endOfA = a.length;
  let endOfB = b.length;
  while (endOfA > start && endOfB > start && a.charCodeAt(endOfA - 1) === b.charCodeAt(endOfB - 1)) {
    endOfA--;
    endOfB--;
  }
  const width = endOfB - start;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => Math.min(column, tooMany));
  for (let row = 1; row <= endOfA - start; row++) {
    const current = new Array<number>(width + 1).fill(tooMany);
    if (row <= limit) current[0] = row;
    let least = current[0]!;
    const unitOfA = a.charCodeAt(start + row - 1);
    for (let column = Math.max(1, row - limit); column <= Math.min(width, row + limit); column++) {
      const unitOfB = b.charCodeAt(start + column - 1);
      const replaced = last[column - 1]! + (unitOfA === unitOfB ? 0 : 1);
      let edits = Math.min(last[column]! + 1, current[column - 1]! + 1, replaced);
      const swapped =
        row > 1 &&
        column > 1 &&
        unitOfA === b.charCodeAt(start + column - 2) &&
        a.charCodeAt(start + row - 2) === unitOfB;
      if (swapped) edits = Math.min(edits, beforeLast[column - 2]! + 1);
      current[column] = Math.min(edits, tooMany);
      least = Math.min(least, edits);
    }
    if (least > limit) return tooMany;
    beforeLast = last;
    last = current;
  }
  return last[width]!;
}

/** Whether one text begins or ends with the other, and the other is long enough to mean something. */
function isPart(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= SHORTEST_PART && (long.startsWith(short) || long.endsWith(short));
}

/** How alike two names are. The longer they are, the more edits are forgiven: none below three characters. */
function rank(sent: Folded, candidate: Folded): number {
  if (sent.name === candidate.name) return SAME;
  if (sent.folded === candidate.folded) return STYLE;
  const limit = Math.min(MOST_EDITS, Math.floor(Math.max(sent.folded.length, candidate.folded.length) / 3));
  const isFar = limit === 0 || areFar(sent.folded, candidate.folded, limit);
  const edits = isFar ? limit + 1 : editDistance(sent.folded, candidate.folded, limit);
  if (edits <= limit) return STYLE + edits;
  return isPart(sent.folded, candidate.folded) ? PART : FAR;
}

/**
 * The names sorted by how near they are to what was sent: the same name in another style (`dueDate`, `due_date`,
 * `DueDate`), then by edits, then names of which one is a part of the other, then all others in the order given. Names
 * equally near stand in code point order. Only the first 128 units of a name are compared, and only the first 2,000
 * names; what is behind them stays there.
 */
export function nearest<Name extends string>(sent: string, names: readonly Name[]): Name[] {
  const wanted = fold(sent);
  const compared = names
    .slice(0, COMPARED_NAMES)
    .map((name, place) => ({ name, place, rank: rank(wanted, fold(name)) }))
    .sort((a, b) => a.rank - b.rank || (a.rank === FAR ? a.place - b.place : compareText(a.name, b.name)))
    .map(({ name }) => name);
  return compared.concat(names.slice(COMPARED_NAMES));
}

/** The nearest of the first 2,000 names, or undefined where none is near enough to be what was meant. */
export function nearestOne<Name extends string>(sent: string, names: readonly Name[]): Name | undefined {
  const wanted = fold(sent);
  let best: Name | undefined;
  let bestRank = FAR;
  for (const name of names.slice(0, COMPARED_NAMES)) {
    const found = rank(wanted, fold(name));
    if (found < bestRank || (found === bestRank && best !== undefined && compareText(name, best) < 0)) {
      best = name;
      bestRank = found;
    }
  }
  return best;
}

/** Whether a name is near enough to what was sent to be what was meant. */
export function isNear(sent: string, name: string): boolean {
  return rank(fold(sent), fold(name)) < FAR;
}
