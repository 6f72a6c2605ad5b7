import * as bodies from './bodies.js';
import type { Bodies } from './bodies.js';

/** For each body the copies that can be handed out. */
export type Pool = { readonly [Name in keyof Bodies]: readonly Bodies[Name][] };

/** How many copies there are of each body. A root needs as many slots as it has declared properties. */
export const counts: Readonly<Record<keyof Bodies, number>> = {
  slot: 1_600,
  closed: 416,
  slotted: 448,
  plain: 48,
  mapping: 64,
  items: 192,
  both: 128,
  either: 192,
  root: 256,
};

/**
 * The pool as the sources have it: every copy is the one function itself, right but no faster. The build writes the
 * same module with as many copies of the text (`pool.make.ts`).
 */
export const pool: Pool = Object.fromEntries(
  Object.entries(counts).map(([name, count]) => [
    name,
    Array.from({ length: count }, () => bodies[name as keyof Bodies]),
  ]),
) as unknown as Pool;
