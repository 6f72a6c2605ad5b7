import { isNumber, numberIdentity } from './number.js';
import { isPlain, type JsonObject } from './own.js';

/** How far {@link canonicalText} may go. */
export interface CanonicalBounds {
  /** Levels of arrays and objects, a scalar being none. */
  readonly depth: number;
  /** Values visited, counted over all texts that share these bounds; each text takes its own away. */
  nodes: number;
}

/** Up to so many names are sorted by insertion. */
const FEW = 16;

/** Why a value has no canonical text. No text equals one of these. */
export const NOT_CANONICAL = '';
export const TOO_LARGE = '!';

/**
 * A text that two JSON values share if and only if they are equal (see `isEqual`). Every part says where it ends, so
 * that no text can be taken for another: strings carry their length, numbers end in `;`, containers are closed.
 *
 * @returns {@link NOT_CANONICAL} for what JSON can't carry, which equals nothing; {@link TOO_LARGE} where the bounds
 *   are passed: whichever is met first
 */
export function canonicalText(value: unknown, bounds: CanonicalBounds): string {
  return textOf(value, bounds, bounds.depth);
}

function textOf(value: unknown, bounds: CanonicalBounds, depth: number): string {
  bounds.nodes -= 1;
  if (bounds.nodes < 0) return TOO_LARGE;
  if (typeof value === 'string') return stringText(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value === null) return 'n';
  if (isNumber(value)) return `${numberIdentity(value)};`;
  if (typeof value !== 'object') return NOT_CANONICAL;
  if (Array.isArray(value)) return depth === 0 ? TOO_LARGE : arrayText(value, bounds, depth - 1);
  if (!isPlain(value)) return NOT_CANONICAL;
  return depth === 0 ? TOO_LARGE : objectText(value, bounds, depth - 1);
}

function stringText(value: string): string {
  return `${value.length}"${value}`;
}

function arrayText(items: readonly unknown[], bounds: CanonicalBounds, depth: number): string {
  let text = '[';
  for (let index = 0; index < items.length; index += 1) {
    const item = textOf(items[index], bounds, depth);
    if (item === NOT_CANONICAL || item === TOO_LARGE) return item;
    text += item;
  }
  return `${text}]`;
}

function objectText(object: JsonObject, bounds: CanonicalBounds, depth: number): string {
  let text = '{';
  for (const name of sorted(Object.keys(object))) {
    const value = object[name];
    // JSON has no undefined: such a property is absent.
    if (value === undefined) continue;
    const member = textOf(value, bounds, depth);
    if (member === NOT_CANONICAL || member === TOO_LARGE) return member;
    text += stringText(name) + member;
  }
  return `${text}}`;
}

/** The names in the order of their code units, in place. Few are sorted faster by insertion than by the language. */
function sorted(names: string[]): string[] {
  if (names.length > FEW) return names.sort();
  for (let end = 1; end < names.length; end += 1) {
    const name = names[end] ?? '';
    let at = end;
    for (; at > 0; at -= 1) {
      const before = names[at - 1] ?? '';
      if (before <= name) break;
      names[at] = before;
    }
    names[at] = name;
  }
  return names;
}
