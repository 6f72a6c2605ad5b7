import { appendToken } from '../json/pointer.js';
import { BOUNDS, characters, cut, ELLIPSIS } from './bounds.js';
import type { Step } from './cause.js';
import { boundText, escapeHidden } from './escape.js';
import type { KeyPolicy } from './quoted.js';

/** What a path starts from: the data of an action, the arguments of a tool without actions, a handler's result. */
export type RootName = 'data' | 'arguments' | 'result';

/** Whether a key is spelled `.key`: ASCII letters, digits, `_` and `$`, not beginning with a digit, and uncut. */
function isIdentifierLike(key: string): boolean {
  if (key === '' || key.length > BOUNDS.key) return false;
  for (let index = 0; index < key.length; index++) {
    const unit = key.charCodeAt(index);
    const isDigit = unit >= 0x30 && unit <= 0x39;
    const isLetter = (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a) || unit === 0x5f || unit === 0x24;
    if (!isLetter && !(isDigit && index > 0)) return false;
  }
  return true;
}

/** A key as a JSON string within its bounds: cut before it is escaped, and shorter still where its escapes are long. */
function spellKey(key: string): string {
  for (let limit = BOUNDS.key; ; limit = Math.floor(limit / 2)) {
    const spelled = escapeHidden(JSON.stringify(cut(key, limit)));
    // Sixteen characters take at most twelve each, so this ends before nothing is left.
    if (characters(spelled) <= BOUNDS.spelledKey) return spelled;
  }
}

/** One token of a path. */
function spellToken(step: Step, keys: KeyPolicy): string {
  if (typeof step.key === 'number') return `[${step.key}]`;
  if (keys === 'hide' && !step.declared) return `[${ELLIPSIS}]`;
  return isIdentifierLike(step.key) ? `.${step.key}` : `[${spellKey(step.key)}]`;
}

/** One token of a pointer, with its leading slash. */
function pointerToken(step: Step, keys: KeyPolicy): string {
  if (typeof step.key === 'number') return `/${step.key}`;
  if (keys === 'hide' && !step.declared) return `/${ELLIPSIS}`;
  if (isIdentifierLike(step.key)) return `/${step.key}`;
  return boundText(appendToken('', cut(step.key, BOUNDS.key)), BOUNDS.spelledKey);
}

/** Joins tokens behind a root; where they are too long, those in the middle give way to one "…", the last one never. */
function join(
  root: string,
  steps: readonly Step[],
  token: (step: Step, keys: KeyPolicy) => string,
  keys: KeyPolicy,
): string {
  let whole: string = root;
  for (const step of steps) whole += token(step, keys);
  if (whole.length <= BOUNDS.path || characters(whole) <= BOUNDS.path) return whole;
  const tokens = steps.map((step) => token(step, keys));
  let room = BOUNDS.path - characters(root) - ELLIPSIS.length - characters(tokens[tokens.length - 1]!);
  let head = 0;
  let tail = tokens.length - 1;
  let fits = true;
  while (fits) {
    fits = false;
    const before = characters(tokens[tail - 1]!);
    if (before <= room) {
      room -= before;
      tail--;
      fits = true;
    }
    // Not all tokens fit, so the two ends never meet.
    const next = characters(tokens[head]!);
    if (next <= room) {
      room -= next;
      head++;
      fits = true;
    }
  }
  return root + tokens.slice(0, head).join('') + ELLIPSIS + tokens.slice(tail).join('');
}

/**
 * A data path as a caller reads it: `data.lines[3]["odd key"]`, of at most 256 characters. An all-digit key of an
 * object is `["3"]`, an index of an array `[3]`.
 *
 * @param keys `hide` spells a key that the schema does not declare `[…]`.
 */
export function spellPath(root: RootName, steps: readonly Step[], keys: KeyPolicy): string {
  return join(root, steps, spellToken, keys);
}

/** A data path as a JSON Pointer (RFC 6901) from its root on, under the bounds of {@link spellPath}. */
export function spellPointer(steps: readonly Step[], keys: KeyPolicy): string {
  return join('', steps, pointerToken, keys);
}
