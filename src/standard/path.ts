import { appendToken } from '../json/pointer.js';
import { BOUNDS, cut, ELLIPSIS } from '../problem/bounds.js';

/** An entry's place: exact, and as it may be told. */
export interface Place {
  readonly segments: readonly (string | number)[];
  /** Spelled under the bounds, and with hidden keys as `…`. */
  readonly pointer: string;
}

/**
 * The keys and indices of an entry as an issue tells them. They are the exact ones, except that a key is hidden where
 * the pointer hides it, and cut where it is longer than any answer spells. Of a path that is longer than any answer
 * spells, only its beginning is told.
 */
export function issuePath({ segments, pointer }: Place): (string | number)[] {
  const tokens = pointer.split('/').slice(1);
  const path: (string | number)[] = [];
  for (const [index, segment] of segments.entries()) {
    const token = tokens[index];
    const isHidden = token === ELLIPSIS && typeof segment === 'string';
    if (tokens.length !== segments.length && !isHidden && appendToken('', String(segment)) !== `/${token ?? ''}`) break;
    path.push(typeof segment === 'number' ? segment : isHidden ? ELLIPSIS : cut(segment, BOUNDS.key));
  }
  return path;
}
