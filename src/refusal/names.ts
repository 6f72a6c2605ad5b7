import { BOUNDS, characters, cut, jsonBytes } from '../problem/bounds.js';

/** A list of names within its bound. */
export interface NameList {
  readonly names: readonly string[];
  /** How many are left out. */
  readonly more: number;
}

/** Lists of names within one bound. */
export interface GroupList {
  readonly groups: readonly (readonly string[])[];
  /** How many names are left out. */
  readonly more: number;
}

/**
 * Groups of names, the first of them that take at most 2,000 characters of JSON together; a name of more than 128
 * characters is cut. One name always fits: without it there would be nothing to correct a call from.
 *
 * @param bytes how many bytes the JSON text of the groups may take.
 */
export function boundGroups(groups: readonly (readonly string[])[], bytes: number): GroupList {
  const kept: string[][] = [];
  let more = groups.reduce((sum, group) => sum + group.length, 0);
  let charactersLeft = BOUNDS.names;
  let bytesLeft = bytes - 2;
  for (const group of groups) {
    const names: string[] = [];
    // Two brackets and a comma for the group, two quotes and a comma within the sizes of each name.
    bytesLeft -= 3;
    for (const whole of group) {
      const name = cut(whole, BOUNDS.name);
      charactersLeft -= characters(JSON.stringify(name)) + 1;
      bytesLeft -= jsonBytes(name) + 1;
      if ((charactersLeft < 0 || bytesLeft < 0) && kept.length + names.length > 0) break;
      names.push(name);
    }
    if (names.length > 0) kept.push(names);
    more -= names.length;
    if (names.length < group.length) break;
  }
  return { groups: kept, more };
}

/**
 * A list of names under the bounds of {@link boundGroups}. Where nothing else in a refusal is long, its bytes need no
 * bound of their own: 2,000 characters are 8,000 bytes at the most.
 */
export function boundNames(names: readonly string[], bytes: number = Number.POSITIVE_INFINITY): NameList {
  const { groups, more } = boundGroups([names], bytes);
  return { names: groups[0] ?? [], more };
}

/** `more: N` where something was left out. */
export function moreOf(list: { readonly more: number }): { readonly more?: number } {
  return list.more === 0 ? {} : { more: list.more };
}
