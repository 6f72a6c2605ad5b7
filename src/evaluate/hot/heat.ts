import { run } from '../../limit/run.js';
import type { Check } from '../check.js';
import type { Kit } from '../kit.js';
import * as bodies from './bodies.js';
import { entries } from './entries.js';
import { Copies, countingKit } from './hot-kit.js';

/** Calls after which a root is worth copies: they pay back what they cost the engine after some hundred thousand calls, in mixed traffic far fewer. */
export const HOT_AFTER = 3_000;

/** Calls after which the copies are loaded, so that they are there when the root is hot. */
export const LOAD_AFTER = 1_500;

let copies: Copies | undefined;
let loading: Promise<void> | undefined;
let used = 0;

/** Loads the copies, once, and only when a root is hot. A host that can't load them stays with the generic text. */
export function loadCopies(): Promise<void> {
  loading ??= import('./pool.js').then(
    ({ pool }) => {
      copies = new Copies(pool);
    },
    () => undefined,
  );
  return loading;
}

/** Does something with the copies: at once where they are there, else when they are loaded. */
export function whenLoaded(heat: () => void): void {
  if (copies === undefined) void loadCopies().then(heat);
  else heat();
}

/** An entry for a new root: of its own, while there are any. */
export function takeEntry(): typeof bodies.entry {
  const own = entries[used++];
  return own ?? entries[entries.length - 1] ?? bodies.entry;
}

/**
 * Links a root once more, with copies; undefined where they are not loaded, or not enough are left.
 *
 * @param link links the root with a kit; called twice, first to count
 */
export function linkHot(link: (kit: Kit) => Check): Check | undefined {
  if (copies === undefined) return undefined;
  const { kit, needs } = countingKit(bodies);
  link(kit);
  return copies.suffice(needs) ? link(copies.kit()) : undefined;
}

/** The way into a hot root that keeps no state: a copy around its check. */
export function hotTest(check: Check, slow: (data: unknown) => boolean): ((data: unknown) => boolean) | undefined {
  return copies?.take('root')(check, run, slow);
}
